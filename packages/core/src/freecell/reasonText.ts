import { makeCard } from '../card.ts';
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
    case 'oneCardOnly': return `a ${reason.to} takes one card at a time`;
    case 'cellTaken': return `${makeCard(reason.card)} is in that cell`;
    case 'foundationNeeds':
      return `the foundation ${reason.needed ? `needs ${makeCard(reason.needed)}` : 'is complete'}`
        + `, not ${makeCard(reason.card)}`;
    case 'wrongColour': return `${makeCard(reason.card)} has the colour of ${makeCard(reason.onto)}`;
    case 'wrongRank': return `${makeCard(reason.card)} is not one lower than ${makeCard(reason.onto)}`;
    case 'overLimit': return `${reason.count} cards, at most ${reason.limit} can move`;
  }
}
