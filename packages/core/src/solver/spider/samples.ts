import { KING, rankOf, type Card } from '../../card.ts';
import type { Column, SpiderPosition } from '../../position.ts';
import type { SpiderRules } from '../../rules.ts';
import { COLUMNS, deal, RUNS, twoDecks } from '../../spider/deal.ts';
import { changesSomething, legalMoves } from '../../spider/moves.ts';
import { place } from '../../spider/play.ts';
import type { Pick } from '../samples.ts';

/** Positions for tests, the same ones each time. */

/** The positions of a random game, the first one included; it ends early where no move is left. */
export function walk(start: SpiderPosition, steps: number, pick: Pick): SpiderPosition[] {
  const positions = [start];
  while (positions.length <= steps) {
    const now = positions.at(-1)!;
    const moves = legalMoves(now).filter((move) => changesSomething(now, move));
    if (moves.length === 0) break;
    positions.push(place(now, moves[pick(moves.length)]!));
  }
  return positions;
}

/** Where someone stands who deals whenever it is allowed, with a move in between now and then: often hopelessly. */
export function hurried(rules: SpiderRules, rounds: number, pick: Pick): SpiderPosition {
  let now = deal(rules, 1 + pick(1_000_000));
  for (let step = 0; now.stock.length > rounds * COLUMNS; step++) {
    if (step === 100) return hurried(rules, rounds, pick);
    const moves = legalMoves(now);
    const last = moves.at(-1)!;
    now = place(now, last.type === 'deal' && pick(3) > 0 ? last : moves[pick(moves.length)]!);
  }
  return now;
}

/**
 * All is hidden but the last card of each column, and two parts of one run that can be joined. The stock and the
 * upper half of the columns have odd ranks only, so little else can be done.
 */
export function nearlyComplete(rules: SpiderRules, rounds: number, pick: Pick): SpiderPosition {
  const cards = twoDecks(rules);
  const run = cards.splice(0, KING).reverse();
  const mixed = shuffled(cards, pick);
  const thrown = [0, 1].flatMap((parity) => mixed.filter((card) => rankOf(card) % 2 === parity));
  const stock = thrown.splice(thrown.length - rounds * COLUMNS);
  const piles = Array.from({ length: COLUMNS }, (_, index) => thrown.filter((_, at) => at % COLUMNS === index));
  const cut = 1 + pick(KING - 1);
  const columns = piles.map((pile, index): Column => {
    const open = [run.slice(0, cut), run.slice(cut)][index] ?? [pile.pop()!];
    return { cards: [...pile, ...open], hidden: pile.length };
  });
  return { rules, columns, cells: [], foundations: Array.from({ length: RUNS }, () => []), stock };
}

function shuffled(cards: readonly Card[], pick: Pick): Card[] {
  const rest = [...cards];
  return cards.map(() => rest.splice(pick(rest.length), 1)[0]!);
}
