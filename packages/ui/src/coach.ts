import {
  isSpiderGame, sameMove, statusOf, type Advice, type Move, type SolverClient, type SpiderGame,
} from '@sidedeck/core';
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { describeMove } from './describe.ts';
import { rateText } from './figures.ts';
import { t } from './i18n.ts';
import type { Notices } from './notices.ts';
import type { Session } from './session.ts';
import { cardName, cardText } from './words.ts';

/** Advice in Spider that weighs what the unseen cards may be, and sees no more of them than the player. */
export interface Coaching {
  /** The move advised; it goes when the position changes. */
  readonly marked: Readonly<ShallowRef<Move | undefined>>;
  /** Marks what the coach advises and says it; as long as the player follows its plan, at once. */
  ask(): Promise<void>;
}

type Plan = Extract<Advice, { type: 'move' }>;

/** The advice is good by then, and nobody likes to wait longer; in milliseconds. */
const PATIENCE = 1000;

export function useCoach(session: Session, coach: Pick<SolverClient, 'coach' | 'stop'>, notices: Notices): Coaching {
  const marked = shallowRef<Move>();
  let plan: { readonly game: SpiderGame; readonly advice: Plan } | undefined;

  watch(() => session.game.value.position, () => {
    coach.stop();
    marked.value = undefined;
  }, { flush: 'sync' });
  onScopeDispose(() => coach.stop());

  async function ask(): Promise<void> {
    const game = session.game.value;
    if (!isSpiderGame(game) || statusOf(game) !== 'playing') return;
    const next = plan && nextOf(plan.game, plan.advice.plan, game);
    if (plan && next) return tell(game, next, plan.advice);
    notices.show(() => t('coach.thinking'));
    const advice = await coach.coach(game, { seed: game.deal ?? 1, milliseconds: PATIENCE });
    if (advice === 'stopped' || session.game.value.position !== game.position) return;
    if (advice.type === 'undo') return notices.show(() => t('coach.undo'));
    if (advice.type === 'won') return;
    plan = { game, advice };
    tell(game, advice.move, advice);
  }

  function tell(game: SpiderGame, move: Move, { estimate: { chance, positions } }: Plan): void {
    marked.value = move;
    const outlook = () => positions === 0
      ? t('coach.wins')
      : t('coach.estimate', { rate: rateText(chance), count: positions });
    const said = (name: typeof cardText) => t('coach.said', {
      move: describeMove(game.position, move, name), outlook: outlook(),
    });
    notices.show(() => said(cardText), said(cardName));
  }

  return { marked, ask };
}

/** The next move of a plan made for `start`, where nothing but the plan was played since. */
function nextOf(start: SpiderGame, plan: readonly Move[], now: SpiderGame): Move | undefined {
  const played = now.steps.slice(start.cursor, now.cursor).flatMap(({ moves }) => moves);
  const isSame = start.id === now.id && start.positions[start.cursor] === now.positions[start.cursor]
    && now.cursor >= start.cursor && played.every((move, index) => plan[index] && sameMove(move, plan[index]));
  return isSame ? plan[now.cursor - start.cursor] : undefined;
}
