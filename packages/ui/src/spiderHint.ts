import { plainHint, type Move, type SpiderGame, type SpiderHint } from '@sidedeck/core';
import { describeMove } from './describe.ts';
import { sentences, t } from './i18n.ts';
import type { cardName } from './words.ts';

/** A hint of Spider: the move to be marked, if there is one, and what is said of it. */
export interface Told {
  readonly move: Move | undefined;
  /** In the language of the moment; `name` says a card, as it is printed or as it is spoken. */
  say(name: typeof cardName): string;
}

/** What to do next, by nothing but what the player has seen. */
export function tellHint(game: SpiderGame): Told {
  const hint = plainHint(game);
  return {
    move: hint.type === 'undo' ? undefined : hint.move,
    say: (name) => textOf(game, hint, name),
  };
}

function textOf({ position }: SpiderGame, hint: SpiderHint, name: typeof cardName): string {
  switch (hint.type) {
    case 'move': return sentences([describeMove(position, hint.move, name), t(`hint.gain.${hint.gain}`)]);
    case 'dealRound': return t(hint.isFilling ? 'hint.deal.filled' : 'hint.deal');
    case 'fillColumns': return t(hint.isFilling ? 'hint.fill.on' : 'hint.fill', {
      move: describeMove(position, hint.move, name),
    });
    case 'undo': return t('hint.undo');
  }
}
