import { makeBoard, newGame, play, moveOf, PRESETS } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { analyse } from './analysis.ts';
import { hoverAt } from './hover.ts';
import { END, lensesOf } from './lenses.ts';
import { pictureOf } from './picture.ts';
import type { Translate } from './words.ts';

const english: Translate = (message, ...args) =>
  message.replace(/\{(\d)\}/g, (_, index) => String(args[Number(index)]));

const TEXT = 'Sidedeck 2\nDeal: 617\n\n4a 46 2b 21 41 72 7c 47 4d (4h ch) 83\n7h\nEnd\n';

describe('hover', () => {
  it('tells a move in words and shows the table after it', () => {
    const hover = hoverAt(analyse(TEXT), { line: 4, column: 2 }, english)!;
    const after = play(newGame(PRESETS.classic, 617).position, moveOf('4', 'a'));
    expect(hover.title).toBe('Step 1: 4♥ to cell a');
    expect(hover.board).toBe(makeBoard(after));
    expect(hover.svg).toBe(pictureOf(after, [after.cells[0]!]));
  });

  it('of a card that went up by itself says so', () => {
    expect(hoverAt(analyse(TEXT), { line: 4, column: 29 }, english)!.title).toBe('A♣ to the foundation, by itself');
    expect(hoverAt(analyse(TEXT), { line: 2, column: 3 }, english)).toBeUndefined();
  });
});

describe('the picture of a table', () => {
  const cardsIn = (svg: string) => svg.match(/>(?:10|[A2-9JQK])[♣♦♥♠]</g)?.length ?? 0;

  it('has every card, framed where it has just moved', () => {
    const { position } = newGame(PRESETS.houseA, 617);
    const svg = pictureOf(position, [position.columns[0]!.cards[0]!]);
    expect(cardsIn(svg)).toBe(52);
    expect(svg.match(/class="m"/g)).toHaveLength(1);
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('svg');
    expect(drawn?.getAttribute('width')).toBe('274');
  });

  it('of Spider shows no card that lies face down', () => {
    const svg = pictureOf(newGame(PRESETS.spider4, 5).position);
    expect(cardsIn(svg)).toBe(10);
    expect(svg.match(/class="b"/g)).toHaveLength(44 + 1);
  });
});

describe('lenses', () => {
  it('are above the text and above each line of moves, for the position before it', () => {
    expect(lensesOf(analyse(TEXT)).map(({ line, kind, step }) => `${line} ${kind} ${step}`)).toEqual([
      `1 play ${END}`, `1 check ${END}`, `1 solve ${END}`,
      '4 playFrom 0', '4 solveFrom 0', '5 playFrom 10', '5 solveFrom 10',
    ]);
  });

  it('are not where no table is known', () => {
    expect(lensesOf(analyse('Deal: zero'))).toEqual([]);
  });
});
