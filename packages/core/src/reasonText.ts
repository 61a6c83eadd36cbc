import { makeCard } from './card.ts';
import type { Reason } from './reason.ts';

/** A reason in English, for messages about a text; the interface has its own words in each language. */
export function makeReason(reason: Reason): string {
  switch (reason.code) {
    case 'noSuchPile': return `there is no pile ${reason.pile}`;
    case 'badCount': return `${reason.count} cards cannot be moved`;
    case 'samePile': return 'source and target are the same';
    case 'fromFoundation': return 'cards on a foundation never come back';
    case 'nothingThere': return `there is no card on ${reason.pile}`;
    case 'tooFew': return `${reason.count} cards, only ${reason.there} there`;
    case 'notARun': return `${reason.count} cards, only ${reason.run} of them in sequence`;
    case 'faceDown': return `${reason.count} cards, only ${reason.shown} of them face up`;
    case 'oneCardOnly': return `a ${reason.to} takes one card at a time`;
    case 'cellTaken': return `${makeCard(reason.card)} is in that cell`;
    case 'foundationNeeds':
      return `the foundation ${reason.needed ? `needs ${makeCard(reason.needed)}` : 'is complete'}`
        + `, not ${makeCard(reason.card)}`;
    case 'noTarget': return `no column takes ${makeCard(reason.card)}`;
    case 'wholeRunsOnly': return 'runs leave by themselves when they are complete';
    case 'wrongColour': return `${makeCard(reason.card)} has the colour of ${makeCard(reason.onto)}`;
    case 'wrongRank': return `${makeCard(reason.card)} is not one lower than ${makeCard(reason.onto)}`;
    case 'overLimit': return `${reason.count} cards, at most ${reason.limit} can move`;
    case 'noRounds': return 'no round is left';
    case 'emptyColumns': return `a round needs a card on every column; empty: ${reason.columns.join(' ')}`;
  }
}
