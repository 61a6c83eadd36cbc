import { FOUNDATION, KING, rankOf, suitOf } from '@sidedeck/core';
import type { BoardLabels } from './board/labels.ts';
import { t } from './i18n.ts';
import { cardName, pileName, suitName } from './words.ts';

/** The board's spoken names, in the language of the moment. */
export const BOARD_LABELS: BoardLabels = {
  table: () => t('table.name'),
  card(card, { pile, count, index, dense }) {
    const isRun = pile === FOUNDATION && count === KING && rankOf(card) === 1;
    if (isRun) return t('table.run', { suit: suitName(suitOf(card)) });
    const isMarked = dense && index === count - 1;
    return t(isMarked ? 'table.dense' : 'table.card', { card: cardName(card), pile: pileName(pile) });
  },
  pile: (pile, suit) => pile === FOUNDATION && suit !== undefined
    ? t('table.foundation', { suit: suitName(suit) })
    : t('table.empty', { pile: pileName(pile) }),
  stock: (cards) => cards === 0 ? t('table.noStock') : t('table.stock', { count: Math.ceil(cards / 10) }),
  hidden: ({ pile }) => t('table.hidden', { pile: pileName(pile) }),
};
