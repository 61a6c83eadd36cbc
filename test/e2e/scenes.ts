import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Keyboard, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  LAST_SPIDER_DEAL, makeRecord, newGame, PRESETS, update, type FreecellGame, type Game,
} from '@sidedeck/core';
import { LINES, lostGame, playMoves, wonGame } from '../fixtures/games.ts';
import { lostEnding, roundsAtRisk, WON_BY_CLICKS } from '../fixtures/spider.ts';
import type { Table } from './table.ts';

/** Something that players read: a game on the table, and what is opened over it. */
export interface Scene {
  readonly name: string;
  readonly game: Game;
  /** Opens it, step by step; where there are none, the table alone is the scene. */
  readonly open?: (table: Stage) => Promise<void>;
}

/** A table whose buttons are pressed wherever they are. */
export interface Stage extends Table {
  /** The document that the table is in. */
  readonly surface: Page | Frame;
  readonly keyboard: Keyboard;
  tap(action: string): Promise<void>;
  /** Writes into the field of this name. */
  write(field: string, text: string): Promise<void>;
  /** Waits until this is to be seen. */
  seen(selector: string): Promise<void>;
  /** Closes whatever is open. */
  close(): Promise<void>;
}

export function stageOf(table: Table, surface: Page | Frame, { keyboard }: Page): Stage {
  const seen = (selector: string) => surface.locator(selector).first().waitFor();
  return {
    ...table,
    surface,
    keyboard,
    seen,
    async tap(action) {
      const selector = `button[data-action="${action}"], summary[data-action="${action}"]`;
      await surface.locator(selector).first().waitFor({ state: 'attached' });
      await surface.evaluate((wanted) => {
        const scope = document.querySelector('dialog[open]') ?? document;
        (scope.querySelector<HTMLElement>(wanted) ?? document.querySelector<HTMLElement>(wanted))!.click();
      }, selector);
    },
    async write(field, text) {
      await surface.locator(`[name="${field}"]`).fill(text);
    },
    async close() {
      await surface.evaluate(() => {
        for (const action of ['close', 'demoStop', 'reviewClose', 'close-moves']) {
          document.querySelector<HTMLElement>(`button[data-action="${action}"]`)?.click();
        }
        document.querySelector<HTMLElement>('button[data-action="more"][aria-expanded="true"]')?.click();
      });
      await surface.locator('dialog, [data-dock]').waitFor({ state: 'detached' });
    },
  };
}

/** What a table is known by that has this game. */
export const isOn = ({ rules, moveCount }: Game) => `[data-game="${rules.game}"][data-moves="${moveCount}"]`;

const identity = (id: string) => ({ id, started: Date.UTC(2026, 10, 30, 9) });
const begun: FreecellGame = {
  ...playMoves(newGame(PRESETS.houseB, 617, identity('begun')), LINES[0]!.moves.slice(0, 20)), elapsed: 3_723_000,
};
/** With the longest name that a deal has. */
const dealt = newGame(PRESETS.spider4, LAST_SPIDER_DEAL, identity('spider'));
const spider: Game = { ...update(dealt, { type: 'move', move: { type: 'deal' } }), elapsed: begun.elapsed };
const lost: Game = { ...lostGame(), ...identity('lost') };
const wonSpider: Game = { ...WON_BY_CLICKS, ...identity('won2') };
const halfSpider: Game = { ...update(WON_BY_CLICKS, { type: 'goTo', cursor: 70 }), ...identity('half') };
const atRisk: Game = { ...roundsAtRisk(), ...identity('risk') };

/** In the panel that `action` opens. */
const panel = (action: string, name = action) => async (stage: Stage) => {
  await stage.tap(action);
  await stage.seen(`[data-panel="${name}"]`);
};

const records = (tab: string) => async (stage: Stage) => {
  await panel('records')(stage);
  await stage.surface.locator(`[data-tab="${tab}"]`).click();
};

const source = (kind: string, field: string, text: string) => async (stage: Stage) => {
  await panel('new')(stage);
  await stage.surface.locator(`[name="source"][value="${kind}"]`).check();
  await stage.write(field, text);
};

/** Each panel, each tab, each bar and each kind of notice. */
export const SCENES: readonly Scene[] = [
  { name: 'the table', game: begun },
  {
    name: 'a hint', game: begun, open: async (stage) => {
      await stage.tap('hint');
      await stage.seen('.toast');
    },
  },
  { name: 'the list of moves', game: begun, open: (stage) => stage.tap('moves') },
  { name: 'the menu', game: begun, open: (stage) => stage.tap('more') },
  { name: 'a new game', game: begun, open: panel('new') },
  { name: 'a new game by number', game: begun, open: source('number', 'deal', '11982') },
  {
    name: 'a new game by difficulty', game: begun, open: async (stage) => {
      await panel('new')(stage);
      await stage.surface.locator('[name="level"]').selectOption({ index: 3 });
    },
  },
  { name: 'a refused number', game: begun, open: source('number', 'deal', '1e6') },
  { name: 'a refused text', game: begun, open: source('text', 'text', 'KS KS') },
  {
    name: 'all rules', game: begun, open: async (stage) => {
      await panel('new')(stage);
      await stage.tap('rules');
      await stage.seen('.options');
    },
  },
  { name: 'records', game: begun, open: records('stats') },
  { name: 'days', game: begun, open: records('days') },
  {
    name: 'other games', game: begun, open: async (stage) => {
      await records('games')(stage);
      await stage.seen('[data-device="device0b"]');
    },
  },
  {
    name: 'taking a game off the list', game: begun, open: async (stage) => {
      await records('games')(stage);
      await stage.surface.locator('[data-remove]').first().click();
      await stage.seen('[data-removed]');
    },
  },
  {
    name: 'a backup', game: begun, open: async (stage) => {
      await records('backup')(stage);
      await stage.write('pasted', 'no backup');
    },
  },
  { name: 'settings', game: begun, open: panel('settings') },
  { name: 'restart', game: begun, open: panel('restart', 'confirm') },
  { name: 'giving up', game: begun, open: panel('giveUp', 'confirm') },
  { name: 'why', game: begun, open: panel('why') },
  { name: 'sharing', game: begun, open: panel('share') },
  { name: 'the keys', game: begun, open: panel('keys') },
  {
    name: 'the demo', game: begun, open: async (stage) => {
      await panel('demo', 'confirm')(stage);
      await stage.tap('confirm');
      await stage.tap('demoPause');
    },
  },
  { name: 'given up', game: update({ ...begun, ...identity('up') }, { type: 'giveUp' }) },
  { name: 'a deal that cannot be won', game: newGame(PRESETS.classic, 11982, identity('none')) },
  { name: 'no moves', game: lost, open: (stage) => stage.seen('[data-panel="stuck"]') },
  {
    name: 'the review', game: lost, open: async (stage) => {
      await stage.tap('review');
      await stage.seen('[data-dock="review"]');
      await expect.poll(() => stage.surface.locator('[data-note="verdict"]').textContent()).toMatch(/15/);
    },
  },
  { name: 'a win', game: wonGame(identity('won')), open: (stage) => stage.seen('[data-panel="won"]') },
  { name: 'Spider', game: spider },
  { name: 'the moves of Spider', game: spider, open: (stage) => stage.tap('moves') },
  {
    name: 'a hint of Spider', game: spider, open: async (stage) => {
      await stage.tap('hint');
      await stage.seen('.toast');
    },
  },
  { name: 'a new game of Spider', game: spider, open: panel('new') },
  {
    name: 'the run picker', game: spider, open: async (stage) => {
      for (const key of ['ArrowDown', '1', 'Enter']) await stage.keyboard.press(key);
      await stage.seen('[data-panel="picker"]');
    },
  },
  {
    name: 'a move that ends all rounds', game: atRisk, open: async (stage) => {
      await stage.root.locator('[data-at="2"][data-card]').click();
      await stage.seen('[data-panel="confirm"]');
    },
  },
  {
    name: 'a position that is proved lost', game: { ...lostEnding(), ...identity('ending') },
    open: (stage) => stage.seen('[data-panel="stuck"]'),
  },
  {
    name: 'the review of Spider', game: { ...halfSpider, givenUp: true }, open: async (stage) => {
      await stage.tap('review');
      await stage.seen('[data-review="done"]');
    },
  },
  { name: 'a win of Spider', game: wonSpider, open: (stage) => stage.seen('[data-panel="won"]') },
];

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8');

const { shelf } = JSON.parse(fixture('backup-1.json')) as { shelf: string };

/** What lies beside the table: results, a game that waits here, and one more on another device. */
export const BESIDE: Readonly<Record<string, string>> = {
  history: fixture('history-1.txt'),
  shelf: shelf.slice(0, shelf.lastIndexOf('Touched: ')),
  sync: fixture('document-1.json'),
};

/** A record of which the end is damaged. */
export const DAMAGED = makeRecord(begun).replace(/\n[^\n]+\nEnd\n$/, '\n?? ??\nEnd\n');
