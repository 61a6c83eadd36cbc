import { makeRecord, newGame, parseRecord, PRESETS, update, type Game } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGame } from '../../../../test/fixtures/games.ts';
import { analyse } from './analysis.ts';
import { applyChanges, fileText, writeGame } from './edits.ts';

const TEXT = `Sidedeck 2
Steps: 4
Deal: 617

# Begin with the fours.
4a 46 2b # good
21
End
`;

const gameOf = (text: string): Game => {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const written = (text: string, game: Game) => applyChanges(text, writeGame(analyse(text), game));

/** The game of a text after some of its steps, and then other moves. */
function played(text: string, cursor: number, ...moves: [string, string][]): Game {
  const game = update(gameOf(text), { type: 'goTo', cursor });
  return moves.reduce((now, [from, to]) =>
    update(now, { type: 'move', move: { type: 'move', from, to, count: 1 } as never }), game);
}

describe('writing a game into a text', () => {
  it('changes nothing where it is told already, wherever the game stands', () => {
    expect(writeGame(analyse(TEXT), played(TEXT, 2))).toEqual([]);
  });

  it('adds a move, and counts it', () => {
    expect(written(TEXT, played(TEXT, 4, ['4', '1'])))
      .toBe(TEXT.replace('21\n', '21 41\n').replace('Steps: 4', 'Steps: 5'));
  });

  it('replaces what followed, and leaves comments on what stays', () => {
    expect(written(TEXT, played(TEXT, 3, ['3', 'c'])))
      .toBe(TEXT.replace('\n21\n', '\n3c\n'));
    expect(written(TEXT, played(TEXT, 1, ['3', 'c'])))
      .toBe(TEXT.replace('4a 46 2b # good\n21\n', '4a 3c\n').replace('Steps: 4', 'Steps: 2'));
    expect(written(TEXT, played(TEXT, 0, ['3', 'c'])))
      .toBe(TEXT.replace('4a 46 2b # good\n21\n', '3c\n').replace('Steps: 4', 'Steps: 1'));
  });

  it('begins a line behind ten moves', () => {
    const text = 'Sidedeck 2\nDeal: 617\n\n4a 46 2b 21 41 72 7c 47 4d (4h ch) 83\nEnd\n';
    expect(written(text, played(text, 10, ['7', 'h']))).toBe(text.replace('83\n', '83\n7h\n'));
  });

  it('writes the first move behind an empty line, and the name of the format above', () => {
    const move = (text: string) => written(text, played(text, 0, ['4', 'a']));
    expect(move('Deal: 617')).toBe('Sidedeck 2\nDeal: 617\n\n4a\n');
    expect(move('Sidedeck 2\nDeal: 617\n')).toBe('Sidedeck 2\nDeal: 617\n\n4a\n');
    expect(move('Sidedeck 2\nDeal: 617\n\n')).toBe('Sidedeck 2\nDeal: 617\n\n4a\n');
    expect(move('Sidedeck 2\nSteps: 0\nDeal: 617\n\nEnd\n')).toBe('Sidedeck 2\nSteps: 1\nDeal: 617\n\n4a\nEnd\n');
  });

  it('replaces what is wrong only when a move is made', () => {
    const text = 'Sidedeck 2\nDeal: 617\n\n4a 2a 7c\n';
    expect(writeGame(analyse(text), gameOf(text))).toEqual([]);
    expect(written(text, played(text, 1, ['4', '6']))).toBe('Sidedeck 2\nDeal: 617\n\n4a 46\n');
  });

  it('gives up, and goes on', () => {
    const lost = written(TEXT, update(gameOf(TEXT), { type: 'giveUp' }));
    expect(lost).toBe(TEXT.replace('Deal', 'State: givenUp\nDeal'));
    expect(written(lost, gameOf(TEXT))).toBe(TEXT);
  });

  it('takes a new deal as a whole', () => {
    const game = newGame(PRESETS.spider1, 4, { id: 'secret', started: 1 });
    expect(written(TEXT, game)).toBe(fileText(game));
    expect(fileText(game)).not.toContain('secret');
  });

  it('of any two games ends with the second, and between two ends of one game leaves the headers', () => {
    fc.assert(fc.property(anyGame, anyGame, fc.nat(), (one, two, number) => {
      const text = makeRecord(one);
      const after = gameOf(written(text, two));
      const wanted = gameOf(makeRecord(two));
      expect([after.steps, after.givenUp, after.start]).toEqual([wanted.steps, wanted.givenUp, wanted.start]);
      const open = { ...gameOf(text), givenUp: false };
      const cursor = number % (open.steps.length + 1);
      const steps = open.steps.slice(0, cursor);
      const shorter = {
        ...update(open, { type: 'goTo', cursor }), steps, positions: open.positions.slice(0, cursor + 1),
      };
      const short = written(text, shorter);
      expect(gameOf(short).steps).toEqual(shorter.steps);
      expect(gameOf(written(short, open)).steps).toEqual(open.steps);
    }), { numRuns: 40 });
  });
});
