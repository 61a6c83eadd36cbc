import { deal, EMPTY_COLUMN, fullDeck, legalMoves, play, PRESETS, suitOf, type Position } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottomOf, layOutTable, placements, rightOf, type Layout } from './layout.ts';
import { stripOf, type Box } from './measures.ts';

const SUITS = PRESETS.classic.foundations;

function dealt(cells = 4): Position {
  return deal({ ...PRESETS.classic, cells }, 617);
}

/** The longest column there can be: six cards under a whole run. */
function longest(cells = 4): Position {
  const cards = fullDeck().slice(0, 19);
  const columns = dealt().columns.map((column, index) => index === 2 ? { cards, hidden: 0 } : column);
  return { ...dealt(cells), columns };
}

function walk(start: Position, choices: readonly number[]): Position {
  return choices.reduce((position, choice) => {
    const moves = legalMoves(position);
    return moves.length > 0 ? play(position, moves[choice % moves.length]!) : position;
  }, start);
}

function expectInside(layout: Layout, box: Box): void {
  for (const place of layout.places) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + layout.cardWidth).toBeLessThanOrEqual(box.width);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(bottomOf(place, layout)).toBeLessThanOrEqual(box.height);
  }
}

const SIDEBAR = { width: 240, height: 640 };
const POPUP = { width: 780, height: 520 };
const TAB = { width: 1400, height: 830 };

describe('layOutTable', () => {
  it('keeps every pile inside and apart, whatever the position, the cells and the size', () => {
    const boxes = fc.record({
      width: fc.integer({ min: 240, max: 2000 }),
      height: fc.integer({ min: 300, max: 1400 }),
    });
    const walks = fc.array(fc.nat(), { maxLength: 60 });
    fc.assert(fc.property(boxes, fc.integer({ min: 0, max: 8 }), walks, (box, cells, choices) => {
      const layout = layOutTable(walk(dealt(cells), choices), box, SUITS);
      expectInside(layout, box);
      const { places, cardWidth, cardHeight } = layout;
      for (const [index, place] of places.entries()) {
        const clash = places.slice(index + 1).find((other) => Math.abs(other.x - place.x) < cardWidth
          && other.y < bottomOf(place, layout) && place.y < other.y + cardHeight);
        expect(clash).toBeUndefined();
      }
    }), { numRuns: 200 });
  });

  it('changes the sides of the upper row for the left hand, and nothing else', () => {
    const [plain, mirrored] = [false, true].map((hand) => layOutTable(dealt(), POPUP, SUITS, hand));
    const names = (layout: Layout) => layout.places.filter(({ row }) => row === 'top')
      .sort((a, b) => a.x - b.x).map(({ pile, suit }) => `${pile}${suit ?? ''}`);
    expect(names(plain!)).toEqual(['a', 'b', 'c', 'd', 'h0', 'h1', 'h2', 'h3']);
    expect(names(mirrored!)).toEqual(['h0', 'h1', 'h2', 'h3', 'a', 'b', 'c', 'd']);
    expectInside(mirrored!, POPUP);
    const spider = layOutTable(deal(PRESETS.spider4, 617), POPUP, [], true);
    expectInside(spider, POPUP);
    const [stock] = spider.places.filter(({ pile }) => pile === 'stock');
    expect(rightOf(stock!, spider)).toBeLessThanOrEqual(POPUP.width);
    expect(stock!.x).toBeGreaterThan(Math.max(...spider.places.filter(({ pile }) => pile === 'h').map(({ x }) => x)));
    // Its rounds stay where they lie as others are dealt: the last of them above the last column.
    const roundsAt = ({ places: [...all] }: Layout) => {
      const { x, at } = all.find(({ pile }) => pile === 'stock')!;
      return [...new Set(at.map((card) => x + card.x))];
    };
    const position = deal(PRESETS.spider4, 617);
    const later = layOutTable({ ...position, stock: position.stock.slice(0, 20) }, POPUP, [], true);
    expect(roundsAt(spider)).toHaveLength(5);
    expect(roundsAt(spider)[0]).toBe(spider.places.at(-1)!.x);
    expect(roundsAt(later)).toEqual(roundsAt(spider).slice(0, 2));
  });

  it('makes ranks and suits larger where that is wanted, no card smaller, and no rank and suit of any column', () => {
    for (const box of [SIDEBAR, POPUP, { width: 1200, height: 735 }, TAB]) {
      for (const position of [dealt(), longest(), deal(PRESETS.spider4, 617)]) {
        const [plain, large] = [false, true].map((wish) =>
          layOutTable(position, { ...box, large: wish }, position.cells.length > 0 ? SUITS : [])) as [Layout, Layout];
        expect(large.cardWidth).toBe(plain.cardWidth);
        if (box !== SIDEBAR) expect(large.corner).toBeGreaterThan(1.25 * plain.corner);
        for (const [index, { corner, dense, cards }] of large.places.entries()) {
          expect(corner).toBeGreaterThanOrEqual(plain.places[index]!.corner);
          expect(dense).toBe(plain.places[index]!.dense);
          // But for columns that close up, a table has one size.
          if (cards.length <= 10) expect(corner).toBe(large.corner);
        }
        expectInside(large, box);
      }
    }
  });

  it('gives each card one place, and lists the places in the order of reading', () => {
    const layout = layOutTable(dealt(), POPUP, [3, 2, 1, 0]);
    expect(placements(layout).size).toBe(52);
    expect(layout.places.map(({ pile }) => pile).join('')).toBe('abcdhhhh12345678');
    expect(layout.places.filter(({ pile }) => pile === 'h').map(({ suit }) => suit)).toEqual([3, 2, 1, 0]);
  });

  it('leaves rank and suit of a covered card their strip, in each supported size', () => {
    for (const box of [SIDEBAR, { width: 400, height: 740 }, POPUP, TAB]) {
      const layout = layOutTable(dealt(), box, SUITS);
      for (const { fan, corner } of layout.places.filter(({ row }) => row === 'tableau')) {
        expect(fan).toBeGreaterThanOrEqual(stripOf(layout));
        expect(corner).toBe(layout.corner);
      }
    }
  });

  it('closes only a long column, shrinks its indices to fit, and still shows its last card whole', () => {
    for (const box of [SIDEBAR, POPUP, TAB]) {
      const layout = layOutTable(longest(), box, SUITS);
      expectInside(layout, box);
      const column = (name: string) => layout.places.find(({ pile }) => pile === name)!;
      const [long, short] = [column('3'), column('8')];
      expect(short.fan).toBe(layout.easyFan);
      expect(long.fan).toBeLessThanOrEqual(short.fan);
      expect(long.corner + 2 * long.cornerPad).toBeLessThanOrEqual(long.fan);
      expect(long.corner).toBeGreaterThanOrEqual(8);
    }
  });

  it('fits a sidebar of 240 pixels with cards of 26, up to eight cells in two rows', () => {
    for (const cells of [0, 4, 8]) {
      const layout = layOutTable(dealt(cells), SIDEBAR, SUITS);
      expect(layout.cardWidth).toBe(26);
      expect(layout.cellRows).toBe(cells > 4 ? 2 : 1);
    }
  });

  it('stands many cells in two rows over the columns where that makes larger cards', () => {
    const popup = { width: 780, height: 536 };
    for (const box of [SIDEBAR, { width: 400, height: 740 }, popup, TAB]) {
      for (const cells of [7, 8]) {
        const layout = layOutTable(dealt(cells), box, SUITS);
        expect(layout.cellRows).toBe(2);
        const leftOf = (piles: string) => layout.places.filter(({ pile }) => piles.includes(pile)).map(({ x }) => x);
        expect(leftOf('abcd')).toEqual(leftOf('1234'));
        expect(leftOf('efgi')).toEqual(leftOf('1234').slice(0, cells - 4));
        expect(leftOf('h')).toEqual(leftOf('5678'));
        expectInside(layOutTable(longest(cells), box, SUITS), box);
      }
    }
    expect(layOutTable(dealt(8), popup, SUITS).cardWidth).toBeGreaterThan(70);
    for (const [cells, box] of [[5, popup], [8, { width: 1600, height: 400 }]] as const) {
      expect(layOutTable(dealt(cells), box, SUITS).cellRows).toBe(1);
    }
  });

  it('spreads the columns where there is height to spare, for every position alike', () => {
    for (const [width, lowest] of [[240, 330], [400, 430]] as const) {
      const [low, high] = [lowest, 800].map((height) => layOutTable(dealt(), { width, height }, SUITS));
      expect(high!.cardHeight).toBe(low!.cardHeight);
      expect(high!.easyFan).toBeGreaterThan(low!.easyFan);
      expect(high!.easyFan).toBeLessThan(high!.cardHeight);
      expect(layOutTable(longest(), { width, height: 800 }, SUITS).easyFan).toBe(high!.easyFan);
    }
  });

  it('has room for a ten beside its suit even on the smallest card', () => {
    for (let width = 216; width < 300; width++) {
      const { cardWidth, corner, cornerPad } = layOutTable(dealt(), { width, height: 600 }, SUITS);
      expect(corner * 27.5 / 14 + cornerPad).toBeLessThanOrEqual(cardWidth);
    }
  });

  it('never makes cards smaller than 24 or larger than 160, and stands in the middle of a wide page', () => {
    expect(layOutTable(dealt(), { width: 150, height: 100 }, SUITS).cardWidth).toBe(24);
    const wide = layOutTable(dealt(), { width: 3000, height: 3000 }, SUITS);
    expect(wide.cardWidth).toBe(160);
    expect(Math.abs(3000 - 2 * wide.left - wide.tableWidth)).toBeLessThanOrEqual(1);
  });

  it('does not change the size of cards while a game goes on', () => {
    const size = ({ cardWidth, easyFan }: Layout) => [cardWidth, easyFan];
    expect(size(layOutTable(longest(), POPUP, SUITS))).toEqual(size(layOutTable(dealt(), POPUP, SUITS)));
  });

  it('says how high it is where nothing helps', () => {
    const box = { width: 240, height: 60 };
    expect(layOutTable(longest(), box, SUITS).height).toBeGreaterThan(box.height);
  });

  it('stacks the foundations', () => {
    const clubs = fullDeck().filter((card) => suitOf(card) === 0);
    const columns = dealt().columns.map(() => EMPTY_COLUMN);
    const layout = layOutTable({ ...dealt(), columns, foundations: [clubs, [], [], []] }, POPUP, SUITS);
    const spots = clubs.map((card) => placements(layout).get(card)!);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
  });
});

describe('a table of Spider', () => {
  const start = deal(PRESETS.spider4, 617);
  const lay = (box: Box, position: Position = start) => layOutTable(position, box, []);
  const columnOf = (layout: Layout, name: string) => layout.places.find(({ pile }) => pile === name)!;

  /** As long as a column gets in play now and then: five face-down cards below two dozen. */
  function long(): Position {
    const [first, ...others] = start.columns;
    const cards = [...first!.cards.slice(0, 5), ...start.stock.slice(0, 24)];
    return { ...start, stock: start.stock.slice(30), columns: [{ cards, hidden: 5 }, ...others] };
  }

  it('has the stock, eight foundations and ten columns, each above another', () => {
    const { places } = lay(POPUP);
    expect(places.map(({ pile }) => pile).join(' ')).toBe('stock h h h h h h h h 1 2 3 4 5 6 7 8 9 0');
    const left = (row: string) => places.filter((place) => place.row === row).map(({ x }) => x);
    expect(left('top').slice(1)).toEqual(left('tableau').slice(2));
    expect(placements(lay(POPUP)).size).toBe(104);
  });

  it('stays inside from 240 pixels on, whatever is played', () => {
    const boxes = fc.record({
      width: fc.integer({ min: 240, max: 2000 }),
      height: fc.integer({ min: 300, max: 1400 }),
    });
    fc.assert(fc.property(boxes, fc.array(fc.nat(), { maxLength: 60 }), (box, choices) => {
      const layout = lay(box, walk(start, choices));
      expectInside(layout, box);
      expect(rightOf(layout.places[0]!, layout)).toBeLessThanOrEqual(layout.places[1]!.x);
    }), { numRuns: 100 });
  });

  it('has cards of 22 pixels in a sidebar of 240, with room for a ten beside its suit', () => {
    const { cardWidth, corner, cornerPad } = lay(SIDEBAR);
    expect(cardWidth).toBe(22);
    expect(corner * 27.5 / 14 + cornerPad).toBeLessThanOrEqual(cardWidth);
  });

  it('lays the rounds of the stock side by side, the next one on top', () => {
    const { at, cards, hidden } = lay(POPUP).places[0]!;
    expect(new Set(at.map(({ x }) => x)).size).toBe(5);
    expect(hidden).toBe(50);
    expect(cards.at(-1)).toBe(start.stock[0]);
    expect(lay(POPUP, { ...start, stock: [] }).places[0]!.cards).toEqual([]);
  });

  it('marks a long column as dense and still shows its last card whole', () => {
    for (const box of [SIDEBAR, { width: 400, height: 740 }, POPUP, TAB]) {
      const layout = lay(box, long());
      expectInside(layout, box);
      expect(columnOf(layout, '2').dense).toBe(false);
      expect(columnOf(layout, '1').at.at(-1)!.y).toBeGreaterThan(columnOf(layout, '1').at.at(-2)!.y);
    }
    expect(columnOf(lay(POPUP, long()), '1').dense).toBe(true);
  });

  it('has no lower strips and no smaller ranks in a larger window, unless that is of a wider shape', () => {
    const box = fc.record({ width: fc.integer({ min: 240, max: 1900 }), height: fc.integer({ min: 400, max: 1000 }) });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const shown = fc.integer({ min: 1, max: 24 });
    fc.assert(fc.property(box, part, part, shown, ({ width, height }, higher, wider, count) => {
      const tall = Math.round(height * (1 + higher));
      const wide = Math.floor(width + wider * (width * tall / height - width));
      const [first, ...others] = start.columns;
      const cards = [...first!.cards.slice(0, 5), ...start.stock.slice(0, count)];
      const position = { ...start, columns: [{ cards, hidden: 5 }, ...others] };
      const [small, large] = [{ width, height }, { width: wide, height: tall }]
        .map((each) => columnOf(lay(each, position), '1'));
      // A pixel is what rounding takes.
      expect(large!.fan).toBeGreaterThanOrEqual(small!.fan - 1);
      expect(large!.corner).toBeGreaterThanOrEqual(small!.corner - 1);
    }), { numRuns: 500 });
  });

  it('has strips of 17 pixels in a long column of any window from a tab’s height on', () => {
    for (const width of [400, 780, 1200, 1600, 2400]) {
      for (const height of [735, 900, 1300]) {
        const { fan, corner } = columnOf(lay({ width, height }, long()), '1');
        expect(fan).toBeGreaterThanOrEqual(17);
        expect(corner).toBeGreaterThanOrEqual(13);
      }
    }
  });

  it('shows the suit of a run that is complete', () => {
    const run = fullDeck().filter((card) => suitOf(card) === 3).reverse();
    const { places } = lay(POPUP, { ...start, foundations: [run, ...start.foundations.slice(1)] });
    expect(places.filter(({ pile }) => pile === 'h').map(({ suit }) => suit).slice(0, 2)).toEqual([3, undefined]);
  });
});
