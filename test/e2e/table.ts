import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  COLUMN_NAMES, FOUNDATION, SUITS, cellIndex, columnIndex, isSpiderGame, isStuck, makeCard, makeSuit, statusOf, suitOf,
  topCard, topOf,
  type Card, type Game, type CardMove, type Pile, type Position,
} from '@sidedeck/core';

/** What a person sees of a game: each pile's cards from the base, and the figures around the table. */
export interface Sight {
  readonly deal: string;
  readonly moves: string;
  readonly cursor: string;
  readonly status: string;
  /**
   * Only the piles that hold a card; a card that lies face down is `--`. Foundations as `hC`, `hD`, `hH`, `hS`, each
   * by its top card; those of Spider together as `h`.
   */
  readonly piles: Readonly<Record<string, readonly string[]>>;
}

/** A table on a page, or in a frame of one, that is looked at and played as a person does. */
export interface Table {
  readonly root: Locator;
  /** Waits until it can be played. */
  ready(): Promise<void>;
  /** Waits until it shows this game; cards may still be on their way. */
  shows(game: Game): Promise<void>;
  see(): Promise<Sight>;
  elapsed(): Promise<number>;
  /** Four ways to make a move; each takes the position before it, to know the cards. */
  drag(position: Position, move: CardMove): Promise<void>;
  clickClick(position: Position, move: CardMove): Promise<void>;
  doubleClick(position: Position, pile: Pile): Promise<void>;
  /** With the arrow keys, Enter and Space; the focus must be on the table. */
  keys(position: Position, move: CardMove): Promise<void>;
  /** Clicks the card that a move would take, once or more often, and goes no further. */
  select(position: Position, move: CardMove, clickCount?: number): Promise<void>;
  /** Takes a card up and carries it half of the way, without letting go. */
  startDrag(position: Position, move: CardMove): Promise<void>;
  /** Where a move begins, where its target is clicked, and where the cards are let go that are held there. */
  aim(position: Position, move: CardMove): Promise<Aim>;
  /** Opens the run picker of the column that the keyboard names, chooses there by arrow keys, and moves. */
  pick(move: CardMove): Promise<void>;
  /** Presses the button with this `data-action`. */
  press(action: string): Promise<void>;
  panel(name: string): Locator;
  /** CSS pixels between the lowest card and the bottom of its document; negative where a card is cut off. */
  roomBelow(): Promise<number>;
}

export interface Aim {
  readonly from: Point;
  readonly to: Point;
  readonly drop: Point;
}

const FACE_DOWN = '--';

/** How a game looks when it is shown. */
export function sightOf(game: Game): Sight {
  const { columns, cells, foundations, stock } = game.position;
  const tops = foundations.map((cards) => cards.slice(-1).map(makeCard));
  const piles = [
    ...columns.map(({ cards, hidden }, index) => [COLUMN_NAMES[index]!,
      cards.map((card, at) => at < hidden ? FACE_DOWN : makeCard(card))] as const),
    ...cells.map((card, index) => ['abcdefgi'.charAt(index), card === null ? [] : [makeCard(card)]] as const),
    ...isSpiderGame(game) ? [[FOUNDATION, tops.flat()] as const]
      : SUITS.map((suit) => [FOUNDATION + makeSuit(suit), tops[suit]!] as const),
    ['stock', stock.map(() => FACE_DOWN)] as const,
  ];
  const stuck = statusOf(game) === 'playing' && isStuck(game.position);
  return {
    deal: String(game.deal ?? ''),
    moves: String(game.moveCount),
    cursor: String(game.cursor),
    status: stuck ? 'stuck' : statusOf(game),
    piles: Object.fromEntries(piles.filter(([, cards]) => cards.length > 0)),
  };
}

/** @param frame where the table is, when it is not in the page's own document */
export function tableOn(page: Page, frame: Page | Frame = page): Table {
  const root = frame.locator('.sidedeck');
  const cardAt = (card: Card) => root.locator(`[data-key="${card}"]`);

  async function ready(): Promise<void> {
    await frame.locator('.sidedeck[data-ready="true"]').waitFor();
  }

  const see = () => root.evaluate(look, undefined);

  /** Waits until nothing moves any more. */
  async function settle(): Promise<void> {
    await root.evaluate(async (element) => {
      const finite = element.getAnimations({ subtree: true })
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
      await Promise.allSettled(finite.map((animation) => animation.finished));
    });
  }

  /** Where cards lie once nothing moves any more. */
  async function boxesOf(...cards: readonly Locator[]): Promise<Box[]> {
    await settle();
    return Promise.all(cards.map(boxOf));
  }

  async function corner(card: Card): Promise<Point> {
    const [box] = await boxesOf(cardAt(card));
    return cornerOf(box!);
  }

  /** What a move is made to: the top card of a pile, or its place. */
  function targetOf(position: Position, { to }: CardMove, card: Card): Locator {
    const top = to === FOUNDATION ? topOf(position.foundations[suitOf(card)]!) : topCard(position, to);
    const suit = to === FOUNDATION ? `[data-suit="${makeSuit(suitOf(card))}"]` : '';
    return top === undefined ? root.locator(`[data-pile="${to}"]${suit}`) : cardAt(top);
  }

  async function aim(position: Position, move: CardMove): Promise<Aim> {
    const card = movedCard(position, move);
    const [held, goal] = await boxesOf(cardAt(card), targetOf(position, move, card));
    const [from, to] = [cornerOf(held!), middleOf(goal!)];
    // The card is held by its corner, and so it covers the pile when its corner is over that of the pile.
    const drop = { x: to.x + from.x - held!.x - held!.width / 2, y: to.y + from.y - held!.y - held!.width / 2 };
    return { from, to, drop };
  }

  async function select(position: Position, move: CardMove, clickCount = 1): Promise<void> {
    const { x, y } = await corner(movedCard(position, move));
    await page.mouse.click(x, y, { clickCount });
  }

  async function carry({ from, to }: Aim): Promise<void> {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  }

  /** Walks to a card, or to a place for it: first to its row, then along it, then up the column. */
  async function walk(goal: Stop): Promise<void> {
    for (let steps = 0; steps < 40; steps++) {
      const now = await root.evaluate(stopOf);
      const key = nextKey(now, goal);
      if (!key) return;
      await page.keyboard.press(key);
    }
    throw new Error(`No key leads to ${JSON.stringify(goal)}`);
  }

  return {
    root,
    ready,
    see,
    async shows(game) {
      const wanted = sightOf(game);
      await expect.poll(() => root.evaluate(look, wanted), { timeout: 10_000, interval: 30 }).toEqual(wanted);
    },
    elapsed: async () => Number(await root.getAttribute('data-elapsed')),
    select,
    startDrag: async (position, move) => carry(await aim(position, move)),
    aim,
    async drag(position, move) {
      const aimed = await aim(position, move);
      await carry(aimed);
      await page.mouse.move(aimed.drop.x, aimed.drop.y, { steps: 3 });
      await page.mouse.up();
    },
    async clickClick(position, move) {
      await select(position, move);
      const [goal] = await boxesOf(targetOf(position, move, movedCard(position, move)));
      const { x, y } = middleOf(goal!);
      await page.mouse.click(x, y);
    },
    async doubleClick(position, pile) {
      const { x, y } = await corner(topCard(position, pile)!);
      await page.mouse.dblclick(x, y);
    },
    async keys(position, move) {
      const card = movedCard(position, move);
      await walk({ pile: move.from, suit: '', covering: move.count - 1 });
      await page.keyboard.press('Enter');
      await walk({ pile: move.to, suit: move.to === FOUNDATION ? makeSuit(suitOf(card)) : '', covering: 0 });
      await page.keyboard.press('Space');
    },
    async pick({ from, to, count }) {
      await page.keyboard.press(from);
      await page.keyboard.press('Enter');
      const panel = frame.locator('[data-panel="picker"]');
      await panel.waitFor();
      const read = () => panel.evaluate(readPicker);
      for (let now = await read(); now.count !== count; now = await read()) {
        await page.keyboard.press(now.count < count ? 'ArrowUp' : 'ArrowDown');
      }
      for (let now = await read(), tries = 0; now.to !== to; now = await read()) {
        if (++tries > 10) throw new Error(`The picker does not offer ${from}${to}`);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
    },
    press: (action) => root.locator(`button[data-action="${action}"]`).first().click(),
    panel: (name) => frame.locator(`[data-panel="${name}"]`),
    roomBelow: () => root.evaluate(measureBelow),
  };
}

/** The card that is grabbed to make a move. */
export function movedCard(position: Position, { from, count }: CardMove): Card {
  const cards = position.columns[columnIndex(from)]?.cards ?? [position.cells[cellIndex(from)]!];
  return cards[cards.length - count]!;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The strip of a card that no other card covers: its top left corner. */
const cornerOf = ({ x, y, width }: Box): Point => ({ x: x + width / 4, y: y + 3 });

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + Math.min(height, width) / 2 });

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${locator.toString()}`);
  return box;
}

/** Where the keyboard is: a pile, the suit of a foundation, and how many cards lie on the one meant. */
interface Stop {
  readonly pile: string;
  readonly suit: string;
  readonly covering: number;
}

function nextKey(now: Stop, goal: Stop): string | undefined {
  if (isColumn(now) && !isColumn(goal)) return 'ArrowUp';
  if (!isColumn(now) && isColumn(goal)) return 'ArrowDown';
  if (now.pile !== goal.pile || now.suit !== goal.suit) return 'ArrowRight';
  if (now.covering === goal.covering) return undefined;
  return now.covering < goal.covering ? 'ArrowUp' : 'ArrowDown';
}

const isColumn = ({ pile }: Stop) => /\d/.test(pile);

/** Runs inside the page. The focus follows the keys with the next frame. */
async function stopOf(root: HTMLElement | SVGElement): Promise<Stop> {
  await new Promise(requestAnimationFrame);
  const { card, at, index, pile, suit } = (root.ownerDocument.activeElement as HTMLElement).dataset;
  if (card === undefined) return { pile: pile ?? '', suit: suit ?? '', covering: 0 };
  const there = root.querySelectorAll(`[data-at="${at}"]`).length;
  const isUp = at === 'h';
  return { pile: at ?? '', suit: isUp ? card.charAt(1) : '', covering: isUp ? 0 : there - 1 - Number(index) };
}

/** Runs inside the page. */
function readPicker(panel: HTMLElement | SVGElement): { count: number; to: string } {
  const count = panel.querySelector<HTMLElement>('[data-note="count"]')!.dataset['count'];
  return { count: Number(count), to: panel.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset['to'] ?? '' };
}

/** Runs inside the page. */
function measureBelow(root: HTMLElement | SVGElement): number {
  const bottoms = [...root.querySelectorAll('[data-key]')].map((card) => card.getBoundingClientRect().bottom);
  return root.ownerDocument.defaultView!.innerHeight - Math.max(...bottoms);
}

/**
 * Runs inside the page; where a sight is wanted, until it is there, or for some seconds. The page itself looks again:
 * to ask it from here takes longer than most moves.
 */
async function look(root: HTMLElement | SVGElement, wanted: Sight | undefined): Promise<Sight> {
  const read = (): Sight => {
    const cards = [...root.querySelectorAll<HTMLElement>('[data-key]')]
      .sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
    const piles: Record<string, string[]> = {};
    const isSpider = root.dataset['game'] === 'spider';
    for (const { dataset } of cards) {
      const { card = '--', at = '', index = '' } = dataset;
      if (at !== 'h') (piles[at] ??= []).push(card);
      else if (!isSpider) piles[`h${card.charAt(1)}`] = [card];
      else if (index === '12') (piles['h'] ??= []).push(card);
    }
    const { deal = '', moves = '', cursor = '', status = '' } = root.dataset;
    return { deal, moves, cursor, status, piles };
  };
  const textOf = ({ piles, ...figures }: Sight) => JSON.stringify([figures, Object.entries(piles).sort()]);
  let sight = read();
  for (let tries = 0; wanted && textOf(sight) !== textOf(wanted) && tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    sight = read();
  }
  return sight;
}
