import { describe, expect, it, vi } from 'vitest';
import { createFakeStore } from './fakeStore.ts';
import { loadLaterTexts, t, type MessageKey } from './i18n.ts';
import { CHOICES, makeSettings, parseSettings, useSettings, type Settings } from './settings.ts';
import { openStore } from './store.ts';

const DEFAULTS = Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first])) as Settings;

describe('the settings', () => {
  it('are read back as they were written', () => {
    const settings = { ...DEFAULTS, theme: 'dark', motion: 'reduced', light: false } as const;
    expect(parseSettings(makeSettings(settings))).toEqual(settings);
  });

  it('are at first those that everybody starts with', () => {
    expect(DEFAULTS).toMatchObject({ theme: 'system', sound: false, depth: false, light: true, moves: false });
  });

  it('have words for each choice', async () => {
    await loadLaterTexts();
    const keys = Object.entries(CHOICES).flatMap(([name, choices]) => [
      `settings.${name}`, ...choices.filter((choice) => typeof choice === 'string').map((choice) => `settings.${name}.${choice}`)]);
    expect(keys.filter((key) => t(key as MessageKey) === '')).toEqual([]);
  });

  it.each([undefined, '', 'half {', 'null', '[]', '7', '{"theme":"pink","motion":3,"light":"yes"}'])(
    'have their defaults for %j', (text) => expect(parseSettings(text)).toEqual(DEFAULTS));

  it('keep what can be read beside what cannot', () => {
    expect(parseSettings('{"theme":"dark","motion":null,"other":1}')).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  it('are stored by the names of their choices, never by place, so that no upgrade can change what was chosen', () => {
    for (const [name, choices] of Object.entries(CHOICES)) {
      for (const choice of choices.slice(1)) {
        expect(typeof choice).not.toBe('number');
        expect(JSON.parse(makeSettings({ ...DEFAULTS, [name]: choice }))).toEqual({ [name]: choice });
      }
    }
    // What was never chosen is not stored: the first of each list may not change either.
    expect(DEFAULTS).toEqual({
      language: 'system', theme: 'system', contrast: 'system', table: 'sage', back: 'stripes', motion: 'system',
      fourColours: false, large: false, mirrored: false, depth: false, sound: false, light: true, moves: false,
      badge: false,
    });
  });

  it('name only what was chosen, and keep what a newer version chose', async () => {
    const fake = createFakeStore({ settings: { text: '{"future":7,"light":false}', stamp: 'x' } });
    const opening = openStore(fake.open().host);
    await fake.settle();
    const settings = useSettings((await opening).settings, vi.fn());
    settings.theme = 'dark';
    settings.light = true;
    await fake.settle();
    expect(JSON.parse(fake.contents.settings!.text)).toEqual({ future: 7, theme: 'dark' });
  });

  it('have a text that cannot be read set aside before it is overwritten', async () => {
    const fake = createFakeStore({ settings: { text: 'half {', stamp: 'x' } });
    const setAside = vi.fn();
    const opening = openStore(fake.open().host);
    await fake.settle();
    useSettings((await opening).settings, setAside).theme = 'dark';
    expect(setAside).toHaveBeenCalledExactlyOnceWith('settings', 'half {');
  });

  it('are saved when they change, and follow other views without an answer', async () => {
    const fake = createFakeStore();
    const opened = await Promise.all([0, 1].map(async () => {
      const view = fake.open();
      const opening = openStore(view.host);
      await fake.settle();
      return { view, settings: useSettings((await opening).settings, vi.fn()) };
    }));
    const [a, b] = opened as [typeof opened[number], typeof opened[number]];
    expect(fake.contents.settings).toBeUndefined();
    a.settings.theme = 'dark';
    await fake.settle();
    expect(b.settings.theme).toBe('dark');
    const { stamp } = fake.contents.settings!;
    await fake.settle();
    expect(fake.contents.settings!.stamp).toBe(stamp);
  });
});
