import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStored, readFromBoard, readToBoard, type FromBoard, type ToBoard } from './messages.ts';

const stored = { text: 'a', stamp: 'b' };

const FROM_BOARD: FromBoard[] = [
  { type: 'load', id: 1 },
  { type: 'save', id: 2, key: 'game', stored },
  { type: 'copy', id: 3, text: '' },
  { type: 'saveFile', id: 4, name: 'sidedeck-2026-11-30.json', text: '{}' },
  { type: 'openFile', id: 5 },
  { type: 'focus', focused: true },
  { type: 'openLarger' },
];

const TO_BOARD: ToBoard[] = [
  { type: 'loaded', id: 1, contents: {} },
  { type: 'loaded', id: 1, contents: { settings: stored } },
  { type: 'done', id: 2 },
  { type: 'opened', id: 5, text: '{}' },
  { type: 'refused', id: 3, reason: 'full' },
  { type: 'changed', key: 'history', stored },
  { type: 'action', action: 'undo' },
];

const HOSTILE: unknown[] = [
  undefined, null, 1, 'load', [], {}, { id: 1 }, { type: 7, id: 1 }, { type: 'unknown', id: 1 },
  { type: 'constructor' }, { type: '__proto__' }, { type: 'toString' },
  { type: 'load' }, { type: 'load', id: '1' }, { type: 'load', id: NaN }, { type: 'load', id: 0.5 },
  { type: 'save', id: 1, key: 'game' }, { type: 'save', id: 1, key: 'other', stored },
  { type: 'save', id: 1, key: '__proto__', stored }, { type: 'save', id: 1, key: 'game', stored: 'a' },
  { type: 'save', id: 1, key: 'game', stored: { text: 'a' } },
  { type: 'save', id: 1, key: 'game', stored: { text: { toString: 'a' }, stamp: 'b' } },
  { type: 'saveFile', id: 1, name: '../x.json', text: '' }, { type: 'saveFile', id: 1, name: 'x.json' },
  { type: 'openFile' }, { type: 'opened', id: 1 },
  { type: 'copy', id: 1, text: null }, { type: 'focus', focused: 1 },
  { type: 'loaded', id: 1 }, { type: 'loaded', id: 1, contents: { other: stored } },
  { type: 'loaded', id: 1, contents: { game: 'a' } }, { type: 'refused', id: 1 },
  { type: 'changed', key: 'game', stored: [] }, { type: 'action', action: 'delete' },
];

describe('messages', () => {
  it.each(FROM_BOARD)('reads $type from a board, which is nothing for a board', (message) => {
    expect(readFromBoard(structuredClone(message))).toEqual(message);
    expect(readToBoard(message)).toBeUndefined();
  });

  it.each(TO_BOARD)('reads $type for a board, which is nothing from one', (message) => {
    expect(readToBoard(structuredClone(message))).toEqual(message);
    expect(readFromBoard(message)).toBeUndefined();
  });

  it.each(HOSTILE.map((message) => [JSON.stringify(message), message]))('ignores %s', (_, message) => {
    expect(readFromBoard(message)).toBeUndefined();
    expect(readToBoard(message)).toBeUndefined();
  });

  it('never throws, and what it reads is of a known type', () => {
    const types = [...FROM_BOARD, ...TO_BOARD].map(({ type }) => type);
    const message = fc.oneof(fc.anything(), fc.record({
      type: fc.constantFrom(...types), id: fc.anything(), key: fc.anything(), stored: fc.anything(),
    }));
    fc.assert(fc.property(message, (value) => {
      for (const read of [readFromBoard(value), readToBoard(value)]) if (read) expect(types).toContain(read.type);
    }));
  });
});

describe('isStored', () => {
  it('wants both texts', () => {
    expect(isStored(stored)).toBe(true);
    expect([null, 'a', { text: 'a' }, { stamp: 'b' }, { text: 'a', stamp: 1 }].some(isStored)).toBe(false);
  });
});
