import {
  FOUNDATION, cellIndex, columnIndex, makeIdentifier, makeRank, presetOf, rankOf, suitOf, suitSymbol,
  type Card, type Game, type Pile, type Rules, type Suit,
} from '@sidedeck/core';
import { t } from './i18n.ts';
import type { Light } from './verdicts.ts';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const RANKS = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const;

/** As it is printed: `7♥`, `10♠`. */
export function cardText(card: Card): string {
  return makeRank(rankOf(card)).replace('T', '10') + suitSymbol(suitOf(card));
}

/** As it is spoken: "7 of hearts". */
export function cardName(card: Card): string {
  return t('card.name', { rank: rankName(rankOf(card)), suit: suitName(suitOf(card)) });
}

function rankName(rank: number): string {
  return rank in RANKS ? t(`rank.${RANKS[rank as keyof typeof RANKS]}`) : String(rank);
}

export function suitName(suit: Suit): string {
  return t(`suit.${SUITS[suit]}`);
}

/** "column 3", "cell 1", "the foundation". */
export function pileName(pile: Pile): string {
  if (pile === FOUNDATION) return t('pile.foundation');
  const cell = cellIndex(pile);
  return cell < 0
    ? t('pile.column', { number: columnIndex(pile) + 1 })
    : t('pile.cell', { number: cell + 1 });
}

/** What the status light says; nothing where it is off. Of a deal that never could be won nothing was lost. */
export function lightText(light: Light, isUnwinnableDeal = false): string {
  if (light === 'unwinnable' && isUnwinnableDeal) return t('status.unwinnableDeal');
  return light === 'off' ? '' : t(`light.${light}`);
}

/** `m:ss`, from an hour on `h:mm:ss`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** What is told side by side: "Easy · Classic". */
export function listed(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** By what a deal is told: `617`, or `spider4-617`; undefined where it has no number. */
export function dealText({ rules, deal }: Pick<Game, 'rules' | 'deal'>): string | undefined {
  if (deal === null) return undefined;
  return rules.game === 'spider' ? makeIdentifier(rules, deal) : String(deal);
}

/** "Classic", with the number of cells where it is not the usual one; Spider's by its suits, however it is laid out. */
export function rulesName(rules: Rules): string {
  if (rules.game === 'spider') return t(`preset.spider${rules.suits}`);
  const name = t(`preset.${presetOf(rules) ?? 'custom'}`);
  return rules.cells === 4 ? name : t('preset.withCells', { name, count: rules.cells });
}
