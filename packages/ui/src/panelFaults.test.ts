import { PRESETS, makeRecord, newGame, type Game } from '@sidedeck/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { h, onMounted, ref } from 'vue';
import { BEGUN, note, openTable } from './fakeTable.ts';

beforeEach(() => document.body.replaceChildren());

function fail(): never {
  throw new Error('broken');
}

describe('a panel that breaks', () => {
  const broken = ref(false);

  it.each([
    ['in its setup', { setup: fail }],
    ['while it is drawn', { render: fail }],
    ['in a part of it', { render: () => h({ setup: fail }) }],
    ['once it is there', {
      setup: () => onMounted(() => broken.value = true),
      render: () => broken.value ? fail() : h('p'),
    }],
  ])('%s leaves a table that goes on, and says so', async (_when, component) => {
    broken.value = false;
    vi.doMock('./dialogs/KeysPanel.vue', () => ({ default: component }));
    onTestFinished(() => void vi.doUnmock('./dialogs/KeysPanel.vue'));
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    onTestFinished(() => void vi.unstubAllGlobals());
    onTestFinished(vi.spyOn(console, 'warn').mockImplementation(() => undefined).mockRestore);
    const { root, act } = await openTable(BEGUN);
    await act('keys');
    await vi.waitFor(() => expect(note(root, 'toast')).toContain('could not be loaded'));
    expect(report).toHaveBeenCalledWith(new Error('broken'));
    await act('undo');
    expect(root.dataset['moves']).toBe('0');
  });
});

describe('a panel about a game that another view replaces', () => {
  const NOBODYS: Game = { ...BEGUN, id: '', started: 1 };

  it.each([
    ['why', BEGUN, newGame(PRESETS.spider1, 4, { id: 'spider', started: 2 })],
    ['why', NOBODYS, newGame(PRESETS.spider1, 4, { id: '', started: 2 })],
    ['giveUp', NOBODYS, { ...NOBODYS, started: 2 }],
  ])('closes: %s', async (action, game, other) => {
    const { root, view, fake, act } = await openTable(game);
    await act(action);
    await vi.waitFor(() => expect(root.querySelector('dialog')).not.toBeNull());
    void view.host.save('game', { text: makeRecord(other), stamp: 'elsewhere.1' });
    await fake.settle();
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    await act('new');
    await vi.waitFor(() => expect(root.querySelector('[data-panel="new"]')).not.toBeNull());
  });
});
