import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock, type Clock } from './clock.ts';

describe('the clock', () => {
  let clock: Clock;
  let counted = 0;
  let isRunning = true;
  let isFocused = true;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    [counted, isRunning, isFocused] = [0, true, true];
    vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
    clock = startClock(() => isRunning, () => counted += clock.lap());
    clock.lap();
  });

  afterEach(() => {
    clock.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function focus(now: boolean): void {
    isFocused = now;
    dispatchEvent(new Event(now ? 'focus' : 'blur'));
  }

  it('counts while the table is in front', () => {
    vi.advanceTimersByTime(5000);
    expect(counted).toBe(5000);
  });

  it('stops with the focus and goes on with it, losing nothing in between', () => {
    vi.advanceTimersByTime(1500);
    focus(false);
    expect(counted).toBe(1500);
    vi.advanceTimersByTime(60_000);
    expect(counted).toBe(1500);
    focus(true);
    vi.advanceTimersByTime(2000);
    focus(false);
    expect(counted).toBe(3500);
  });

  it('stops when the table is hidden', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(counted).toBe(0);
  });

  it('stands still while the game does not run', () => {
    isRunning = false;
    clock.lap();
    vi.advanceTimersByTime(5000);
    expect(counted).toBe(0);
    isRunning = true;
    clock.lap();
    vi.advanceTimersByTime(2000);
    expect(counted).toBe(2000);
  });

  it('gives an exact time to whoever takes a lap between its ticks', () => {
    vi.advanceTimersByTime(300);
    expect(clock.lap()).toBe(300);
    vi.advanceTimersByTime(1700);
    expect(counted).toBe(1700);
  });

  it('does not count the sleep of the machine', () => {
    clock.stop();
    vi.advanceTimersByTime(3_600_000);
    expect(clock.lap()).toBeLessThanOrEqual(3000);
  });

  it('counts once where two views look at one game', () => {
    clock.stop();
    let total = 0;
    // Each throws its lap away when it hears that the other one has counted.
    const count = (mine: number) => () => {
      total += clocks[mine]!.lap();
      clocks[1 - mine]!.lap();
    };
    const clocks = [startClock(() => true, count(0)), startClock(() => true, count(1))];
    clocks.forEach((each) => each.lap());
    vi.advanceTimersByTime(10_000);
    clocks.forEach((each) => each.stop());
    expect(total).toBe(10_000);
  });
});
