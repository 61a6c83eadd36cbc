import { LAST_SPIDER_DEAL, MICROSOFT_DEALS, UNWINNABLE_DEALS, type DealNumber, type Rules } from '@sidedeck/core';

/** The one of `UNWINNABLE_DEALS` that larger moves make winnable. */
const WINNABLE_BY_DOUBLING: DealNumber = 781948;
const LAST_CLASSIC_DEAL = 32_000;

/** Whether a deal is known for not being winnable under these rules. */
export function isKnownUnwinnable(rules: Rules, number: DealNumber): boolean {
  if (rules.game !== 'freecell' || rules.cells > 4 || !UNWINNABLE_DEALS.includes(number)) return false;
  return rules.runLimit === 'standard' || number !== WINNABLE_BY_DOUBLING;
}

/** In Spider, and with fewer than four cells, no list tells which deals can be won; each has to be proved. */
export function needsProof(rules: Rules): boolean {
  return rules.game === 'spider' || rules.cells < 4;
}

/** A deal of the range from which the rules draw, never one of the eight; `random` gives 0 … 1, 1 excluded. */
export function randomDeal(rules: Rules, random: () => number = Math.random): DealNumber {
  for (;;) {
    const number = 1 + Math.floor(random() * lastRandomDeal(rules));
    if (rules.game === 'spider' || !UNWINNABLE_DEALS.includes(number)) return number;
  }
}

function lastRandomDeal(rules: Rules): DealNumber {
  if (rules.game === 'spider') return LAST_SPIDER_DEAL;
  return rules.random === 'million' ? MICROSOFT_DEALS : LAST_CLASSIC_DEAL;
}
