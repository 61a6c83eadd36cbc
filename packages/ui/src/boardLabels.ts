import { FOUNDATION } from '@sidedeck/core';
import type { BoardLabels } from './board/labels.ts';
import { t } from './i18n.ts';
import { cardName, pileName, suitName } from './words.ts';

/** The board's spoken names, in the language of the moment. */
export const BOARD_LABELS: BoardLabels = {
  table: () => t('table.name'),
  card: (card, { pile }) => t('table.card', { card: cardName(card), pile: pileName(pile) }),
  pile: (pile, suit) => pile === FOUNDATION && suit !== undefined
    ? t('table.foundation', { suit: suitName(suit) })
    : t('table.empty', { pile: pileName(pile) }),
  hidden: ({ pile }) => t('table.hidden', { pile: pileName(pile) }),
};
