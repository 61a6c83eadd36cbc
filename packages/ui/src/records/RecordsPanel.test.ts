import {
  dailyDeal, dateKeyAt, makeBackup, makeDocument, makeHistory, makePart, makeRecord, makeShelf, newGame,
  parseBackup, parseHistory, parseShelf, PRESETS, tableOf, type GameResult,
} from '@sidedeck/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeStore, type FakeStore } from '../fakeStore.ts';
import { BEGUN, fill, note, openTable, type Table } from '../fakeTable.ts';
import { keptOf } from '../shelf.ts';

const DAY = 86_400_000;
const today = () => dateKeyAt(Date.now(), 'utc');

function result(id: string, facts: Partial<GameResult> = {}): GameResult {
  return {
    ...tableOf(PRESETS.classic), id, started: 1_796_000_000_000, daily: null, deal: 617, outcome: 'won',
    moves: 92, milliseconds: 201_000, finished: 1_796_000_201_000, ...facts,
  };
}

const stored = (text: string) => ({ text, stamp: 'x' });
const withHistory = (...results: GameResult[]): FakeStore => createFakeStore({
  game: stored(makeRecord(BEGUN)), history: stored(makeHistory({ results, setAside: [] })),
});

async function openTab(tab: string, fake: FakeStore, extra = {}): Promise<{ table: Table; panel: HTMLElement }> {
  const table = await openTable(undefined, fake, extra);
  await table.act('records');
  const panel = await table.panel('records');
  panel.querySelector<HTMLElement>(`[data-tab="${tab}"]`)!.click();
  await fake.settle();
  return { table, panel };
}

describe('the records', () => {
  it('show totals, streaks, bests, a plot and the games of a table', async () => {
    const others = ['d', 'e', 'f'].map((id, index) => result(id, { started: 3 + index }));
    const fake = withHistory(
      result('a'), result('b', { started: 1_796_000_300_000, moves: 80 }), result('c', { outcome: 'lost', started: 2 }),
      ...others,
    );
    const { panel } = await openTab('stats', fake);
    expect(note(panel, 'games')).toBe('5 of 6 games (83%)');
    expect(note(panel, 'open')).toBe('1');
    expect(note(panel, 'streak')).toMatch(/5/);
    expect(panel.querySelectorAll('svg rect').length).toBeGreaterThan(1);
    const outcomes = [...panel.querySelectorAll('tr')].map((row) => row.dataset['outcome']);
    expect(outcomes).toEqual(['won', 'won', 'won', 'won', 'won', 'lost', 'open']);
  });

  it('plot nothing where there is nothing to compare', async () => {
    const { panel } = await openTab('stats', withHistory(result('a'), result('b', { started: 2 })));
    expect(note(panel, 'games')).toBe('2 of 2 games (100%)');
    expect(panel.querySelector('figure')).toBeNull();
  });

  it('keep tables apart', async () => {
    const { panel } = await openTab('stats', withHistory(result('a', tableOf(PRESETS.houseB))));
    expect([note(panel, 'games'), note(panel, 'open')]).toEqual(['', '1']);
    await fill(panel, 'select[name="table"]', '1');
    await vi.waitFor(() => expect(note(panel, 'games')).toBe('1 of 1 game (100%)'));
    expect(note(panel, 'open')).toBe('');
  });
});

describe('the calendar', () => {
  it('marks the days won and deals the one that is asked for', async () => {
    const fake = withHistory(result('a', { daily: today() }));
    const { table, panel } = await openTab('days', fake);
    expect(note(panel, 'streak')).toMatch(/1/);
    const day = panel.querySelector<HTMLElement>(`[data-day="${today()}"]`)!;
    expect(day.dataset['outcome']).toBe('won');
    day.click();
    await fake.settle();
    expect(table.stored()).toMatchObject({ daily: today(), deal: dailyDeal(PRESETS.classic, today()) });
    const shelf = parseShelf(fake.contents.shelf!.text);
    expect(shelf.ok && shelf.value.map(({ key }) => key)).toEqual([BEGUN.id]);
    const history = parseHistory(fake.contents.history!.text);
    expect(history.ok && history.value.results.find(({ id }) => id === BEGUN.id)?.outcome).toBe('open');
  });

  it('is in Japan’s day where the house is, whatever the day elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 15) });
    onTestFinished(() => void vi.useRealTimers());
    const { table, panel } = await openTab('days', withHistory());
    const current = () => panel.querySelector<HTMLElement>('[aria-current="date"]')!;
    expect(current().dataset['day']).toBe('2026-11-29');
    await fill(panel, 'select[name="daily"]', 'houseC');
    await vi.waitFor(() => expect(current().dataset['day']).toBe('2026-11-30'));
    current().click();
    await table.fake.settle();
    expect(table.stored()).toMatchObject({ daily: '2026-11-30', deal: 24_598, rules: PRESETS.houseC });
  });

  it('offers rules of the player’s own as they are on the table, with the day of their zone', async () => {
    const rules = { ...PRESETS.houseB, daily: 'japan', autoplay: 'off' } as const;
    const own = newGame(rules, 5, { id: 'own', started: 1 });
    const fake = createFakeStore({ game: stored(makeRecord(own)) });
    const { table, panel } = await openTab('days', fake);
    expect(panel.querySelector<HTMLSelectElement>('select[name="daily"]')!.value).toBe('custom');
    const day = dateKeyAt(Date.now(), 'japan');
    panel.querySelector<HTMLElement>(`[data-day="${day}"]`)!.click();
    await fake.settle();
    expect(table.stored()).toMatchObject({ daily: day, rules, deal: dailyDeal(PRESETS.houseC, day) });
    const none = createFakeStore({ game: stored(makeRecord(newGame({ ...rules, daily: 'none' }, 5))) });
    const other = await openTab('days', none);
    expect(other.panel.querySelector<HTMLSelectElement>('select[name="daily"]')!.value).toBe('classic');
  });

  it('goes back by months, not beyond today', async () => {
    const { panel } = await openTab('days', withHistory());
    const first = panel.querySelector<HTMLElement>('[data-day]')!.dataset['day']!;
    panel.querySelector<HTMLElement>('[data-action="earlier"]')!.click();
    await Promise.resolve();
    const earlier = panel.querySelector<HTMLElement>('[data-day]')!.dataset['day']!;
    expect(Date.parse(first) - Date.parse(earlier)).toBeGreaterThanOrEqual(28 * DAY);
    expect(panel.querySelector<HTMLButtonElement>('[data-action="later"]')!.disabled).toBe(false);
  });
});

describe('the games that wait', () => {
  const other = { ...BEGUN, id: 'other', started: 9000 };
  const elsewhere = makeDocument(new Map([['device0b', makePart({
    device: 'device0b', revision: 1, name: 'Firefox, Linux', settings: new Map(), results: [], games: keptOf(other),
  }, 9)]]));

  it('of another device go on here', async () => {
    const fake = createFakeStore({ game: stored(makeRecord(BEGUN)), sync: stored(elsewhere) });
    const { table, panel } = await openTab('games', fake);
    expect(panel.querySelector('[data-device="device0b"]')?.textContent).toContain('Firefox, Linux');
    panel.querySelector<HTMLElement>('[data-continue="other"]')!.click();
    await fake.settle();
    expect(table.stored().id).toBe('other');
    expect(fake.contents.shelf!.text).toContain(`Id: ${BEGUN.id}`);
  });

  it('are removed, here and elsewhere, once it was asked, and are lost then', async () => {
    const fake = createFakeStore({
      game: stored(makeRecord(BEGUN)), sync: stored(elsewhere),
      history: stored(makeHistory({ results: [result('other', { outcome: 'open', finished: 1 })], setAside: [] })),
    });
    const { panel } = await openTab('games', fake);
    const press = async (selector: string) => {
      panel.querySelector<HTMLElement>(selector)!.click();
      await fake.settle();
    };
    await press('[data-remove="other"]');
    expect(document.activeElement).toBe(panel.querySelector('[data-action="keep"]'));
    await press('[data-action="keep"]');
    expect(document.activeElement).toBe(panel.querySelector('[data-remove="other"]'));
    expect(panel.querySelector('[data-continue="other"]')).not.toBeNull();
    await press('[data-remove="other"]');
    await press('[data-removed="other"]');
    expect(panel.querySelector('[data-continue="other"]')).toBeNull();
    expect(document.activeElement).toBe(panel.querySelector('[data-tab="games"]'));
    expect(fake.contents.shelf!.text).toContain('Removed: other');
    const history = parseHistory(fake.contents.history!.text);
    expect(history.ok && history.value.results.find(({ id }) => id === 'other')?.outcome).toBe('lost');
  });

  it.each([
    ['once where they wait in the same state', other, ['']],
    ['twice where somebody has played on', { ...other, elapsed: 77_000 }, ['', 'device0b']],
  ])('are offered %s', async (_, here, places) => {
    const shelf = stored(makeShelf(keptOf(here)));
    const fake = createFakeStore({ game: stored(makeRecord(BEGUN)), sync: stored(elsewhere), shelf });
    const { panel } = await openTab('games', fake);
    const offered = [...panel.querySelectorAll<HTMLElement>('[data-continue="other"]')];
    expect(offered.map((button) => button.closest<HTMLElement>('[data-device]')!.dataset['device'])).toEqual(places);
  });

  it.each([
    ['with a name', BEGUN], ['without one', { ...BEGUN, id: '' }],
  ])('are not offered while they are on the table, and are in a backup once: %s', async (_, game) => {
    const copy = vi.fn(async (_text: string) => undefined);
    const fake = createFakeStore({ game: stored(makeRecord(game)), shelf: stored(makeShelf(keptOf(game))) });
    const { panel } = await openTab('games', fake, { copy });
    expect(panel.querySelectorAll('[data-continue]')).toHaveLength(0);
    panel.querySelector<HTMLElement>('[data-tab="backup"]')!.click();
    await vi.waitFor(() => panel.querySelector<HTMLElement>('[data-action="copyAll"]')!.click());
    await vi.waitFor(() => expect(copy).toHaveBeenCalledOnce());
    expect(copy.mock.calls[0]![0].match(/Deal: 617/g)).toHaveLength(1);
  });

  it('say what did not fit', async () => {
    const fake = createFakeStore({ report: stored('{"left":2,"fits":true}') });
    expect(note((await openTab('games', fake)).panel, 'sync')).toContain('2');
  });
});

describe('the backup', () => {
  it('is everything, and shows first what it would bring', async () => {
    const copy = vi.fn(async (_text: string) => undefined);
    const { panel } = await openTab('backup', withHistory(result('a')), { copy });
    panel.querySelector<HTMLElement>('[data-action="copyAll"]')!.click();
    await vi.waitFor(() => expect(copy).toHaveBeenCalledOnce());
    const text = copy.mock.calls[0]![0];
    const read = parseBackup(text);
    expect(read.ok && read.value.games.map(({ key }) => key)).toEqual([BEGUN.id]);

    const fake = withHistory();
    const { panel: there } = await openTab('backup', fake);
    await fill(there, 'textarea', text);
    await vi.waitFor(() => expect(note(there, 'gain')).toMatch(/1/));
    const before = parseHistory(fake.contents.history!.text);
    expect(before.ok && before.value.results.map(({ id }) => id)).not.toContain('a');
    there.querySelector<HTMLElement>('[data-action="take"]')!.click();
    await fake.settle();
    const after = parseHistory(fake.contents.history!.text);
    expect(after.ok && after.value.results.map(({ id }) => id)).toContain('a');
  });

  it('goes to a file and comes from one by the shell’s own dialogs, where it has them', async () => {
    const saveFile = vi.fn(async (_name: string, _text: string) => undefined);
    const openFile = vi.fn(async () => saveFile.mock.calls[0]?.[1]);
    const { panel } = await openTab('backup', withHistory(result('a')), { saveFile, openFile });
    panel.querySelector<HTMLElement>('[data-action="download"]')!.click();
    const named = expect.stringMatching(/^sidedeck-[\d-]+\.json$/);
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(named, expect.any(String));
    expect(panel.querySelector('input[type="file"]')).toBeNull();
    expect(panel.querySelector('[data-note="aside"]')).toBeNull();
    panel.querySelector<HTMLElement>('[data-action="openFile"]')!.click();
    await vi.waitFor(() => expect(note(panel, 'gain')).not.toBe(''));
    openFile.mockRejectedValueOnce(new Error('no such file'));
    panel.querySelector<HTMLElement>('[data-action="openFile"]')!.click();
    await vi.waitFor(() => expect(note(panel, 'gain')).toContain('no such file'));
  });

  it('gives out what was put aside, where the message about it sends the player', async () => {
    const fake = createFakeStore({ game: stored(makeRecord(BEGUN)), history: stored('no history') });
    const copy = vi.fn(async (_text: string) => undefined);
    const { table, panel } = await openTab('stats', fake, { copy });
    await vi.waitFor(() => expect(note(table.root, 'toast'))
      .toBe('Something stored could not be read. It is kept as it was, under Records > Backup.'));
    panel.querySelector<HTMLElement>('[data-tab="backup"]')!.click();
    await vi.waitFor(() => expect(panel.querySelector('[data-action="copyAside"]')).not.toBeNull());
    panel.querySelector<HTMLElement>('[data-action="copyAside"]')!.click();
    expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^--- history .*\nno history\n$/));
  });

  it('refuses what is none, and changes nothing', async () => {
    const fake = withHistory(result('a'));
    const { panel } = await openTab('backup', fake);
    const before = { ...fake.contents };
    for (const text of ['junk', '{"sidedeck":"backup"}', makeBackup({
      history: { results: [], setAside: [] }, games: [], settings: new Map(),
    }).slice(0, 50)]) {
      await fill(panel, 'textarea', text);
      await vi.waitFor(() => expect(panel.querySelector('[data-note="gain"] .refusal')).not.toBeNull());
      expect(panel.querySelector('[data-action="take"]')).toBeNull();
    }
    expect(fake.contents).toEqual(before);
  });
});
