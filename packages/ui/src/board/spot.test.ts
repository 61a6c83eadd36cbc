import { deal, legalMoves, parseCard, PRESETS, type Pile, type FreecellPosition } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { STOCK, layOutTable, placements, type Place } from './layout.ts';
import { dropAt, spotAt, spotsOf } from './spot.ts';

const position: FreecellPosition = deal(PRESETS.classic, 617);
const layout = layOutTable(position, { width: 780, height: 520 }, PRESETS.classic.foundations);
const { cardWidth: width, cardHeight: height } = layout;

function place(pile: Pile): Place {
  return layout.places.find((candidate) => candidate.pile === pile)!;
}

function indexOf(pile: Pile): number {
  return layout.places.indexOf(place(pile));
}

describe('spotAt', () => {
  it('finds each card where it can be seen', () => {
    for (const spot of spotsOf(layout)) {
      const { x, y, fan } = layout.places[spot.place]!;
      expect(spotAt(layout, x + 3, y + Math.max(0, spot.index) * fan + 3)).toEqual(spot);
    }
  });

  it('means the last card anywhere on it, and nothing below it or between the columns', () => {
    const { x, y, fan, cards } = place('1');
    const last = y + (cards.length - 1) * fan;
    expect(spotAt(layout, x + width - 1, last + height - 1)).toMatchObject({ pile: '1', index: cards.length - 1 });
    expect(spotAt(layout, x + 5, last + height + 1)).toBeUndefined();
    expect(spotAt(layout, x + width + layout.gap / 2, y + 5)).toBeUndefined();
  });

  it('tells an empty place', () => {
    const { x, y } = place('b');
    expect(spotAt(layout, x + 5, y + 5)).toEqual({ pile: 'b', place: 1, index: -1 });
  });
});

describe('dropAt', () => {
  const jack = placements(layout).get(parseCard('JC')!)!;
  const legal = legalMoves(position).filter(({ from, count }) => from === '5' && count === 1).map(({ to }) => to);
  const drop = (x: number, y: number) => dropAt(layout, { x, y, width, height }, indexOf('5'), legal);

  it('is nothing while the card still covers most of its own pile', () => {
    expect(drop(jack.x, jack.y)).toBeUndefined();
    expect(drop(jack.x + width * 0.4, jack.y + 30)).toBeUndefined();
  });

  it('is the legal pile that the card covers most, also where an illegal one is covered more', () => {
    expect(legal).toContain('8');
    expect(drop(place('8').x - width * 0.8, place('8').y + 200)).toBe('8');
    expect(drop(place('a').x + (width + layout.gap) * 0.6, place('a').y)).toBe('b');
  });

  it('reaches below a column, down to the edge of the table', () => {
    expect(drop(place('8').x + 10, 515)).toBe('8');
  });

  it('is the illegal pile under the card where no legal one is touched', () => {
    expect(drop(place('2').x + 2, place('2').y + 60)).toBe('2');
  });

  it('is the stock where the card covers that and no legal pile', () => {
    const spider = layOutTable(deal(PRESETS.spider4, 617), { width: 780, height: 520 }, []);
    const stock = spider.places.find(({ pile }) => pile === STOCK)!;
    const card = { x: stock.x + 2, y: stock.y + 2, width: spider.cardWidth, height: spider.cardHeight };
    const source = spider.places.findIndex(({ pile }) => pile === '7');
    expect(dropAt(spider, card, source, ['6'])).toBe(STOCK);
    expect(dropAt(spider, { ...card, y: stock.y + spider.cardHeight }, source, ['1'])).toBe('1');
  });

  it('snaps to a legal pile close by where the card covers nothing', () => {
    expect(drop(place('a').x, place('a').y - height - 10)).toBe('a');
    expect(drop(place('a').x, place('a').y - 2 * height)).toBeUndefined();
  });

  it('takes any foundation for the one that the card belongs to', () => {
    const hearts = layout.places.findIndex(({ suit }) => suit === 2);
    const at = layout.places[hearts]!;
    expect(dropAt(layout, { x: at.x, y: at.y, width, height }, indexOf('5'), ['h'])).toBe('h');
  });
});
