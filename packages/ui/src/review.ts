import {
  automaticMoves, isFreecellGame, play, whyNot,
  type CardMove, type Course, type FreecellPosition, type Loss, type Review, type Standing,
} from '@sidedeck/core';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Help } from './help.ts';
import type { Host } from './host.ts';
import type { Session } from './session.ts';
import { createSolver } from './solver.ts';

/** One position that the review can show: what led to it, and what is known of it. */
export interface Stop {
  readonly position: FreecellPosition;
  /** What the player did to get here; undefined at the beginning. */
  readonly moves?: readonly CardMove[];
  /** What is done next; undefined at the end. */
  readonly next?: readonly CardMove[];
  readonly standing: Standing;
}

/** A look back at the game on the table, which stays as it is meanwhile. */
export interface Hindsight {
  readonly isOpen: ComputedRef<boolean>;
  /** `checking` until all is known that can be found out, or it was stopped. */
  readonly state: Readonly<ShallowRef<'checking' | 'done' | 'stopped'>>;
  readonly standings: ComputedRef<readonly Standing[]>;
  readonly loss: ComputedRef<Loss | undefined>;
  /** Whether the better line is looked at, from before the move that lost; else the game. */
  readonly isBetter: ComputedRef<boolean>;
  /** What is stepped through, and the index in it of what is shown. */
  readonly stops: ComputedRef<readonly Stop[]>;
  readonly at: ShallowRef<number>;
  readonly stop: ComputedRef<Stop | undefined>;
  /** The better move: the one in place of the move that lost, or the next of the better line. */
  readonly mark: ComputedRef<CardMove | undefined>;
  open(): void;
  close(): void;
  /** Ends the checking; what is known stays. */
  halt(): void;
  show(at: number): void;
  /** Shows the position before the move that lost, and the better line from there, or the game again. */
  showBetter(better: boolean): void;
  /** Takes the game back, or on again, to the position shown, or to where the better line leaves it. */
  returnTo(): void;
}

/** The review is about all steps of the game, those that were taken back too. */
export function useReview(session: Session, host: Host, help: Help): Hindsight {
  const course = shallowRef<Course>();
  const found = shallowRef<Review>();
  const state = shallowRef<Hindsight['state']['value']>('done');
  const better = shallowRef(false);
  const at = shallowRef(0);
  const solver = createSolver(host);

  const standings = computed(() => found.value?.standings
    ?? course.value?.positions.map((): Standing => 'unknown') ?? []);
  const loss = computed(() => found.value?.loss);
  const isBetter = computed(() => better.value && loss.value !== undefined);
  const gameStops = computed(() => course.value ? stopsOfGame(course.value, standings.value) : []);
  const stops = computed(() => isBetter.value ? stopsOfLine(course.value!, loss.value!) : gameStops.value);

  async function open(): Promise<void> {
    const game = session.game.value;
    if (!isFreecellGame(game)) return;
    const whole = { ...game, cursor: game.steps.length };
    course.value = whole;
    found.value = undefined;
    better.value = false;
    at.value = game.cursor;
    state.value = 'checking';
    const ended = await solver.review(whole, { progress: (news) => hear(whole, news) });
    if (course.value !== whole) return;
    if (ended !== 'stopped') hear(whole, ended);
    state.value = ended === 'stopped' ? 'stopped' : 'done';
  }

  function hear(about: Course, news: Review): void {
    if (course.value === about) found.value = news;
  }

  function close(): void {
    course.value = undefined;
    found.value = undefined;
    solver.stop();
  }

  function show(index: number): void {
    at.value = Math.max(0, Math.min(stops.value.length - 1, index));
  }

  function showBetter(now: boolean): void {
    if (!loss.value) return;
    better.value = now;
    at.value = now ? 0 : loss.value.step - 1;
  }

  function returnTo(): void {
    const { value: lost } = loss;
    const cursor = isBetter.value ? lost!.step - 1 : at.value;
    if (lost) help.learn(course.value!.positions[lost.step - 1]!, { type: 'winnable', moves: lost.line });
    close();
    session.dispatch({ type: 'goTo', cursor });
  }

  const stop = computed(() => stops.value[at.value]);
  const mark = computed(() => {
    if (isBetter.value) return stop.value?.next?.[0];
    return loss.value?.step === at.value + 1 ? loss.value.line[0] : undefined;
  });

  // The review is about the game as it was; what another view or a key does to that ends it.
  watch(() => session.game.value.position, close, { flush: 'sync' });
  onScopeDispose(() => solver.close());

  return {
    isOpen: computed(() => course.value !== undefined),
    state, standings, loss, isBetter, stops, at,
    stop,
    mark,
    open: () => void open(),
    close,
    halt: () => solver.stop(),
    show, showBetter, returnTo,
  };
}

function stopsOfGame({ positions, steps }: Course, standings: readonly Standing[]): Stop[] {
  return positions.map((position, index) => ({
    position,
    standing: standings[index] ?? 'unknown',
    ...(index > 0 && { moves: steps[index - 1]!.moves }),
    ...(index < steps.length && { next: steps[index]!.moves }),
  }));
}

/** The line that would have won, from before the step that lost, with everything that follows each move by itself. */
function stopsOfLine({ positions }: Course, { step, line }: Loss): Stop[] {
  const stops: Stop[] = [{ position: positions[step - 1]!, standing: 'winnable' }];
  for (const move of line) {
    const before = stops.at(-1)!;
    // The rest may have gone up by itself already.
    if (whyNot(before.position, move)) break;
    const moved = play(before.position, move);
    stops[stops.length - 1] = { ...before, next: [move] };
    stops.push({ position: automaticMoves(moved).reduce(play, moved), moves: [move], standing: 'winnable' });
  }
  return stops;
}
