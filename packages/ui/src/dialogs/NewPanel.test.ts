import { DEAL, PRESETS, fewestCellsKnown, makeRecord, newGame, update, type Game } from '@sidedeck/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN, choose, fill, note, openTable, type Table } from '../fakeTable.ts';

const DEAL_4 = newGame(PRESETS.spider1, 4, { id: 'eight', started: 1 });
const BEGUN_SPIDER: Game = update(DEAL_4, { type: 'move', move: DEAL });

beforeEach(() => document.body.replaceChildren());

async function openNew(game: Game = BEGUN): Promise<Table & { dialog: HTMLElement }> {
  const table = await openTable(game);
  await table.act('new');
  return { ...table, dialog: await table.panel('new') };
}

describe('the lobby', () => {
  it('deals a random one as hard as it is wanted', async () => {
    const { dialog, act, stored, root, fake } = await openNew();
    await fill(dialog, 'select[name="preset"]', 'houseB');
    await fill(dialog, 'select[name="level"]', 'hard');
    await fill(dialog, 'select[name="cells"]', '2');
    await vi.waitFor(() => expect(dialog.querySelectorAll('select[name="level"] option')).toHaveLength(3));
    expect(dialog.querySelector<HTMLSelectElement>('select[name="level"]')!.value).toBe('');
    await fill(dialog, 'select[name="level"]', 'normal');
    await act('start');
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    await fake.settle();
    expect(stored().rules).toEqual({ ...PRESETS.houseB, cells: 2 });
    expect(fewestCellsKnown(stored().deal!)).toBe(2);
  });

  it.each([
    ['cells', BEGUN, ['2', '4', '2'], { ...PRESETS.classic, cells: 2 }],
    ['game', BEGUN_SPIDER, ['spider4', 'spider1', 'spider4'], PRESETS.spider4],
  ] as const)('changes nothing of a game under way by other %s until it was told and is wanted', async (
    name, begun, values, rules) => {
    const { dialog, act, root, stored, fake } = await openNew(begun);
    for (const value of values) await fill(dialog, `select[name="${name}"]`, value);
    expect(note(dialog, 'unfinished')).not.toBe('');
    await act('cancel');
    expect(makeRecord({ ...stored(), elapsed: 0 })).toBe(makeRecord(begun));
    if (name === 'cells') await act('collect');
    await act('undo');
    expect(stored()).toMatchObject({ id: begun.id, cursor: 0, rules: begun.rules });

    await act('new');
    await vi.waitFor(() => expect(root.querySelector('[data-panel="new"]')).not.toBeNull());
    for (const value of values) await fill(root, `select[name="${name}"]`, value);
    await choose(root, 'number');
    await fill(root, 'input[name="deal"]', '24');
    await act('start');
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    await fake.settle();
    expect(stored()).toMatchObject({ deal: 24, rules });
    expect(fake.contents.shelf!.text).toContain(`Id: ${begun.id}`);
  });

  it('leads to the deals of the days and to the games that wait', async () => {
    const { act, panel } = await openNew();
    for (const tab of ['days', 'games']) {
      await act(tab);
      const records = await panel('records');
      expect(records.querySelector('[aria-selected="true"]')!.getAttribute('data-tab')).toBe(tab);
      await act('close');
      await act('new');
      await panel('new');
    }
  });
});
