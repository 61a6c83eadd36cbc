import { anyGame } from '../../../../test/fixtures/games.ts';
import { makeBoard, makeRecord, moveOf, newGame, play, PRESETS } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse, endOf, moveAt, stepBefore } from './analysis.ts';
import { remarksOn } from './problems.ts';
import type { Translate } from './words.ts';

const english: Translate = (message, ...args) =>
  message.replace(/\{(\d)\}/g, (_, index) => String(args[Number(index)]));

const TEXT = `Sidedeck 2
Deal: 617

4a 46 2b 21 41
72 7c 47 4d (4h ch) 83 # ten
7h 47 [1h]
End
`;

/** What is remarked: line and column from and to, weight and text. */
function remarks(text: string): string[] {
  return remarksOn(analyse(text), english).map(({ from, to, weight, text }) =>
    `${from.line}:${from.column}-${to.line}:${to.column} ${weight}: ${text}`);
}

describe('an analysis', () => {
  it('knows what each step takes', () => {
    const { spans, unread, game } = analyse(TEXT.replace(' [1h]', ''));
    expect(game!.steps).toHaveLength(12);
    expect(unread).toEqual([]);
    expect(spans.map((span) => span && span.first.text + span.last.text).join(' '))
      .toBe(' 4a4a 4646 2b2b 2121 4141 7272 7c7c 4747 4d) 8383 7h7h 4747');
  });

  it('tells where the game is at the caret: each step that has begun is made', () => {
    const analysis = analyse(TEXT);
    const at = (line: number, column: number) => stepBefore(analysis, { line, column });
    expect([at(1, 1), at(4, 1), at(4, 2), at(4, 3), at(4, 4), at(4, 5)]).toEqual([0, 0, 1, 1, 1, 2]);
    expect([at(5, 10), at(5, 18), at(5, 22), at(5, 25), at(9, 1)]).toEqual([8, 9, 10, 10, 12]);
  });

  it('gives the position after a move', () => {
    const { before, after, at } = moveAt(analyse(TEXT), { line: 4, column: 3 })!;
    expect(at.text).toBe('4a');
    const start = newGame(PRESETS.classic, 617).position;
    expect(makeBoard(before)).toBe(makeBoard(start));
    expect(makeBoard(after)).toBe(makeBoard(play(start, moveOf('4', 'a'))));
    expect(moveAt(analyse(TEXT), { line: 5, column: 26 })).toBeUndefined();
  });

  it('tells where the text of a step ends', () => {
    const analysis = analyse(TEXT);
    expect(endOf(analysis, 9)).toMatchObject({ text: ')', line: 5, column: 19 });
    expect(endOf(analysis, 0)).toBeUndefined();
  });

  it('of any game finds every step in order', () => {
    fc.assert(fc.property(anyGame, (game) => {
      const { spans, unread, tokens } = analyse(makeRecord(game));
      expect(unread).toEqual([]);
      expect(spans).toHaveLength(game.steps.length + 1);
      const taken = spans.flatMap((span) => span ? [tokens.indexOf(span.first), tokens.indexOf(span.last)] : []);
      expect(taken).toEqual([...taken].sort((a, b) => a - b));
      expect(tokens[taken.at(-1) ?? -1]).toBe(tokens.at(-1));
    }), { numRuns: 40 });
  });
});

describe('a remark', () => {
  it('is made of nothing where all is right', () => {
    expect(remarks(TEXT.replace(' [1h]', ''))).toEqual([]);
  });

  it('stands under an illegal move with its reason, and what follows fades', () => {
    expect(remarks(TEXT.replace('2b 21', '2a 21').replace(' [1h]', ''))).toEqual([
      '4:7-4:9 error: 4♥ is in that cell',
      '4:10-6:6 unread: Not played, since the game does not get here',
    ]);
  });

  it('says how many cards can move', () => {
    // Two cells are free: three cards at a time.
    expect(remarks(`Rules: classic autoplay=off autoFinish=off
Board:
FC: 2C 2D
QH JS TH 9S
KS
KC QD JC TD 9C 8D 7C 6D
KH QS JH TS 9H 8S 7H 6S
KD QC JD TC 9D 8C 7D 6C
8H 7S 6H 5S 4H 3S 2H AS
5C 4C 3C AC 5D 4D 3D AD
5H 4S 3H 2S AH

12
`)).toEqual(['13:1-13:3 error: 4 cards, at most 3 can move']);
  });

  it.each([
    ['Deal: 617\n\n4a (46)', '3:5-3:7 error: “46” in brackets does not go to the foundation'],
    ['Deal: 617\n\n4a [1h]', '3:5-3:7 error: The foundation needs A♦, not J♦'],
    ['Deal: 617\n\n4a zz', '3:4-3:6 error: “zz” is no move; moves look like 26, 5a, ch, 31v4 or deal'],
    ['Deal: 617\n\n4a )', '3:4-3:5 error: The bracket “)” is out of place'],
    ['Ruls: classic\nDeal: 1', '1:1-1:5 error: “Ruls” is no header of a game'],
    ['Rules: clasic\nDeal: 1', '1:8-1:14 error: There are no rules called “clasic”'],
    ['Rules: classic cells=9\nDeal: 1', '1:16-1:23 error: A rule option cannot be “cells=9”'],
    ['Deal: 0', '1:7-1:8 error: “0” is no deal (tooSmall); they go from 1 to 8589934591'],
    ['# nothing', '1:1-1:10 error: The text names neither a deal nor a board'],
    ['', '1:1-1:1 error: The text names neither a deal nor a board'],
    ['Sidedeck 2\nSteps: 2\nDeal: 1\n\n6a\n', '2:8-2:9 warning: 2 steps announced, but 1 found'],
    ['Sidedeck 2\nSteps: 1\nDeal: 1\n\n6a\n\n', '5:1-5:3 warning: The text ends without its “End”'],
    ['Clock: never\nDeal: 1', '1:8-1:13 warning: “never” cannot be read here'],
    ['Sidedeck 99\nDeal: 1', '1:10-1:12 error: This was written by a newer Sidedeck'],
    ['Board:\nKC KC\n:\n:\n:\n:\n:\n:\n:\n', '2:4-2:6 error: The card KC is there already'],
    ['Board:\nKC XX\n', '2:4-2:6 error: “XX” is no card of this game; cards look like 7H or TD'],
    ['Rules: spider1\nDeal: 4\n\ndeal 1a', '4:6-4:8 error: There is no pile a'],
  ])('%j', (text, remark) => {
    expect(remarks(text)[0]).toBe(remark);
  });
});
