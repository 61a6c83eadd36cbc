import type { Reason } from '@sidedeck/core';
import { currentLocale, t } from './i18n.ts';
import { cardText, pileName } from './words.ts';

/** "column 3, column 5, and column 8"; around a Chinese "and" are spaces, which `t` takes away next to Chinese. */
export function listText(parts: readonly string[]): string {
  const list = new Intl.ListFormat(currentLocale()).formatToParts(parts);
  return list.map(({ value }) => value.replace(/^\p{sc=Han}$/u, ' $& ')).join('');
}

/** The sentence that says why a move is refused. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'wrongColour':
    case 'wrongRank':
      return t(`reason.${reason.code}`, { card: cardText(reason.card), onto: cardText(reason.onto) });
    case 'cellTaken':
      return t('reason.cellTaken', { card: cardText(reason.card) });
    case 'foundationNeeds':
      return reason.needed === null
        ? t('reason.foundationFull')
        : t('reason.foundationNeeds', { card: cardText(reason.card), needed: cardText(reason.needed) });
    case 'oneCardOnly':
      return t(`reason.oneCardOnly.${reason.to}`);
    case 'notARun':
      return t('reason.notARun');
    case 'noTarget':
      return t('reason.noTarget', { card: cardText(reason.card) });
    case 'faceDown':
    case 'wholeRunsOnly':
    case 'noRounds':
      return t(`reason.${reason.code}`);
    case 'emptyColumns':
      return t('reason.emptyColumns', {
        count: reason.columns.length, columns: listText(reason.columns.map(pileName)),
      });
    case 'overLimit':
      return t('reason.overLimit', { count: reason.limit });
    case 'fromFoundation':
      return t('reason.fromFoundation');
    case 'nothingThere':
    case 'tooFew':
      return t('reason.nothingThere');
    case 'noSuchPile':
    case 'samePile':
    case 'badCount':
      return t('reason.noSuchPile');
  }
}
