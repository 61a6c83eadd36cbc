import { PRESETS, makeRecord, newGame, update, type Game } from '@sidedeck/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lostGame } from '../../../../test/fixtures/games.ts';
import { WON_BY_CLICKS } from '../../../../test/fixtures/spider.ts';
import { BEGUN, DEAL_617, easyGame, note, openTable, press, type Table } from '../fakeTable.ts';
import { setLocale } from '../i18n.ts';

beforeEach(() => document.body.replaceChildren());

/** Five clubs in order, to be brought home one after the other. */
const fiveMoves = () => easyGame().replace('C-J', 'C-8').replace('\nQC\n', '\nQC JC TC 9C\n');

function dock(table: Table, name: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = table.root.querySelector<HTMLElement>(`[data-dock="${name}"]`);
    expect(found).not.toBeNull();
    return found!;
  }, { timeout: 20_000 });
}

const isDocked = ({ root }: Table) => root.querySelector('[data-dock]') !== null;

describe('the demo', () => {
  async function begin(game: Game | string): Promise<Table> {
    const table = await openTable(game);
    await table.act('demo');
    await table.panel('confirm');
    await table.act('confirm');
    await dock(table, 'demo');
    return table;
  }

  it('asks first, once for each game, and can be declined', async () => {
    const table = await openTable(easyGame());
    await table.act('demo');
    await table.panel('confirm');
    await table.act('cancel');
    await vi.waitFor(() => expect(table.root.querySelector('dialog')).toBeNull());
    expect(table.stored().demoMoves).toBe(0);
  });

  it('asks nothing where there is no way to show, and says so', async () => {
    const table = await openTable({ ...update(lostGame(), { type: 'undo' }), id: 'lost', started: 1 });
    await vi.waitFor(() => expect(table.root.dataset['light']).toBe('unwinnable'), { timeout: 20_000 });
    await table.act('demo');
    await vi.waitFor(() => expect(note(table.root, 'toast')).toContain('positions'));
    expect(table.root.querySelector('dialog')).toBeNull();
    expect(table.stored().demoMoves).toBe(0);
  });

  it('shows the way to the end, which is nobody’s win', async () => {
    const table = await begin(easyGame());
    await vi.waitFor(() => expect(table.root.dataset['status']).toBe('won'), { timeout: 10_000 });
    expect(note(await table.panel('won'), 'demo')).toContain('does not count');
    expect(table.root.querySelector('dialog h2')!.textContent).toBe('The end of the demo');
    await table.fake.settle();
    expect(table.stored().demoMoves).toBeGreaterThan(0);
    expect(table.fake.contents.history?.text ?? '').not.toContain(' won ');
  });

  it('stops with Escape, which then does nothing else, and goes on without asking again', async () => {
    const table = await begin(fiveMoves());
    await vi.waitFor(() => expect(table.root.dataset['moves']).not.toBe('0'));
    const escape = press('Escape');
    expect(escape.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(isDocked(table)).toBe(false));
    const { moves } = table.root.dataset;
    await table.act('demo');
    await dock(table, 'demo');
    expect(table.root.querySelector('dialog')).toBeNull();
    await vi.waitFor(() => expect(table.root.dataset['moves']).not.toBe(moves), { timeout: 10_000 });
  });

  it('stops with any move of the player', async () => {
    const table = await begin(easyGame());
    await vi.waitFor(() => expect(table.root.dataset['moves']).not.toBe('0'));
    press('z');
    await vi.waitFor(() => expect(isDocked(table)).toBe(false));
    expect(table.root.dataset['cursor']).toBe('0');
  });

  it('pauses, also while a panel is open, and then shows one move', async () => {
    const table = await begin(fiveMoves());
    await vi.waitFor(() => expect(table.root.querySelector('[data-demo="playing"]')).not.toBeNull());
    await table.act('demoPause');
    expect(table.root.querySelector('[data-demo="paused"]')).not.toBeNull();
    await table.act('demoStep');
    await vi.waitFor(() => expect(note(table.root, 'demo')).toBe('Demo paused: 3 more moves'));
    await table.act('demoPlay');
    await vi.waitFor(() => expect(note(table.root, 'demo')).toBe('Demo: 2 more moves'));
    press('n');
    await vi.waitFor(() => expect(note(table.root, 'demo')).toBe('Demo paused: 2 more moves'));
  });
});

describe('the review', () => {
  async function begin(game: Game | string): Promise<Table> {
    const table = await openTable(game);
    if (typeof game === 'string' || table.root.dataset['status'] === 'playing') await table.act('review');
    else {
      await table.panel('stuck');
      await table.act('review');
    }
    await dock(table, 'review');
    return table;
  }

  const at = ({ root }: Table) => root.querySelector<HTMLElement>('[data-dock="review"]')!.dataset['at'];

  it('opens from a table that is stuck, finds what lost it, and takes the game back to before it', async () => {
    const table = await begin({ ...lostGame(), id: 'lost', started: 1 });
    await vi.waitFor(() => expect(note(table.root, 'verdict')).toContain('Move 15 lost it'), { timeout: 20_000 });
    expect([...table.root.querySelectorAll<HTMLElement>('.range')].map(({ dataset }) =>
      [dataset['standing'], dataset['length']])).toEqual([['winnable', '15'], ['unwinnable', '14']]);
    expect(at(table)).toBe('28');
    expect(table.root.dataset['light']).toBe('unwinnable');
    const toLoss = table.root.querySelector<HTMLElement>('[data-action="reviewLoss"]')!;
    expect(toLoss.getAttribute('aria-disabled')).toBe('false');
    toLoss.focus();
    await table.act('reviewLoss');
    expect(at(table)).toBe('14');
    // There is nothing more to be done with it there, but whoever pressed it by keyboard is not thrown out.
    expect(toLoss.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(toLoss);
    expect(table.root.dataset).toMatchObject({ light: 'winnable', cursor: '28' });
    expect(note(table.root, 'stop')).toContain('Better: ');
    await setLocale('zh-CN');
    await vi.waitFor(() => expect(note(table.root, 'stop')).toMatch(/^第 14\/28 步：\S.*。有解。更好的是：\S.*。$/));
    await setLocale('en');
    expect(table.root.querySelector('.card.hint')).not.toBeNull();
    await table.act('reviewReturn');
    expect(isDocked(table)).toBe(false);
    expect(table.root.dataset).toMatchObject({ cursor: '14', light: 'winnable', status: 'playing' });
    expect(table.stored().steps).toHaveLength(28);
  });

  it('is stepped through by buttons, by arrow keys and by its slider, within its ends', async () => {
    const table = await begin(makeRecord(BEGUN));
    expect(at(table)).toBe('1');
    await table.act('reviewPrevious');
    expect(at(table)).toBe('0');
    expect(table.root.querySelector('[data-card="JS"]')).not.toBeNull();
    press('ArrowRight');
    press('ArrowRight');
    await vi.waitFor(() => expect(at(table)).toBe('1'));
    press('ArrowLeft');
    await vi.waitFor(() => expect(at(table)).toBe('0'));
    const slider = table.root.querySelector<HTMLInputElement>('input[type="range"]')!;
    slider.value = '1';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(at(table)).toBe('1'));
    expect(slider.getAttribute('aria-valuetext')).toContain('Move 1 of 1: ');
  });

  it('leaves nothing to pick up, and closes with Escape or with a command', async () => {
    const table = await begin(makeRecord(BEGUN));
    expect(table.root.querySelector('.card.grabbable')).toBeNull();
    expect(press('Escape').defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(isDocked(table)).toBe(false));
    expect(table.root.querySelector('.card.grabbable')).not.toBeNull();
    await table.act('review');
    await dock(table, 'review');
    press('z');
    await vi.waitFor(() => expect(isDocked(table)).toBe(false));
    expect(table.root.dataset['cursor']).toBe('0');
  });
});

describe('the review of Spider', () => {
  const START = newGame(PRESETS.spider1, 4, { id: 'middle', started: 1 });
  const middle = WON_BY_CLICKS.steps.slice(0, 30).reduce(
    (game, { moves }) => update(game, { type: 'move', move: moves[0]! }), START);

  it('of a game that goes on asks first, can be declined, and ends the game', async () => {
    const table = await openTable(middle);
    await table.act('review');
    expect((await table.panel('confirm')).textContent).toContain('cards that you have never seen');
    await table.act('cancel');
    await vi.waitFor(() => expect(table.root.querySelector('dialog')).toBeNull());
    expect([isDocked(table), table.stored().givenUp]).toEqual([false, false]);

    await table.act('review');
    await table.panel('confirm');
    await table.act('confirm');
    await dock(table, 'review');
    expect(table.stored().givenUp).toBe(true);
    expect(table.root.querySelector('[data-action="reviewReturn"]')).toBeNull();
    await vi.waitFor(() =>
      expect(note(table.root, 'verdict')).toBe('No move made it unwinnable.'), { timeout: 20_000 });
    await table.act('reviewBetter');
    expect(note(table.root, 'stop')).toContain('The last position known to be winnable.');
    await table.act('reviewLast');
    await vi.waitFor(() => expect(note(table.root, 'stop')).toContain('Better line, move'));
    expect(table.root.querySelector('[data-fact="runs"]')!.textContent).toBe('Runs 8/8');
    expect(table.stored().cursor).toBe(30);
  });

  it('of a game that is over, or all of whose cards were seen, opens at once', async () => {
    for (const game of [WON_BY_CLICKS, update(WON_BY_CLICKS, { type: 'undo' }), update(middle, { type: 'giveUp' })]) {
      document.body.replaceChildren();
      const table = await openTable({ ...game, id: 'over', started: 1 });
      if (table.root.dataset['status'] === 'won') await table.panel('won');
      await table.act('review');
      await dock(table, 'review');
      expect(table.stored().givenUp).toBe(game.givenUp);
    }
  });
});

describe('the demo of Spider', () => {
  const middle = newGame(PRESETS.spider1, 4, { id: 'middle', started: 1 });

  it('plays on to the win where every card was seen, which is nobody’s win', async () => {
    const table = await openTable({ ...update(WON_BY_CLICKS, { type: 'goTo', cursor: 88 }), id: 'end', started: 1 });
    await table.act('demo');
    await table.panel('confirm');
    await table.act('confirm');
    await vi.waitFor(() => expect(table.root.dataset['status']).toBe('won'), { timeout: 20_000 });
    await table.fake.settle();
    expect(table.stored().demoMoves).toBeGreaterThan(0);
  });

  it('is not to be had while a card was never seen', async () => {
    const table = await openTable(middle);
    await table.act('demo');
    expect(table.root.querySelector('dialog')).toBeNull();
  });
});

describe('why cards stay down', () => {
  it('is told for each free card, and what went up by itself', async () => {
    const table = await openTable(newGame(PRESETS.classic, 24, { id: 'x', started: 1 }));
    await table.act('why');
    const panel = await table.panel('why');
    expect(panel.querySelectorAll('[data-note="left"]').length).toBeGreaterThanOrEqual(7);
    expect(panel.textContent).toContain('has to go up first.');
  });

  it('is not asked of a game that has ended', async () => {
    const table = await openTable({ ...DEAL_617, givenUp: true });
    await table.act('why');
    expect(table.root.querySelector('dialog')).toBeNull();
  });
});
