import { PRESETS, fewestCellsKnown } from '@sidedeck/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN, fill, openTable, type Table } from '../fakeTable.ts';

beforeEach(() => document.body.replaceChildren());

async function openNew(): Promise<Table & { dialog: HTMLElement }> {
  const table = await openTable(BEGUN);
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
