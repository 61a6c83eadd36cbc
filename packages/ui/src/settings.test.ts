import { describe, expect, it } from 'vitest';
import { createFakeStore } from './fakeStore.ts';
import { makeSettings, parseSettings, useSettings } from './settings.ts';
import { openStore } from './store.ts';

const DEFAULTS = { theme: 'system', motion: 'system', light: true };

describe('the settings', () => {
  it('are read back as they were written', () => {
    const settings = { theme: 'dark', motion: 'reduced', light: false } as const;
    expect(parseSettings(makeSettings(settings))).toEqual(settings);
  });

  it.each([undefined, '', 'half {', 'null', '[]', '7', '{"theme":"pink","motion":3,"light":"yes"}'])(
    'have their defaults for %j', (text) => expect(parseSettings(text)).toEqual(DEFAULTS));

  it('keep what can be read beside what cannot', () => {
    expect(parseSettings('{"theme":"dark","motion":null,"other":1}')).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  it('are saved when they change, and follow other views without an answer', async () => {
    const fake = createFakeStore();
    const opened = await Promise.all([0, 1].map(async () => {
      const view = fake.open();
      const opening = openStore(view.host);
      await fake.settle();
      return { view, settings: useSettings((await opening).settings) };
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
