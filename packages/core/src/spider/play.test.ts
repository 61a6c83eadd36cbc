import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCard, parseCard } from '../card.ts';
import { DEAL, moveOf } from '../move.ts';
import { allCards, type SpiderPosition } from '../position.ts';
import { PRESETS, SPIDER_PRESETS } from '../rules.ts';
import { makeBoard } from './board.ts';
import { deal } from './deal.ts';
import { isWon, legalMoves } from './moves.ts';
import { place } from './play.ts';
import { sketch } from './sketch.ts';

/** All of a run but its last cards. */
const run = (suit: string, to: number) => 'KQJT98765432A'.slice(0, to).split('').map((rank) => rank + suit).join(' ');

/** The columns as they are written, and how many runs are complete. */
function shown(position: SpiderPosition): string[] {
  return makeBoard(position).split('\n').filter((line) => /^(:|[^:]+)$/.test(line));
}

function runs({ foundations }: SpiderPosition): string[] {
  return foundations.filter(({ length }) => length > 0).map((cards) => `${cards.length} ${makeCard(cards[0]!)}`);
}

describe('turning', () => {
  test('a hidden card that becomes the last turns up at once', () => {
    const after = place(sketch({ columns: ['3D AS | 8H', '9C'] }), moveOf('1', '2'));
    expect(shown(after).slice(0, 2)).toEqual(['3D | AS', '9C 8H']);
  });

  test('only the last one', () => {
    const after = place(sketch({ columns: ['3D AS KD | 8H 7H', '9C'] }), moveOf('1', '2', 2));
    expect(shown(after).slice(0, 2)).toEqual(['3D AS | KD', '9C 8H 7H']);
  });

  test('nothing turns while a face-up card is left', () => {
    const after = place(sketch({ columns: ['3D | 9C 8H', '9S'] }), moveOf('1', '2'));
    expect(shown(after).slice(0, 2)).toEqual(['3D | 9C', '9S 8H']);
  });

  test('an emptied column hides nothing', () => {
    const { columns } = place(sketch({ columns: ['8H', '9S'] }), moveOf('1', '2'));
    expect(columns[0]).toEqual({ cards: [], hidden: 0 });
  });
});

describe('a completed run', () => {
  test('leaves by itself after a move, and a hidden card beneath it turns up', () => {
    const after = place(sketch({ columns: [`3D 4D | ${run('S', 12)}`, '5C AS'] }), moveOf('2', '1'));
    expect(shown(after).slice(0, 2)).toEqual(['3D | 4D', '5C']);
    expect(runs(after)).toEqual(['13 KS']);
    expect(after.foundations[0]!.map(makeCard).join(' ')).toBe(run('S', 13));
  });

  test('goes to the next foundation, whatever its suit', () => {
    const after = place(sketch({ columns: [run('H', 12), 'AH'], runs: 'S D' }), moveOf('2', '1'));
    expect(runs(after)).toEqual(['13 KS', '13 KD', '13 KH']);
  });

  test('lies at the end of its column: what lies beneath it stays', () => {
    const after = place(sketch({ columns: [`2H 2C ${run('D', 11)}`, '2D AD'] }), moveOf('2', '1', 2));
    expect(shown(after).slice(0, 2)).toEqual(['2H 2C', ':']);
  });

  test.each([
    ['one card of another suit', 'KS QS JS TS 9S 8S 7S 6C 5S 4S 3S 2S', 'AS'],
    ['its king of another suit', 'KC QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', 'AS'],
    ['its ace of another suit', run('S', 12), 'AC'],
    ['another colour', 'KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H', 'AS'],
  ])('does not leave with %s', (_, column, ace) => {
    const after = place(sketch({ columns: [column, ace] }), moveOf('2', '1'));
    expect(shown(after)[0]).toBe(`${column} ${ace}`);
    expect(runs(after)).toEqual([]);
  });

  test('needs all its cards face up (K♠ Q♠ hidden)', () => {
    const after = place(sketch({ columns: ['KS QS | JS TS 9S 8S 7S 6S 5S 4S 3S 2S', 'AS'] }), moveOf('2', '1'));
    expect(shown(after)[0]).toBe('KS QS | JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS');
    expect(runs(after)).toEqual([]);
  });
});

describe('a round', () => {
  const kings = 'KH KD KC KS KH KD KC KS KH KD'.split(' ');

  test('lays one face-up card on each column, from the left', () => {
    const stock = 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H 7H';
    const after = place(sketch({ columns: kings.map((king) => `2C | ${king}`), stock }), DEAL);
    expect(shown(after)).toEqual(kings.map((king, index) => `2C | ${king} ${stock.split(' ')[index]}`));
    expect(after.stock.map(makeCard)).toEqual(stock.split(' ').slice(10));
  });

  test('completes several runs at once', () => {
    const columns = kings.with(1, `4D | ${run('S', 12)}`).with(6, run('H', 12)).with(8, `KS ${run('H', 12)}`);
    const after = place(sketch({ columns, stock: '9C AS 9C 9C 9C 9C AH 9C AH 9C', rules: { suits: 4 } }), DEAL);
    expect(runs(after)).toEqual(['13 KS', '13 KH', '13 KH']);
    expect([1, 6, 8].map((index) => shown(after)[index])).toEqual(['4D', ':', 'KS']);
  });

  test('can complete the last run, and so win; as can a move', () => {
    const runsDone = 'S S H H C C D';
    const byMove = sketch({ columns: [run('D', 12), 'AD'], runs: runsDone });
    expect(isWon(place(byMove, moveOf('2', '1')))).toBe(true);
    // Of a whole deal two cards of the round would be left: no game is won by a round, and the rules need not know it.
    const last = 'AS AS AH AH AC AC AD AD'.split(' ');
    const byRound = sketch({ columns: [...last.map((ace) => run(ace[1]!, 12)), '9S', '9H'], stock: `${last.join(' ')} 9C 9D` });
    expect(isWon(place(byRound, DEAL))).toBe(true);
  });
});

describe('cards', () => {
  test.each(SPIDER_PRESETS)('are kept by any moves in %s: 104 of them', (name) => {
    const numbers = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(fc.property(numbers, fc.array(fc.nat(), { maxLength: 200 }), (number, picks) => {
      let position = deal(PRESETS[name], number);
      const cards = allCards(position).sort((a, b) => a - b);
      for (const pick of picks) {
        const moves = legalMoves(position);
        if (moves.length === 0) break;
        position = place(position, moves[pick % moves.length]!);
      }
      expect(allCards(position).sort((a, b) => a - b)).toEqual(cards);
      expect(position.columns.every(({ cards, hidden }) => hidden < Math.max(1, cards.length))).toBe(true);
    }), { numRuns: 25 });
  });

  test('keep their identity', () => {
    const position = sketch({ columns: ['8H', '9S', '8H'] });
    const [first, , third] = position.columns.map(({ cards }) => cards[0]!);
    expect(first).not.toBe(third);
    expect(makeCard(third!)).toBe(makeCard(parseCard('8H')!));
    expect(place(position, moveOf('3', '2')).columns[1]!.cards[1]).toBe(third);
  });
});
