import { DEAL, PRESETS, moveOf, newGame, update } from '@sidedeck/core';
import { afterEach, expect, it, vi } from 'vitest';
import { wonGame } from '../../../test/fixtures/games.ts';
import { roundThatCompletes } from '../../../test/fixtures/spider.ts';
import { BEGUN, DEAL_617 } from './fakeTable.ts';
import { hear, soundOf } from './sound.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells a move from a card that goes up, a round, a run and a win', () => {
  expect(soundOf(DEAL_617, BEGUN)).toBe('move');
  expect(soundOf(BEGUN, { ...BEGUN, elapsed: 5 })).toBeUndefined();
  expect(soundOf(BEGUN, newGame(PRESETS.classic, 5, { id: 'two', started: 2 }))).toBe('deal');
  const won = wonGame();
  expect(soundOf(update(won, { type: 'undo' }), won)).toBe('win');
  const easy = newGame({ ...PRESETS.classic, autoplay: 'off' }, 2);
  expect(soundOf(easy, update(easy, { type: 'collect' }))).toBe('up');
  const spider = newGame(PRESETS.spider1, 4);
  expect(soundOf(spider, update(spider, { type: 'move', move: DEAL }))).toBe('deal');
  expect(soundOf(spider, update(spider, { type: 'move', move: moveOf('8', '9') }))).toBe('move');
  const round = roundThatCompletes();
  expect(soundOf(round, update(round, { type: 'move', move: DEAL }))).toBe('run');
});

it('makes its sounds itself, and is silent where nothing can be heard', () => {
  expect(() => hear('move')).not.toThrow();
  const started: string[] = [];
  const node = (kind: string) => class {
    gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    connect = (next: unknown) => next;
    start = () => started.push(kind);
    stop = vi.fn();
  };
  vi.stubGlobal('AudioContext', class {
    sampleRate = 8000;
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createBuffer = () => ({ getChannelData: () => new Float32Array(400) });
  });
  vi.stubGlobal('AudioBufferSourceNode', node('rustle'));
  vi.stubGlobal('BiquadFilterNode', node('filter'));
  vi.stubGlobal('OscillatorNode', node('tone'));
  vi.stubGlobal('GainNode', node('gain'));
  hear('deal');
  expect(started).toEqual(Array(4).fill('rustle'));
  hear('win');
  expect(started.filter((kind) => kind === 'tone')).toHaveLength(4);
});
