import { DEAL, gameFrom, moveOf, type SpiderPosition } from '@sidedeck/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { spiderTable } from '../../../test/fixtures/spider.ts';
import { loadLaterTexts } from './i18n.ts';
import { tellHint } from './spiderHint.ts';
import { cardName, cardText } from './words.ts';

const ACES = ['AS', 'AS', 'AH', 'AH', 'AD', 'AD', 'AC', 'AC'];
const STOCK = '2S 2S 2H 2H 2D 2D 2C 2C 3S 3S';

beforeAll(loadLaterTexts);

/** A hint as it is shown and as it is spoken. */
function told(table: SpiderPosition) {
  const { move, say } = tellHint(gameFrom(table));
  return { move, text: say(cardText), spoken: say(cardName) };
}

describe('the hint of Spider in words', () => {
  it('is the move and what it is good for', () => {
    expect(told(spiderTable(['4C | 7H', '8S', ...ACES], STOCK))).toEqual({
      move: moveOf('1', '2'),
      text: '7♥ to 8♠. It turns up a card.',
      spoken: '7 of hearts to 8 of spades. It turns up a card.',
    });
  });

  it('is a round where no move makes progress', () => {
    expect(told(spiderTable([...ACES, '4S', '4H'], STOCK))).toMatchObject({
      move: DEAL, text: 'No move makes progress now: deal a round.',
    });
  });

  it('is to fill the columns where a round needs that first', () => {
    expect(told(spiderTable([...ACES, '5S 9H'], STOCK))).toMatchObject({
      move: moveOf('9', '0'),
      text: 'No move makes progress. Fill the empty columns and deal: 9♥ to column 10.',
    });
  });

  it('is to undo where nothing else is left', () => {
    expect(told(spiderTable([...ACES, '4S', '4H']))).toMatchObject({
      move: undefined, text: expect.stringMatching(/Undo some moves/),
    });
  });
});
