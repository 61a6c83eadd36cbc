import {
  hintsLeft, isFreecellGame, isFullySeen, isSpiderGame, isWon, statusOf,
  type FreecellGame, type Move, type Position, type SpiderGame, type Verdict,
} from '@sidedeck/core';
import { computed, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import { isKnownUnwinnable } from './deals.ts';
import { describeMove } from './describe.ts';
import { sentences, t } from './i18n.ts';
import type { Notices } from './notices.ts';
import type { Session } from './session.ts';
import type { Solver } from './solver.ts';
import { tellHint } from './spiderHint.ts';
import { createVerdicts, type Known, type Light } from './verdicts.ts';
import { cardName, cardText, lightText } from './words.ts';

export interface Help {
  /** Whether the game on the table can still be won, as far as it is known. */
  readonly light: ComputedRef<Light>;
  /** Whether it is known that the deal could not be won from its start. */
  readonly isUnwinnableDeal: ComputedRef<boolean>;
  /** The move marked on the board; it goes when the position changes. */
  readonly marked: Readonly<ShallowRef<Move | undefined>>;
  /** Marks the next move of a winning line and says it; asked again it plays it, where the rules say so. */
  ask(): Promise<void>;
  /** What is known of the position on the table or of one met before. */
  known(position: Position): Known | undefined;
  /** The same, found out where it is not known; undefined where the table shows another one by then. */
  find(position: Position): Promise<Known | undefined>;
  /** The moves of a winning line from a position; none where none is known. */
  lineFrom(position: Position): readonly Move[];
  learn(position: Position, verdict: Verdict<Move>): void;
  /** What the light says, in more words. */
  explain(): string;
  /** Why there is no move to show. */
  refusal(known: Known | undefined): string;
}

/**
 * Truthful help: every word of it rests on a verdict about exactly the position on the table. While any card was never
 * seen there is none, since nothing may be known of it.
 */
export function useHelp(session: Session, solver: Solver, isLit: Readonly<Ref<boolean>>, notices: Notices): Help {
  const verdicts = createVerdicts();
  const learned = shallowRef(0);
  const marked = shallowRef<Move>();
  /** Asked about last, and the worker died of it; a hint asks again. */
  const unanswered = shallowRef<Position>();
  const position = computed(() => session.game.value.position);

  /** What is known of a position of the game, kept up to date. */
  function knownOf(position: Position): Known | undefined {
    void learned.value;
    return isFullySeen(session.game.value) ? verdicts.of(position) : undefined;
  }

  const isUnwinnableDeal = computed(() => {
    const { rules, deal, positions } = session.game.value;
    return (deal !== null && isKnownUnwinnable(rules, deal)) || knownOf(positions[0]!)?.type === 'unwinnable';
  });

  const light = computed<Light>(() => {
    if (!isLit.value || !isFullySeen(session.game.value)) return 'off';
    if (isWon(position.value)) return 'winnable';
    return knownOf(position.value)?.type ?? (unanswered.value === position.value ? 'undecided' : 'unknown');
  });

  let asked: { position: Position; answer: Promise<void> } | undefined;

  /** Finds out about a position, unless it is known; one question about it at a time. */
  async function consider(): Promise<void> {
    const game = session.game.value;
    if (!isFullySeen(game)) return;
    const now = game.position;
    if (isWon(now) || verdicts.infer(game)) return void learned.value++;
    asked = asked?.position === now ? asked : { position: now, answer: question(now) };
    return asked.answer;
  }

  async function question(now: Position): Promise<void> {
    unanswered.value = undefined;
    const verdict = await solver.solve(now);
    const isStopped = verdict.type === 'undecided' && verdict.reason === 'stopped';
    if (!isStopped) verdicts.learn(now, verdict);
    if (asked?.position === now) {
      asked = undefined;
      if (isStopped) unanswered.value = now;
    }
    learned.value++;
  }

  watch(position, () => void (marked.value = undefined), { flush: 'sync' });
  watch([position, isLit], () => {
    if (isLit.value && statusOf(session.game.value) === 'playing') void consider();
  }, { immediate: true, flush: 'sync' });

  async function ask(): Promise<void> {
    const game = session.game.value;
    if (statusOf(game) !== 'playing') return;
    if (isSpiderGame(game)) return askSpider(game);
    if (!isFreecellGame(game)) return;
    if (marked.value) return again(game, marked.value);
    if (hintsLeft(game) === 0) return notices.show(() => t('hint.none', { count: game.rules.hints ?? 0 }));
    const found = await find(game.position);
    if (position.value === game.position) answer(game.position, found);
  }

  async function find(now: Position): Promise<Known | undefined> {
    await consider();
    return position.value === now ? knownOf(now) : undefined;
  }

  function learn(about: Position, verdict: Verdict<Move>): void {
    verdicts.learn(about, verdict);
    learned.value++;
  }

  function lineFrom(from: Position): readonly Move[] {
    void learned.value;
    return verdicts.lineFrom(from);
  }

  function askSpider(game: SpiderGame): void {
    const { move, say } = tellHint(game);
    session.dispatch({ type: 'hint' });
    marked.value = move;
    notices.show(() => say(cardText), t('hint.said', { move: say(cardName) }));
  }

  function again({ position: now, rules }: FreecellGame, move: Move): void {
    if (rules.hintPlays) session.dispatch({ type: 'move', move });
    else tell(now, move);
  }

  function explain(): string {
    const known = knownOf(position.value);
    if (known?.type === 'winnable') return t('light.line', { count: lineFrom(position.value).length });
    return known ? refusal(known) : lightText(light.value);
  }

  function answer(now: Position, found: Known | undefined): void {
    if (found?.type !== 'winnable') return notices.show(() => refusal(found));
    session.dispatch({ type: 'hint' });
    marked.value = found.move;
    tell(now, found.move);
  }

  function tell(now: Position, move: Move): void {
    const left = hintsLeft(session.game.value);
    const more = () => left === Infinity ? '' : t('hint.left', { count: left });
    const spoken = t('hint.said', { move: describeMove(now, move) });
    notices.show(() => sentences([describeMove(now, move, cardText), more()]), sentences([spoken, more()]));
  }

  return { light, isUnwinnableDeal, marked, ask, known: knownOf, find, lineFrom, learn, explain, refusal };
}

function refusal(known: Known | undefined): string {
  return known?.type === 'unwinnable' ? t('hint.unwinnable', { count: known.positions }) : lightText('undecided');
}
