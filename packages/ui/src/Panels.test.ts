import { PRESETS, makeBoard, makeRecord, newGame, type Game } from '@sidedeck/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { needsProof } from './deals.ts';
import { BEGUN, DEAL_617, choose, easyGame, fill, note, openTable, storeWith, type Table } from './fakeTable.ts';

beforeEach(() => document.body.replaceChildren());

describe('the new-game panel', () => {
  async function openNew(game: Game = BEGUN): Promise<Table & { dialog: HTMLElement }> {
    const table = await openTable(game);
    await table.act('new');
    return { ...table, dialog: await table.panel('new') };
  }

  it.each([
    ['0', 'The first deal is number 1.'],
    ['-1', 'The first deal is number 1.'],
    ['1.5', 'Deal numbers are whole numbers.'],
    ['1e6', 'A deal number has only digits.'],
    ['99999999999', 'The last deal is number 8,589,934,591.'],
    ['', 'Enter a deal number.'],
    ['spider4-0', 'The first deal is number 1.'],
    ['spider3-617', 'This is no game that can be read: no deal is called “spider3-617”; those of FreeCell are numbers '
    + 'such as 617, those of Spider spider1-617, spider2-617 or spider4-617.'],
  ])('refuses the number %j beside its field, and the game stays', async (number, text) => {
    const { dialog, act, root, stored } = await openNew();
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', number);
    await act('start');
    await vi.waitFor(() => expect(note(dialog, 'deal')).toBe(text));
    expect(root.dataset['deal']).toBe('617');
    expect(stored().moveCount).toBe(1);
  });

  it.each([[' 24 ', '24'], ['２４', '24'], ['ms24', '24']])('takes the number %j', async (number, deal) => {
    const { dialog, act, root, stored } = await openNew();
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', number);
    await act('start');
    await vi.waitFor(() => expect(root.dataset['deal']).toBe(deal));
    expect(stored().id).not.toBe('one');
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('asks before it ends a game that was begun, and only then', async () => {
    const { dialog, act, root, panel } = await openNew();
    expect(note(dialog, 'unfinished')).toContain('as not won');
    await fill(dialog, 'select[name="preset"]', 'houseB');
    await vi.waitFor(() => expect(note(dialog, 'unfinished')).toMatch(/^The unfinished game waits/));
    await act('cancel');
    expect(root.dataset['moves']).toBe('1');
    await act('undo');
    await act('new');
    expect(note(await panel('new'), 'unfinished')).not.toBe('');
    const fresh = await openNew(DEAL_617);
    expect(note(fresh.dialog, 'unfinished')).toBe('');
  });

  it('says of the eight deals that they cannot be won, before and on the table', async () => {
    const { dialog, act, root } = await openNew();
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', '781948');
    await vi.waitFor(() => expect(note(dialog, 'deal')).toBe('Known: this deal cannot be won under these rules.'));
    await act('start');
    await vi.waitFor(() => expect(note(root, 'unwinnableDeal')).toBe('Cannot be won'));
  });

  it('says how hard the deal of a number is, where that is known', async () => {
    const { dialog } = await openNew();
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', '1');
    await vi.waitFor(() => expect(note(dialog, 'level')).toMatch(/^(Easy|Normal|Hard) · needs \d cells?$/));
    await fill(dialog, 'input[name="deal"]', '999983');
    await vi.waitFor(() => expect(note(dialog, 'level')).toBe(''));
  });

  it('judges a deal under the rules that are chosen', async () => {
    const { dialog } = await openNew();
    await fill(dialog, 'select[name="preset"]', 'houseA');
    await choose(dialog, 'number');
    await fill(dialog, 'input[name="deal"]', '781948');
    await vi.waitFor(() => expect(note(dialog, 'deal')).not.toBe(''));
    expect(note(dialog, 'deal')).not.toContain('Known');
  });

  it('finds out about what else is offered', async () => {
    const { dialog } = await openNew();
    await choose(dialog, 'text');
    await fill(dialog, 'textarea', easyGame());
    await vi.waitFor(() => expect(note(dialog, 'deal')).toBe('Can be won.'));
  });

  it('deals a random one of the rules chosen, cells and all', async () => {
    const { dialog, act, stored, root, fake } = await openNew();
    await fill(dialog, 'select[name="preset"]', 'houseB');
    await fill(dialog, 'select[name="cells"]', '3');
    expect(needsProof({ ...PRESETS.houseB, cells: 3 })).toBe(true);
    await act('start');
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull(), { timeout: 20_000 });
    await fake.settle();
    expect(stored().rules).toEqual({ ...PRESETS.houseB, cells: 3 });
  });

  it('says that deals cannot be checked where no worker loads, and then deals unchecked', async () => {
    const createWorker = () => Promise.reject(new Error('offline'));
    const rules = { ...PRESETS.classic, cells: 2 };
    const { act, panel, root } = await openTable(newGame(rules, 5), undefined, { createWorker });
    await act('new');
    const dialog = await panel('new');
    await act('start');
    await vi.waitFor(() => expect(note(dialog, 'seek')).toContain('cannot be checked'));
    await act('start');
    await vi.waitFor(() => expect(root.dataset['deal']).not.toBe('5'));
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('stays with “Custom” once it is chosen, and opens the options', async () => {
    const { dialog } = await openNew();
    const preset = () => dialog.querySelector<HTMLSelectElement>('select[name="preset"]')!;
    await fill(dialog, 'select[name="preset"]', 'custom');
    await vi.waitFor(() => expect(dialog.querySelector('select[name="runLimit"]')).not.toBeNull());
    expect(preset().value).toBe('custom');
    await fill(dialog, 'select[name="cells"]', '6');
    expect(preset().value).toBe('custom');
    await fill(dialog, 'select[name="preset"]', 'houseA');
    await vi.waitFor(() => expect(preset().value).toBe('houseA'));
  });

  it('opens a board and a shared game from text', async () => {
    const { dialog, act, root } = await openNew();
    await choose(dialog, 'text');
    await fill(dialog, 'textarea', makeBoard(newGame(PRESETS.classic, 24).start));
    await act('start');
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    expect(root.dataset['deal']).toBe('');
  });

  it.each([
    ['900,000 lines', '\n'.repeat(900_000)],
    ['1 MB', 'KC '.repeat(350_000)],
    ['a script', '<script>alert(1)</script>'],
    ['a broken board', 'KC KC\n'.repeat(8)],
    ['nothing', ' '],
  ])('refuses %s beside its field, and the game stays', async (_name, text) => {
    const { dialog, act, root } = await openNew();
    await choose(dialog, 'text');
    await fill(dialog, 'textarea', text);
    await act('start');
    await vi.waitFor(() => expect(note(dialog, 'deal')).not.toBe(''));
    expect(note(dialog, 'deal').length).toBeLessThan(300);
    expect(root.dataset).toMatchObject({ deal: '617', moves: '1' });
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('a table opened with a shared game', () => {
  const LINK = '?deal=24&rules=houseB,cells=3';

  it('shows it where no game is under way', async () => {
    const { root, stored, fake } = await openTable(DEAL_617, undefined, { opened: LINK });
    await vi.waitFor(() => expect(root.dataset['deal']).toBe('24'));
    await fake.settle();
    expect(stored()).toMatchObject({ deal: 24, rules: { ...PRESETS.houseB, cells: 3 } });
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('asks before it ends a game that was begun', async () => {
    const { root, panel, act } = await openTable(BEGUN, undefined, { opened: LINK });
    const dialog = await panel('new');
    expect(dialog.querySelector('textarea')!.value).toBe(LINK);
    expect(note(dialog, 'unfinished')).not.toBe('');
    expect(root.dataset['deal']).toBe('617');
    await act('start');
    await vi.waitFor(() => expect(root.dataset['deal']).toBe('24'));
    await act('new');
    expect((await panel('new')).querySelector('textarea')).toBeNull();
  });

  it('says what is wrong with a link that holds none', async () => {
    const { root, panel } = await openTable(DEAL_617, undefined, { opened: '?deal=0' });
    const dialog = await panel('new');
    await vi.waitFor(() => expect(note(dialog, 'deal')).toContain('they go from 1 to'));
    expect(root.dataset['deal']).toBe('617');
  });

  it('says first what is wrong with a broken store, and keeps the link for afterwards', async () => {
    const fake = storeWith('nonsense');
    const { panel, act } = await openTable(undefined, fake, { opened: LINK });
    await panel('error');
    expect(fake.contents.game!.text).toBe('nonsense');
    await act('new');
    expect((await panel('new')).querySelector('textarea')!.value).toBe(LINK);
  });
});

describe('a panel that cannot be loaded', () => {
  it('leaves a table that goes on, and says so', async () => {
    vi.doMock('./dialogs/SettingsPanel.vue', () => {
      throw new Error('offline');
    });
    onTestFinished(() => void vi.doUnmock('./dialogs/SettingsPanel.vue'));
    onTestFinished(vi.spyOn(console, 'error').mockImplementation(() => undefined).mockRestore);
    const { root, act } = await openTable(BEGUN);
    await act('settings');
    await vi.waitFor(() => expect(note(root, 'toast')).toContain('could not be loaded'));
    await act('undo');
    expect(root.dataset['moves']).toBe('0');
  });
});

describe('the other panels', () => {
  it('ask before a restart and before giving up', async () => {
    const { act, root, panel, stored } = await openTable(BEGUN);
    await act('restart');
    await panel('confirm');
    expect(root.dataset['moves']).toBe('1');
    await act('confirm');
    expect(stored()).toMatchObject({ id: 'one', deal: 617, moveCount: 0 });
    const other = await openTable(BEGUN);
    await other.act('giveUp');
    await other.panel('confirm');
    await other.act('confirm');
    await vi.waitFor(() => expect(other.root.dataset['status']).toBe('givenUp'));
    expect(other.stored().givenUp).toBe(true);
  });

  it('set the theme and switch the light off, at once and for good', async () => {
    const { act, root, panel, fake } = await openTable(BEGUN);
    await act('settings');
    const dialog = await panel('settings');
    dialog.querySelector<HTMLSelectElement>('select[name="theme"]')!.selectedIndex = 2;
    dialog.querySelector('select[name="theme"]')!.dispatchEvent(new Event('change'));
    const light = dialog.querySelector<HTMLInputElement>('input[name="light"]')!;
    light.checked = false;
    light.dispatchEvent(new Event('change'));
    await fake.settle();
    expect(root.dataset).toMatchObject({ theme: 'dark', light: 'off' });
    expect(JSON.parse(fake.contents.settings!.text)).toMatchObject({ theme: 'dark', light: false });
  });

  it('offer undo, restart and a new game where no move is left', async () => {
    const rules = { ...PRESETS.classic, cells: 0, autoplay: 'off', autoFinish: false } as const;
    const record = makeRecord(newGame(rules, 1)).split('Deal:')[0]!;
    const tops = ['2C', '4C', '6C', '8C', 'TC', 'QC', '2S'];
    const rest = [...'A23456789TJQK'].flatMap((rank) => [...'CDHS'].map((suit) => rank + suit))
      .filter((card) => !tops.includes(card));
    const { panel, act, root } = await openTable(`${record}Board:\n${tops.join('\n')}\n${rest.join(' ')}\n\nEnd\n`);
    expect(root.dataset['status']).toBe('stuck');
    const dialog = await panel('stuck');
    expect([...dialog.querySelectorAll('[data-action]')].map((button) => button.getAttribute('data-action')))
      .toEqual(expect.arrayContaining(['undo', 'restart', 'new']));
    await act('new');
    await panel('new');
  });

  it('show a win with its moves, its time and the records', async () => {
    const { panel, act, root, fake } = await openTable(easyGame());
    await act('collect');
    await vi.waitFor(() => expect(root.dataset['status']).toBe('won'));
    const dialog = await vi.waitFor(() => panel('won'), { timeout: 5000 });
    expect(dialog.textContent).toContain('1:05');
    expect(dialog.textContent).toContain('1 of 1 game (100%)');
    expect(fake.contents.history!.text).toContain(' won ');
  });

  it('say what is wrong with a stored game, and leave it there until a new one is started', async () => {
    const { panel, act, root, fake, stored, view } = await openTable('nonsense');
    const dialog = await panel('error');
    expect(note(dialog, 'problem')).not.toBe('');
    expect(dialog.querySelector('textarea')!.value).toBe('nonsense');
    await act('copy');
    expect(view.host.copy).toHaveBeenCalledWith('nonsense');
    await act('new');
    await panel('new');
    expect(fake.contents.game!.text).toBe('nonsense');
    await act('cancel');
    await panel('error');
    await act('new');
    await panel('new');
    await act('start');
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    expect(stored().rules).toEqual(PRESETS.classic);
  });
});
