import {
  DEAL, PRESETS, columnIndex, gameFrom, legalMoves, makeCard, makeRecord, moveOf, newGame, topOf, update,
  type CardMove, type Game, type Pile,
} from '@sidedeck/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WON_BY_CLICKS, lostEnding, piledUp, roundThatCompletes, roundsAtRisk } from '../../../test/fixtures/spider.ts';
import { choose, fill, note, openTable, press, type Table } from './fakeTable.ts';

const START: Game = newGame(PRESETS.spider4, 617, { id: 'spider', started: 1 });

beforeEach(() => document.body.replaceChildren());

function fact({ root }: Table, name: string): string {
  return root.querySelector(`[data-fact="${name}"]`)!.textContent;
}

/** A press by assistive technology on what has this spoken name. */
async function pressNamed({ root, fake }: Table, name: RegExp): Promise<void> {
  const named = [...root.querySelectorAll<HTMLElement>('[role="button"][aria-label]')]
    .find((element) => name.test(element.getAttribute('aria-label')!))!;
  named.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  await fake.settle();
}

describe('Spider on the table', () => {
  it('shows rounds, runs, hidden cards, moves and the name of the deal', async () => {
    const table = await openTable(START);
    expect(table.root.dataset).toMatchObject({ game: 'spider', deal: '617', moves: '0', light: 'off' });
    const facts = ['runs', 'rounds', 'hidden'].map((name) => fact(table, name));
    expect(facts).toEqual(['Runs 0/8', 'Rounds 5', 'Hidden 44']);
    expect(table.root.querySelectorAll('[data-card]')).toHaveLength(10);
    expect(table.root.querySelectorAll('[data-key]')).toHaveLength(104);
    const name = table.root.querySelector<HTMLElement>('[data-action="copy-deal"]')!;
    const names = [...name.children].map(({ textContent }) => textContent);
    expect(names).toEqual(['Spider, four suits · 617', '4 suits · 617']);
    expect(name.title).toBe('Copy spider4-617');
    expect(table.root.querySelector('.bar .rules')).toBeNull();
  });

  it('numbers the columns of the listed moves as they are counted, and says in words what that means', async () => {
    const { act, root } = await openTable(newGame(PRESETS.spider1, 617, { id: 'list', started: 1 }));
    await act('moves');
    const moves = await vi.waitFor(() => {
      const found = [...root.querySelectorAll<HTMLElement>('[data-group] .move')];
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    for (const move of moves) {
      const numbers = [...move.querySelectorAll('small')].map(({ textContent }) => `column ${textContent}`);
      expect(move.title.match(/column \d+/g)).toEqual(numbers);
      expect(numbers[0]).toBe(`column ${columnIndex(move.dataset['move']![0] as Pile) + 1}`);
    }
    expect(moves.some(({ title }) => title.includes('column 10'))).toBe(true);
  });

  it('copies the name by one click', async () => {
    const copy = vi.fn(async () => undefined);
    const { act, root } = await openTable(START, undefined, { copy });
    await act('copy-deal');
    expect(copy).toHaveBeenCalledWith('spider4-617');
    expect(note(root, 'toast')).toBe('spider4-617 is copied.');
  });

  it('deals a round by key, by button and by a press on the stock, and takes it back by U', async () => {
    const table = await openTable(START);
    press('d');
    await table.fake.settle();
    expect(fact(table, 'rounds')).toBe('Rounds 4');
    await table.act('deal');
    await pressNamed(table, /^Stock/);
    expect(table.stored().moveCount).toBe(3);
    expect(table.root.querySelectorAll('[data-card]')).toHaveLength(40);
    press('u');
    await table.fake.settle();
    expect(fact(table, 'rounds')).toBe('Rounds 3');
    await vi.waitFor(() => expect(note(table.root, 'said')).toContain('Undone.'));
  });

  it('says which columns are in the way of a round, and points at them', async () => {
    const { position } = roundThatCompletes();
    const columns = position.columns.map((column, index) => index === 9 ? { cards: [], hidden: 0 } : column);
    const moved = columns.map((column, index) => index === 8
      ? { cards: [...column.cards, ...position.columns[9]!.cards], hidden: 0 } : column);
    const table = await openTable({ ...gameFrom({ ...position, columns: moved }), id: 'gap', started: 1 });
    press('d');
    await table.fake.settle();
    expect(note(table.root, 'toast')).toBe('No round can be dealt while a column is empty: column 10.');
    expect(table.root.querySelector('[data-pile="0"]')!.className).toContain('goal');
    expect(table.stored().moveCount).toBe(0);
  });

  it('says that no round is left', async () => {
    const empty = Array.from({ length: 5 }, () => DEAL)
      .reduce<Game>((game, move) => update(game, { type: 'move', move }), START);
    const table = await openTable(empty);
    const button = table.root.querySelector<HTMLElement>('[data-action="deal"]')!;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe('Deal a round: none is left');
    const ways = [async () => pressNamed(table, /^Stock, empty/), async () => button.click(), async () => press('d')];
    for (const [count, way] of ways.entries()) {
      if (count > 0) press('u');
      await table.fake.settle();
      if (count > 0) press('y');
      await table.fake.settle();
      expect(note(table.root, 'toast')).not.toBe('No round is left to deal.');
      await way();
      await table.fake.settle();
      expect(note(table.root, 'toast')).toBe('No round is left to deal.');
    }
  });

  it('announces the run that a round completes, with the count', async () => {
    const table = await openTable({ ...roundThatCompletes(), id: 'round', started: 1 });
    press('d');
    await table.fake.settle();
    expect(fact(table, 'runs')).toBe('Runs 6/8');
    expect(note(table.root, 'said')).toBe('A round was dealt; 0 rounds left. Run of spades complete: 6 of 8.');
    press('u');
    await table.fake.settle();
    expect(fact(table, 'runs')).toBe('Runs 5/8');
  });

  it('names a column that is too long, beside its last card', async () => {
    const { root } = await openTable({ ...piledUp(), id: 'long', started: 1 });
    const last = makeCard(topOf(piledUp().position.columns[0]!.cards)!);
    const named = [...root.querySelectorAll(`[data-card="${last}"][data-at="1"]`)].at(-1)!;
    expect(named.getAttribute('aria-label')).toContain('cards close together');
    expect(root.querySelectorAll('.dense')).toHaveLength(1);
  });

  it('opens the end panel of a game that was won, with the name of its deal', async () => {
    const { panel } = await openTable({ ...WON_BY_CLICKS, id: 'won', started: 1 });
    const won = await panel('won');
    expect(won.textContent).toContain('spider1-4');
    expect(won.textContent).toContain('90');
  });
});

describe('help in Spider', () => {
  it('marks the hint and says what it is good for', async () => {
    const { act, root } = await openTable(START);
    await act('hint');
    await vi.waitFor(() => expect(note(root, 'toast')).toMatch(/It turns up a card\.$/));
    expect(root.querySelectorAll('.card.hint')).toHaveLength(1);
    expect(root.querySelectorAll('.goal')).toHaveLength(1);
  });

  it('warns of the move after which no round could be dealt, and does it only when it is wanted', async () => {
    const table = await openTable({ ...roundsAtRisk(), id: 'risk', started: 1 });
    await pressNamed(table, /^ace of spades, column 2$/);
    await table.panel('picker');
    await table.act('confirm');
    const panel = await table.panel('confirm');
    expect(panel.textContent).toContain('only 2 cards would lie');
    await table.act('cancel');
    expect(table.stored().moveCount).toBe(0);

    await pressNamed(table, /^ace of spades, column 2$/);
    await table.panel('picker');
    await table.act('confirm');
    await table.panel('confirm');
    await table.act('confirm');
    expect(table.stored().moveCount).toBe(1);
    const stuck = await table.panel('stuck');
    expect(stuck.textContent).toContain('Only 2 cards lie on the columns.');
    await table.act('undo');
    await vi.waitFor(() => expect(table.root.querySelector('dialog')).toBeNull());
    expect(table.stored().cursor).toBe(0);
  });
});

it('says what a demo waits for while cards lie face down', async () => {
  const { root } = await openTable(newGame(PRESETS.spider1, 4));
  const demo = await vi.waitFor(() => {
    const found = root.querySelector('[data-action="demo"]');
    expect(found).not.toBeNull();
    return found!;
  });
  expect(demo.getAttribute('aria-disabled')).toBe('true');
  expect(demo.getAttribute('aria-label')).toBe('Show a way to win: once every card was seen');
});

describe('a position that is proved lost', () => {
  it('is told with ways out of it; it ends nothing, and undo and hints stay', async () => {
    const table = await openTable({ ...lostEnding(), id: 'ending', started: 1 });
    const panel = await table.panel('stuck');
    expect(panel.textContent).toContain('Cannot be won');
    const exits = [...panel.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action']);
    expect(exits).toEqual(expect.arrayContaining(['new', 'restart', 'undo']));
    expect(table.root.dataset).toMatchObject({ light: 'unwinnable', status: 'playing' });
    await table.act('close');
    await vi.waitFor(() => expect(table.root.querySelector('dialog')).toBeNull());

    await table.act('hint');
    await vi.waitFor(() => expect(note(table.root, 'toast')).not.toBe(''));
    const [move] = legalMoves(table.stored().position);
    await pressNamed(table, new RegExp(`column ${columnIndex((move as CardMove).from) + 1}$`));
    await table.panel('picker');
    await table.act('confirm');
    expect(table.stored().moveCount).toBe(1);
    expect(table.root.dataset).toMatchObject({ light: 'unwinnable', status: 'playing' });
    press('u');
    await table.fake.settle();
    expect(table.stored()).toMatchObject({ cursor: 0, givenUp: false });
    expect(table.fake.contents.history?.text ?? '').toContain(' open ');
  });
});

describe('the run picker', () => {
  /** Deal 4 after 28 steps: in column 7 a run of seven that can go to two columns. */
  const middle = { ...update(WON_BY_CLICKS, { type: 'goTo', cursor: 28 }), id: 'picker', started: 1 };

  it('opens by Enter on a column, and moves what is chosen', async () => {
    const table = await openTable(middle);
    await pressNamed(table, /column 7$/);
    const panel = await table.panel('picker');
    expect(panel.querySelector<HTMLElement>('[data-note="count"]')!.dataset['count']).toBe('7');
    const targets = [...panel.querySelectorAll<HTMLElement>('[data-to]')];
    expect(targets.map(({ dataset }) => dataset['to'])).toEqual(['1', '2']);
    panel.querySelector('.targets')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await table.act('confirm');
    expect(table.stored().steps.at(28)!.moves).toEqual([moveOf('7', '2', 7)]);
    expect(table.root.querySelector('dialog')).toBeNull();
  });

  it('changes nothing when it is left', async () => {
    const table = await openTable(START);
    const before = makeRecord(table.stored());
    await pressNamed(table, /column 3$/);
    await table.panel('picker');
    await table.act('cancel');
    expect(makeRecord(table.stored())).toBe(before);
  });
});

describe('the panel for a new game', () => {
  async function openNew(): Promise<Table & { dialog: HTMLElement }> {
    const table = await openTable(START);
    await table.act('new');
    return { ...table, dialog: await table.panel('new') };
  }

  it.each([
    ['617', 'spider2', 'spread'], ['spider1-24', 'spider1', 'leading'], [' Spider4-9-spread ', 'spider4', 'spread'],
  ] as const)('deals %j', async (typed, preset, layout) => {
    const { dialog, act, stored } = await openNew();
    await fill(dialog, 'select[name="game"]', 'spider2');
    await fill(dialog, 'select[name="layout"]', 'spread');
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', typed);
    await act('start');
    await vi.waitFor(() => expect(stored().rules).toEqual({ ...PRESETS[preset], layout }));
    expect(String(stored().deal)).toBe(/(\d+)(-spread)?\s*$/.exec(typed)![1]);
  });

  it('refuses a number beyond the last one, and names that', async () => {
    const { dialog } = await openNew();
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', '2147483648');
    await vi.waitFor(() => expect(note(dialog, 'deal')).toBe('The last deal is number 2,147,483,647.'));
  });

  it('goes from one game to the other and back', async () => {
    const { dialog, act, stored } = await openNew();
    await fill(dialog, 'select[name="game"]', 'freecell');
    await vi.waitFor(() => expect(dialog.querySelector('select[name="preset"]')).not.toBeNull());
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', '617');
    await act('start');
    await vi.waitFor(() => expect(stored().rules).toEqual(PRESETS.classic));
  });
});
