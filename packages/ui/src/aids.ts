import type { Game, Reason } from '@sidedeck/core';
import { computed, onScopeDispose, watch, type ComputedRef } from 'vue';
import { useCoach, type Coaching } from './coach.ts';
import { useDemo, type Demo } from './demo.ts';
import { describe } from './describe.ts';
import { difficultyOf, type Difficulty } from './difficulty.ts';
import Dock from './dock/Dock.vue';
import { useHelp, type Help } from './help.ts';
import type { Host } from './host.ts';
import { t } from './i18n.ts';
import MoveList from './moves/MoveList.vue';
import type { Notices } from './notices.ts';
import { reasonText } from './reasons.ts';
import { useReview, type Hindsight } from './review.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';
import { createSolver } from './solver.ts';
import { hear, soundOf } from './sound.ts';
import './styles/motion.css';

/** What helps a player; loaded together, once the table stands. */
export interface Aids {
  readonly help: Help;
  readonly coach: Coaching;
  readonly demo: Demo;
  readonly review: Hindsight;
  /** How hard the deal on the table is, where that is known. */
  readonly difficulty: ComputedRef<Difficulty | undefined>;
  /** Shows the two, below the table. */
  readonly Dock: typeof Dock;
  /** Beside the table, for those who like to have all moves in words. */
  readonly MoveList: typeof MoveList;
  /** Copies the name of a deal, and says so. */
  copy(deal: string): Promise<void>;
  /** Says why a move is refused. */
  readonly refuse: (reason: Reason) => void;
  /** Says that no card goes back to the stock. */
  readonly stock: () => void;
  /** Says that no card moves any more. */
  readonly over: () => void;
  /** Whether there was anything to close. */
  closeDock(): boolean;
}

/** @param opened the game as the table began with it: what was played before all this was loaded is told now */
export function useAids(session: Session, opened: Game, host: Host, settings: Settings, notices: Notices): Aids {
  const solver = createSolver(host);
  onScopeDispose(() => solver.close());
  const help = useHelp(session, solver, computed(() => settings.light), notices);
  // Of its own, so that neither question ends the other.
  const advisor = createSolver(host);
  onScopeDispose(() => advisor.close());
  const demo = useDemo(session, help, notices);
  const review = useReview(session, host, help);
  watch(session.game, (after, before = opened) => {
    const said = describe(before, after);
    if (said) notices.say(said);
    const sound = settings.sound && soundOf(before, after);
    if (sound) hear(sound);
  }, { immediate: true });
  return {
    help,
    coach: useCoach(session, advisor, notices),
    demo,
    review,
    difficulty: computed(() => difficultyOf(session.game.value)),
    Dock,
    MoveList,
    async copy(deal) {
      const copied = await host.copy(deal).then(() => true, () => false);
      notices.show(() => copied ? t('status.copied', { deal }) : t('copy.refused'));
    },
    refuse: (reason) => notices.show(() => reasonText(reason)),
    stock: () => notices.show(() => t('reason.stock')),
    over: () => notices.show(() => t('moves.over')),
    closeDock() {
      const wasOpen = review.isOpen.value || demo.state.value !== 'off';
      demo.stop();
      review.close();
      return wasOpen;
    },
  };
}
