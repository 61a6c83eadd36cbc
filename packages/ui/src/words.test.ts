import { PRESETS, deal, parseCard, whyNot, moveOf, type Move, type Reason } from '@sidedeck/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLaterTexts, setLocale, t } from './i18n.ts';
import { listText, reasonText } from './reasons.ts';
import { cardName, cardText, pileName, rulesName, timeText } from './words.ts';

beforeAll(loadLaterTexts);

const card = (text: string) => parseCard(text)!;

describe('words', () => {
  it('for cards', () => {
    expect(['7H', 'TS', 'AC', 'KD'].map((text) => cardText(card(text)))).toEqual(['7♥', '10♠', 'A♣', 'K♦']);
    expect(['7H', 'TS', 'AC', 'KD'].map((text) => cardName(card(text)))).toEqual(
      ['7 of hearts', '10 of spades', 'ace of clubs', 'king of diamonds']);
  });

  it('for piles', () => {
    expect((['3', 'a', 'i', 'h'] as const).map(pileName)).toEqual(['column 3', 'cell 1', 'cell 8', 'the foundation']);
  });

  it.each([
    [0, '0:00'], [999, '0:00'], [61_000, '1:01'], [3_599_999, '59:59'],
    [3_600_000, '1:00:00'], [36_061_000, '10:01:01'],
  ])('for %i milliseconds', (milliseconds, text) => {
    expect(timeText(milliseconds)).toBe(text);
  });

  it('for rules: a preset by its name, whatever its cells; anything else is custom', () => {
    expect(rulesName({ ...PRESETS.classic, autoplay: 'off' })).toBe('Custom');
    expect(rulesName(PRESETS.spider2)).toBe('Spider, two suits');
    expect(rulesName({ ...PRESETS.spider2, layout: 'spread' })).toBe('Spider, two suits');
    expect(rulesName(PRESETS.classic)).toBe('Classic');
    expect(rulesName({ ...PRESETS.houseB, cells: 3 })).toBe('House B, 3 cells');
    expect(rulesName({ ...PRESETS.classic, cells: 1 })).toBe('Classic, 1 cell');
  });
});

describe('the reason of a refusal', () => {
  const position = deal(PRESETS.classic, 617);
  const reasons: [Move, string][] = [
    [moveOf('1', '2'), 'J♦ does not follow K♠.'],
    [moveOf('7', '8'), 'J♥ and Q♥ have the same colour.'],
    [moveOf('1', 'h'), 'A♦ has to go up before J♦.'],
    [moveOf('1', 'a', 2), 'These cards are not a run.'],
    [moveOf('a', '1'), 'There is no such card to move.'],
    [moveOf('h', '1'), 'Cards on the foundations stay there; undo brings them back.'],
  ];

  it.each(reasons)('for %j', (move, text) => {
    expect(reasonText(whyNot(position, move)!)).toBe(text);
  });

  const others: [Reason, string][] = [
    [{ code: 'overLimit', count: 5, limit: 3 }, 'At most 3 cards can move there now.'],
    [{ code: 'overLimit', count: 2, limit: 1 }, 'At most 1 card can move there now.'],
    [{ code: 'cellTaken', card: card('7H') }, 'This cell already holds 7♥.'],
    [{ code: 'oneCardOnly', to: 'cell' }, 'A cell holds one card.'],
    [{ code: 'foundationNeeds', card: card('7H'), needed: null }, 'This foundation is complete.'],
    [{ code: 'samePile' }, 'This move does not exist.'],
  ];

  it.each(others)('%j', (reason, text) => {
    expect(reasonText(reason)).toBe(text);
  });
});

describe('a list', () => {
  const emptyColumns: Reason = { code: 'emptyColumns', columns: ['3', '5', '8'] };
  const needed = () => t('why.needed', { cards: listText(['7♥', '8♠']) });

  it('is written as the language does', async () => {
    expect(reasonText(emptyColumns)).toMatch(/ empty: column 3, column 5, and column 8\.$/);
    expect(needed()).toBe('May still be needed for 7♥ and 8♠.');
    await setLocale('zh-TW');
    expect(reasonText(emptyColumns)).toBe('還有空欄時不能發牌：第 3 欄、第 5 欄和第 8 欄。');
    expect(needed()).toBe('7♥ 和 8♠ 可能還用得著它。');
    await setLocale('en');
  });
});
