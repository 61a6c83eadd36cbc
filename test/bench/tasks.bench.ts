import type { CDPSession, Page } from 'playwright-core';
import { it } from 'vitest';
import {
  PRESETS, newGame, statusOf, update, type CardMove, type Game, type SpiderGame,
} from '@sidedeck/core';
import { openDesk, type ExtensionTable } from '../e2e/popup.ts';
import { LINE, startOfLine } from '../e2e/spider.ts';
import { LINES, playMoves } from '../fixtures/games.ts';
import { spread } from './figures.ts';

// How long the real popup keeps the browser from hearing of anything else, on a processor that is four times slower:
// while cards are carried all over the table, and while a game is won.

const SLOWDOWN = 4;
const RUNS = Number(process.env['RUNS'] ?? 5);
/** What browsers call a long task begins here, in milliseconds. */
const BAR = 50;
/** From the last move until the win has been celebrated. */
const WIN_LASTS = 4000;

const WAY = LINES[0]!.moves;
const FREECELL = playMoves(newGame(PRESETS.classic, 617), WAY.slice(0, 20));
const SPIDER_AT = 40;
const isFlat = (move: typeof LINE[number]): move is CardMove => move.type === 'move';
const SPIDER = playLine(SPIDER_AT);

/** A game, and the one move that is made. */
const SCENES: readonly (readonly [name: string, before: Game, move: CardMove, lasts: number])[] = [
  ['a drag in FreeCell', FREECELL, WAY[20]!, 600],
  ['a drag in Spider', SPIDER, LINE.slice(SPIDER_AT).find(isFlat)!, 600],
  ['a win of FreeCell', ...beforeWin(), WIN_LASTS],
  ['a win of Spider', playLine(LINE.length - 1), LINE.at(-1) as CardMove, WIN_LASTS],
];

it.each(SCENES)('the longest tasks of %s', async (name, before, move, lasts) => {
  const longest: number[] = [];
  const told: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const desk = await openDesk();
    await desk.storeGame(before);
    const popup = await desk.popup();
    await popup.shows(before);
    // What is loaded when nothing else is to do belongs to no drag.
    await popup.page.waitForTimeout(2500);
    const tasks = await tasksDuring(popup.page, async () => {
      await carryAround(popup, before, move);
      await popup.page.waitForTimeout(lasts);
    });
    await popup.shows(update(before, { type: 'move', move } as never));
    longest.push(Math.max(...tasks.all));
    told.push(...tasks.long);
    await desk.browser.close();
  }
  console.log(`${name}: longest task ${spread(longest)} ms, worst ${Math.max(...longest).toFixed(1)} ms; `
    + `over ${BAR} ms: ${told.map(Math.round).join(', ') || 'none'}`);
}, 1_200_000);

/** Takes the cards up, carries them over every column and back, and lets them go where they are meant to lie. */
async function carryAround({ page, aim }: ExtensionTable, before: Game, move: CardMove): Promise<void> {
  const { from, drop } = await aim(before.position, move);
  const { mouse } = page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(60, 300, { steps: 15 });
  await mouse.move(720, 360, { steps: 40 });
  await mouse.move(drop.x, drop.y, { steps: 15 });
  await mouse.up();
}

interface Tasks {
  /** The processor time of all tasks of the page's main thread, in milliseconds. */
  readonly all: readonly number[];
  /** How long those took that the page was told of, since they were long; on a busy machine also others' time. */
  readonly long: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds; what the slowdown adds is part of it. */
  readonly tdur?: number;
}

async function tasksDuring(page: Page, work: () => Promise<void>): Promise<Tasks> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value as unknown as TraceEvent[]));
  await page.evaluate(() => {
    const long: number[] = [];
    new PerformanceObserver((list) => {
      long.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { long });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  });
  await page.evaluate(() => performance.mark('here'));
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const here = events.find(({ name }) => name === 'here')!;
  const all = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === here.pid && tid === here.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  const long = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
  return { all, long };
}

/** The game before the move that ends it. */
function beforeWin(): [Game, CardMove] {
  let game = newGame(PRESETS.classic, 617);
  for (const move of WAY) {
    const after = update(game, { type: 'move', move });
    if (statusOf(after) === 'won') return [game, move];
    game = after;
  }
  throw new Error('The line does not win');
}

function playLine(moves: number): SpiderGame {
  return LINE.slice(0, moves).reduce<SpiderGame>((game, move) => update(game, { type: 'move', move }), startOfLine());
}
