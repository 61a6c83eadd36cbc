import type { Suit } from './card.ts';

/** How many cards one move may carry; see `runLimit` in `freecell/limit.ts`. */
export type RunLimit = 'standard' | 'doubling';
export type Autoplay = 'off' | 'basic' | 'full';
export type Collect = 'safe' | 'all';

/** Where a double-clicked card goes; the first kind that takes it wins. */
export type DoubleClickTarget = 'foundation' | 'cascade' | 'cell' | 'emptyCascade';

/** From which deals a random one is drawn; the known unsolvable ones are left out of each. */
export type RandomDeals = 'million' | 'classic32000';

/** The zone whose calendar date names the daily deal, or none. */
export type DailyZone = 'utc' | 'japan' | 'none';

/** Every disagreement between the houses is one field here: plain data, saved and shared with the game. */
export interface FreecellRules {
  readonly game: 'freecell';
  /** 0 … 8, fixed once the game has started. */
  readonly cells: number;
  readonly runLimit: RunLimit;
  /** Foundations from left to right, as they are shown. */
  readonly foundations: readonly Suit[];
  readonly autoplay: Autoplay;
  /** Whether each card moved by autoplay counts as a move. */
  readonly autoplayCounts: boolean;
  /** What the collect button sends up: only safe cards, or everything that fits (each then one move). */
  readonly collect: Collect;
  /** Whether a sorted tableau goes up by itself. */
  readonly autoFinish: boolean;
  /** Tried in order; empty: a double-click does nothing of its own. */
  readonly doubleClick: readonly DoubleClickTarget[];
  /** Hints per game; null: without limit. A restart gives them back. */
  readonly hints: number | null;
  /** Whether asking again for the hint on show plays it. */
  readonly hintPlays: boolean;
  readonly random: RandomDeals;
  readonly daily: DailyZone;
}

/** Whether two tables allow the same moves, so that a verdict about one holds for the other. */
export function allowAlike(one: FreecellRules, other: FreecellRules): boolean {
  return one.cells === other.cells && one.runLimit === other.runLimit;
}

/** Where the four extra cards of a Spider deal go: to columns 1–4, or to columns 1, 4, 7 and 10. */
export type SpiderLayout = 'leading' | 'spread';

export interface SpiderRules {
  readonly game: 'spider';
  /** How many different suits the 104 cards have: spades; spades and hearts; all four. */
  readonly suits: 1 | 2 | 4;
  readonly layout: SpiderLayout;
}

export type Rules = FreecellRules | SpiderRules;

const CLUBS_FIRST: readonly Suit[] = [0, 1, 2, 3];
const SPADES_FIRST: readonly Suit[] = [3, 2, 1, 0];

const classic: FreecellRules = {
  game: 'freecell',
  cells: 4,
  runLimit: 'standard',
  foundations: CLUBS_FIRST,
  autoplay: 'full',
  autoplayCounts: false,
  collect: 'safe',
  autoFinish: true,
  doubleClick: ['foundation', 'cascade', 'cell', 'emptyCascade'],
  hints: null,
  hintPlays: true,
  random: 'million',
  daily: 'utc',
};

/** The tables as people know them from four well-known sites, and our own default. */
const FREECELL = {
  classic,
  houseA: {
    ...classic, runLimit: 'doubling', autoplay: 'off', collect: 'all', autoFinish: false, doubleClick: [],
  },
  houseB: {
    ...classic,
    foundations: SPADES_FIRST,
    autoplay: 'basic',
    autoFinish: false,
    hints: 5,
    hintPlays: false,
    random: 'classic32000',
    daily: 'none',
  },
  houseC: {
    ...classic, doubleClick: ['foundation', 'cell'], hintPlays: false, daily: 'japan',
  },
  houseE: {
    ...classic,
    autoplay: 'basic',
    autoplayCounts: true,
    doubleClick: ['foundation', 'cell'],
    hintPlays: false,
    daily: 'none',
  },
} as const satisfies Record<string, FreecellRules>;

const SPIDER = {
  spider1: { game: 'spider', suits: 1, layout: 'leading' },
  spider2: { game: 'spider', suits: 2, layout: 'leading' },
  spider4: { game: 'spider', suits: 4, layout: 'leading' },
} as const satisfies Record<string, SpiderRules>;

export type FreecellPreset = keyof typeof FREECELL;
export type SpiderPreset = keyof typeof SPIDER;
export type PresetName = FreecellPreset | SpiderPreset;

/** Named rules; a preset's name is how records and links store it. */
export const PRESETS: Readonly<Record<FreecellPreset, FreecellRules> & Record<SpiderPreset, SpiderRules>> = {
  ...FREECELL, ...SPIDER,
};

export const FREECELL_PRESETS = Object.keys(FREECELL) as readonly FreecellPreset[];
export const SPIDER_PRESETS = Object.keys(SPIDER) as readonly SpiderPreset[];

/** The cell counts that a preset's lobby offers first. */
export const CELLS_OFFERED: Readonly<Record<FreecellPreset, readonly number[]>> = {
  classic: [4, 3, 2, 1, 0, 5, 6, 7, 8],
  houseA: [4],
  houseB: [4, 3, 2],
  houseC: [4],
  houseE: [4],
};
