import {
  columnIndex, moveOf, runLength, targetsOf, type CardMove, type ColumnName, type SpiderPosition,
} from '@sidedeck/core';

/** One way to move cards of a column. */
export interface Choice {
  readonly move: CardMove;
  readonly completes: boolean;
}

/** What is chosen in the run picker: how many cards, and which of their targets. */
export interface Picked {
  readonly count: number;
  readonly target: number;
}

/** Targets shown at once. */
export const PAGE = 5;

/** For one card, two cards and so on, as many as move together, everywhere they can go, the best first. */
export function choicesOf(position: SpiderPosition, pile: ColumnName): readonly (readonly Choice[])[] {
  return Array.from({ length: runLength(position, pile) }, (_, index) =>
    targetsOf(position, pile, index + 1)
      .map(({ to, kind }) => ({ move: moveOf(pile, to, index + 1), completes: kind === 'completes' })));
}

/** Where the picker begins: with the most cards that can go anywhere, from the one the player meant. */
export function firstPick(choices: readonly (readonly Choice[])[]): Picked {
  const most = choices.findLastIndex((targets) => targets.length > 0);
  return { count: most < 0 ? Math.min(1, choices.length) : most + 1, target: 0 };
}

/** What a key makes of the choice; undefined for keys that are none of its business. */
export function pickBy(key: string, picked: Picked, choices: readonly (readonly Choice[])[]): Picked | undefined {
  switch (key) {
    case 'ArrowUp': return withCount(picked, picked.count + 1, choices);
    case 'ArrowDown': return withCount(picked, picked.count - 1, choices);
    case 'ArrowRight': return withTarget(picked, picked.target + 1, choices);
    case 'ArrowLeft': return withTarget(picked, picked.target - 1, choices);
    case 'PageDown': return withTarget(picked, picked.target + PAGE, choices);
    case 'PageUp': return withTarget(picked, picked.target - PAGE, choices);
    default: return undefined;
  }
}

/** Another number of cards, as far as they move together; from the best of its targets on. */
export function withCount(picked: Picked, count: number, choices: readonly unknown[]): Picked {
  const possible = count >= 1 && count <= choices.length;
  return possible && count !== picked.count ? { count, target: 0 } : picked;
}

function withTarget(picked: Picked, target: number, choices: readonly (readonly Choice[])[]): Picked {
  const last = (choices[picked.count - 1]?.length ?? 0) - 1;
  return { ...picked, target: Math.max(0, Math.min(last, target)) };
}

/** The cards of a column that lie face up, base first, each with how many go along when it is taken. */
export function shownCards({ columns }: SpiderPosition, pile: ColumnName) {
  const { cards, hidden } = columns[columnIndex(pile)]!;
  return cards.slice(hidden).map((card, index, shown) => ({ card, count: shown.length - index }));
}
