import { PRESETS, gameFrom, moveOf, newGame, parseBoard, update, type Command, type Game } from '@sidedeck/core';
import { beforeAll, describe as group, expect, it } from 'vitest';
import { describe } from './describe.ts';
import { loadLaterTexts } from './i18n.ts';

beforeAll(loadLaterTexts);

const RULES = PRESETS.classic;
const game = { ...newGame(RULES, 617), id: 'one' };
const after = (from: Game, ...commands: Command[]) => commands.reduce(update, from);
const move = (from: Parameters<typeof moveOf>[0], to: Parameters<typeof moveOf>[1], count = 1): Command => (
  { type: 'move', move: moveOf(from, to, count) });

function board(...lines: string[]): Game {
  const read = parseBoard(`${lines.join('\n')}\n`, RULES);
  if (!read.ok) throw new Error(read.error.message);
  return gameFrom(read.value);
}

group('what is said', () => {
  it('of a move, by the card it goes onto or the place it goes to', () => {
    expect(describe(game, after(game, move('1', 'a')))).toBe('jack of diamonds to cell 1.');
    const freed = after(game, move('1', 'a'), move('2', 'b'));
    expect(describe(after(game, move('1', 'a')), freed)).toBe('king of spades to cell 2.');
  });

  it('of undo, redo and several at once', () => {
    const later = after(game, move('1', 'a'), move('2', 'b'));
    expect(describe(later, after(later, { type: 'undo' }))).toBe('Undone.');
    expect(describe(later, after(later, { type: 'undo' }, { type: 'undo' }))).toBe('2 moves undone.');
    const back = after(later, { type: 'undo' });
    expect(describe(back, later)).toBe('king of spades to cell 2.');
  });

  it('of time, hints and nothing: nothing', () => {
    const later = after(game, move('1', 'a'));
    expect(describe(later, after(later, { type: 'wait', milliseconds: 5 }))).toBeUndefined();
    expect(describe(later, after(later, { type: 'hint' }))).toBeUndefined();
  });

  it('of another game, a restart and giving up', () => {
    const other = { ...newGame(PRESETS.houseB, 24), id: 'two' };
    expect(describe(game, other)).toBe('New game: deal 24, House B.');
    expect(describe(game, after(other, move('1', 'a')))).toBe('The game goes on: deal 24, House B, at move 1.');
    const own = { ...after(other, move('1', 'a')), deal: null };
    expect(describe(game, own)).toBe('The game goes on: custom board, House B, at move 1.');
    const later = after(game, move('1', 'a'));
    expect(describe(later, after(later, { type: 'restart' }))).toBe('Back to the start of the deal.');
    expect(describe(later, after(later, { type: 'giveUp' }))).toBe('Game given up.');
  });

  it('of cards that went up by themselves, and of the win', () => {
    const almost = board(
      'Foundations: C-J D-K H-K S-K', 'Freecells: KC', 'QC', ':', ':', ':', ':', ':', ':', ':');
    expect(almost.position.foundations[0]).toHaveLength(13);
    const rules = { ...RULES, autoplay: 'off', autoFinish: false } as const;
    const read = parseBoard('Foundations: C-J D-K H-K S-K\nFreecells: KC\nQC\n:\n:\n:\n:\n:\n:\n:\n', rules);
    const open = gameFrom(read.ok ? read.value : game.start);
    const collected = after(open, { type: 'collect' });
    expect(describe(open, collected)).toBe('2 cards collected. Won!');
  });
});
