import {
  automaticMoves, play, whyNot,
  type Course, type Loss, type Move, type Position, type Review, type Rules, type Standing, type Way,
} from '@sidedeck/core';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Help } from './help.ts';
import type { Host } from './host.ts';
import type { Session } from './session.ts';
import { createSolver } from './solver.ts';
import type { Light } from './verdicts.ts';

/** One position that the review can show: what led to it, and what is known of it. */
export interface Stop {
  readonly position: Position;
  /** What the player did to get here; undefined at the beginning. */
  readonly moves?: readonly Move[];
  /** What is done next; undefined at the end. */
  readonly next?: readonly Move[];
  readonly standing: Standing;
}

/** A look back at the game on the table, which stays as it is meanwhile. */
export interface Hindsight {
  readonly isOpen: ComputedRef<boolean>;
  /** `checking` until all is known that can be found out, or it was stopped. */
  readonly state: Readonly<ShallowRef<'checking' | 'done' | 'stopped'>>;
  readonly standings: ComputedRef<readonly Standing[]>;
  readonly loss: ComputedRef<Loss<Move> | undefined>;
  /** What could have been done at the last position known to be winnable, where the game went on or has ended. */
  readonly way: ComputedRef<Way<Move> | undefined>;
  /** Whether that better line is looked at; else the game. */
  readonly isBetter: ComputedRef<boolean>;
  /** What is stepped through, and the index in it of what is shown. */
  readonly stops: ComputedRef<readonly Stop[]>;
  readonly at: ShallowRef<number>;
  readonly stop: ComputedRef<Stop | undefined>;
  /** What the status light says of it. */
  readonly light: ComputedRef<Light | undefined>;
  /** The better move: the one in place of what was done, or the next of the better line. */
  readonly mark: ComputedRef<Move | undefined>;
  open(): void;
  close(): void;
  /** Ends the checking; what is known stays. */
  halt(): void;
  show(at: number): void;
  /** Shows the position from which the better line goes, and that line, or the game again. */
  showBetter(better: boolean): void;
  /** Takes the game back, or on again, to the position shown, or to where the better line leaves it. */
  returnTo(): void;
}

/**
 * The review is about all steps of the game, those that were taken back too. It looks at every card: as long as a game
 * goes on in which some were never seen, nobody may open it.
 */
export function useReview(session: Session, host: Host, help: Help): Hindsight {
  const course = shallowRef<Course<Rules>>();
  const found = shallowRef<Review<Move>>();
  const state = shallowRef<Hindsight['state']['value']>('done');
  const better = shallowRef(false);
  const at = shallowRef(0);
  const solver = createSolver(host);

  const standings = computed(() => found.value?.standings
    ?? course.value?.positions.map((): Standing => 'unknown') ?? []);
  const loss = computed(() => found.value?.loss);
  const way = computed(() => {
    const { way: known, standings: { length = 0 } = [] } = found.value ?? {};
    return known && (known.from < length - 1 || session.game.value.givenUp) ? known : undefined;
  });
  const isBetter = computed(() => better.value && way.value !== undefined);
  const gameStops = computed(() => course.value ? stopsOfGame(course.value, standings.value) : []);
  const stops = computed(() => isBetter.value ? stopsOfLine(course.value!, way.value!) : gameStops.value);

  async function open(): Promise<void> {
    const game = session.game.value;
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

  function hear(about: Course<Rules>, news: Review<Move>): void {
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
    if (!way.value) return;
    better.value = now;
    at.value = now ? 0 : way.value.from;
  }

  function returnTo(): void {
    const { value: known } = way;
    const cursor = isBetter.value ? known!.from : at.value;
    if (known) help.learn(course.value!.positions[known.from]!, { type: 'winnable', moves: known.line });
    close();
    session.dispatch({ type: 'goTo', cursor });
  }

  const stop = computed(() => stops.value[at.value]);
  const light = computed(() => {
    const standing = stop.value?.standing;
    return standing === 'unknown' && state.value !== 'checking' ? 'undecided' : standing;
  });
  const mark = computed(() => {
    if (isBetter.value) return stop.value?.next?.[0];
    return way.value?.from === at.value ? way.value.line[0] : undefined;
  });

  // The review is about the game as it was; what another view or a key does to that ends it.
  watch(() => session.game.value.position, close, { flush: 'sync' });
  onScopeDispose(() => solver.close());

  return {
    isOpen: computed(() => course.value !== undefined),
    state, standings, loss, way, isBetter, stops, at,
    stop, light, mark,
    open: () => void open(),
    close,
    halt: () => solver.stop(),
    show, showBetter, returnTo,
  };
}

function stopsOfGame({ positions, steps }: Course<Rules>, standings: readonly Standing[]): Stop[] {
  return positions.map((position, index) => ({
    position,
    standing: standings[index] ?? 'unknown',
    ...(index > 0 && { moves: steps[index - 1]!.moves }),
    ...(index < steps.length && { next: steps[index]!.moves }),
  }));
}

/** A way to win, with everything that follows each move by itself. */
function stopsOfLine({ positions }: Course<Rules>, { from, line }: Way<Move>): Stop[] {
  const stops: Stop[] = [{ position: positions[from]!, standing: 'winnable' }];
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
