import { isSpider, isWon, runsCompleted, type Game } from '@sidedeck/core';
import { isSameGame } from './session.ts';

/** What can be heard. */
type Sound = 'move' | 'up' | 'deal' | 'run' | 'win';

/** A tone: hertz, when it begins and how long it lasts, both in seconds, and how loud it is, 0 … 1. */
type Tone = readonly [pitch: number, start: number, length: number, loudness: number];

/** Cards are a short rustle; what is worth more is a chord. */
const RUSTLE: Readonly<Partial<Record<Sound, readonly number[]>>> = { move: [0], deal: [0, 0.05, 0.1, 0.15] };
const TONES: Readonly<Partial<Record<Sound, readonly Tone[]>>> = {
  up: [[660, 0, 0.12, 0.25]],
  run: [[523, 0, 0.25, 0.25], [659, 0.08, 0.25, 0.25], [784, 0.16, 0.4, 0.25]],
  win: [[523, 0, 0.3, 0.25], [659, 0.12, 0.3, 0.25], [784, 0.24, 0.3, 0.25], [1047, 0.36, 0.9, 0.3]],
};
const RUSTLE_LENGTH = 0.045;

let audio: AudioContext | undefined;

/** Plays a sound made here, of noise and sines; silent where there is no audio, and before the page may be heard. */
export function hear(sound: Sound): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : undefined;
  if (!audio) return;
  void audio.resume();
  for (const start of RUSTLE[sound] ?? []) rustle(audio, start);
  for (const tone of TONES[sound] ?? []) ring(audio, tone);
}

/** What is heard when the table goes from one state to another; nothing for what is no move. */
export function soundOf(before: Game, after: Game): Sound | undefined {
  if (!isSameGame(before, after)) return 'deal';
  if (after.position === before.position) return undefined;
  if (isWon(after.position)) return 'win';
  const completed = isSpider(after.position) && isSpider(before.position)
    && runsCompleted(after.position) > runsCompleted(before.position);
  if (completed) return 'run';
  if (after.position.stock.length < before.position.stock.length) return 'deal';
  const upNow = after.position.foundations.flat().length;
  return upNow > before.position.foundations.flat().length ? 'up' : 'move';
}

function rustle(context: AudioContext, start: number): void {
  const length = Math.ceil(context.sampleRate * RUSTLE_LENGTH);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, index) => samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3 * 0.35);
  const source = new AudioBufferSourceNode(context, { buffer });
  const paper = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2600, Q: 0.7 });
  source.connect(paper).connect(context.destination);
  source.start(context.currentTime + start);
}

function ring(context: AudioContext, [frequency, start, length, loudness]: Tone): void {
  const begin = context.currentTime + start;
  const source = new OscillatorNode(context, { type: 'sine', frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
}
