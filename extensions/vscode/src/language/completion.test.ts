import { legalMoves, makeRecord, newGame, PRESETS, readMove, type Move } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGame } from '../../../../test/fixtures/games.ts';
import { analyse } from './analysis.ts';
import { complete } from './completion.ts';
import type { Translate } from './words.ts';

const english: Translate = (message, ...args) =>
  message.replace(/\{(\d)\}/g, (_, index) => String(args[Number(index)]));

/** What is suggested at the mark `|` of a text. */
function at(marked: string): string[] {
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const place = { line: before.length, column: before.at(-1)!.length + 1 };
  return complete(analyse(marked.replace('|', '')), place, english).suggestions.map(({ text }) => text);
}

describe('completion', () => {
  it('of moves gives those that are allowed there, in words, too', () => {
    const { suggestions } = complete(analyse('Deal: 617\n\n'), { line: 3, column: 1 }, english);
    expect(suggestions[0]).toEqual({ kind: 'move', text: '1a', detail: 'J♦ to cell a' });
    expect(suggestions.map(({ text }) => text)).toContain('8a');
    expect(suggestions).toHaveLength(legalMoves(newGame(PRESETS.classic, 617).position).length);
  });

  it('takes the word that is being written for what it replaces', () => {
    const { from, suggestions } = complete(analyse('Deal: 617\n\n4a 4'), { line: 3, column: 5 }, english);
    expect(from).toEqual({ line: 3, column: 4 });
    expect(suggestions.map(({ text }) => text)).toContain('46');
  });

  it.each([
    ['behind a fault', 'Deal: 617\n\n4a zz |'],
    ['in brackets', 'Deal: 617\n\n4a (|'],
    ['in a comment', 'Deal: 617\n\n# |'],
    ['behind the end', 'Sidedeck 2\nDeal: 617\n\n4a\nEnd\n|'],
  ])('of moves gives nothing %s', (_, text) => {
    expect(at(text)).toEqual([]);
  });

  it('of headers gives those that are not there', () => {
    expect(at('|')).toEqual(expect.arrayContaining(['Sidedeck 2', 'Game: ', 'Deal: ', 'Board: ']));
    const left = at('Sidedeck 2\n|\nGame: spider\nDeal: 5');
    expect(left).toContain('Rules: ');
    expect(left).not.toContain('Game: ');
    expect(left).not.toContain('Board: ');
  });

  it('of rules gives presets, then options that they can have', () => {
    expect(at('Rules: |')).toEqual([
      'classic', 'houseA', 'houseB', 'houseC', 'houseE', 'spider1', 'spider2', 'spider4',
    ]);
    const options = at('Rules: classic cells=3 |');
    expect(options).toEqual(expect.arrayContaining(['autoplay=basic', 'runLimit=doubling', 'hints=5']));
    expect(options).not.toContain('cells=2');
    expect(options).not.toContain('autoplay=doubling');
    expect(at('Rules: spider2 |')).toEqual(expect.arrayContaining(['suits=4', 'layout=spread']));
    expect(at('Game: |')).toEqual(['freecell', 'spider']);
  });

  it('of any game gives exactly its legal moves, and reading them back gives those moves', () => {
    fc.assert(fc.property(anyGame, ({ ...game }) => {
      const text = makeRecord({ ...game, givenUp: false }).replace(/^Cursor.*\n/m, '').replace(/End\n$/, '');
      const lines = text.split('\n');
      const { suggestions } = complete(analyse(text), { line: lines.length, column: 1 }, english);
      const position = game.positions.at(-1)!;
      const read = suggestions.map((suggestion) => readMove(suggestion.text, position));
      expect(read).toEqual<Move[]>(legalMoves(position));
    }), { numRuns: 60 });
  });
});
