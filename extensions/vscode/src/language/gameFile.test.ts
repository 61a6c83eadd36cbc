import { makeMove, makeRecord, newGame, parseRecord, PRESETS, update, type Game } from '@sidedeck/core';
import { touchOf, type Stored } from '@sidedeck/ui/host.ts';
import { openStore } from '@sidedeck/ui/store.ts';
import { describe, expect, it } from 'vitest';
import { fakeMemento } from '../fakes.ts';
import { createStore } from '../store.ts';
import { analyse } from './analysis.ts';
import { applyChanges } from './edits.ts';
import { withGameOf } from './fileStore.ts';
import { createGameFile } from './gameFile.ts';

const TEXT = 'Sidedeck 2\nDeal: 617\n\n4a 46 2b\n21\nEnd\n';

/** A document that can be looked into and changed from outside. */
function openFile(text = TEXT, isWritable = true) {
  const document = { text };
  const file = createGameFile({
    analysis: () => analyse(document.text),
    async write(changes) {
      if (isWritable) document.text = applyChanges(document.text, changes);
      return isWritable;
    },
  });
  const heard: string[] = [];
  file.subscribe(({ text }) => heard.push(text));
  return { document, file, heard };
}

function gameIn(stored: Stored | string | undefined): Game {
  const read = parseRecord(typeof stored === 'string' ? stored : stored!.text);
  if (!read.ok || read.problem) throw new Error('That is no whole record');
  return read.value;
}

/** The moves in force. */
const line = (game: Game) => game.steps.slice(0, game.cursor).map(({ moves }) => makeMove(moves[0]!)).join(' ');

let writes = 0;
const stored = (game: Game): Stored => ({ text: makeRecord(game), stamp: `view.${++writes}` });

/** What a table writes after some time at which nothing happened. */
const touch = (before: Stored, elapsed: number): Stored =>
  ({ text: makeRecord({ ...gameIn(before), elapsed }), stamp: touchOf(`view.${++writes}`, before) });

describe('a game file', () => {
  it('gives tables the game of the text, without an identity', () => {
    const { file } = openFile(TEXT.replace('Deal', 'Id: secret\nStarted: 2026-11-30T00:00:00.000Z\nDeal'));
    expect(line(gameIn(file.load()))).toBe('4a 46 2b 21');
    expect(gameIn(file.load())).toMatchObject({ id: '', started: 0 });
  });

  it('writes moves, and only moves: taking back changes what the tables show', async () => {
    const { document, file, heard } = openFile();
    const game = gameIn(file.load());
    const undone = update(update(game, { type: 'undo' }), { type: 'undo' });
    await file.save(stored({ ...undone, elapsed: 5000 }));
    expect(document.text).toBe(TEXT);
    expect([file.cursor, line(gameIn(file.load())), gameIn(file.load()).elapsed]).toEqual([2, '4a 46', 5000]);
    const played = update(undone, { type: 'move', move: { type: 'move', from: '3', to: 'c', count: 1 } });
    await file.save(stored(played));
    expect(document.text).toBe('Sidedeck 2\nDeal: 617\n\n4a 46 3c\nEnd\n');
    expect(heard.map(gameIn).map(line)).toEqual(['4a 46', '4a 46 3c']);
  });

  it('follows the text: undo in its editor is undo on the tables', async () => {
    const { document, file, heard } = openFile();
    const game = gameIn(file.load());
    await file.save(stored(update(game, { type: 'move', move: { type: 'move', from: '4', to: '1', count: 1 } })));
    document.text = TEXT;
    file.refresh({ line: 5, column: 3 });
    expect(heard.map(gameIn).map(line)).toEqual(['4a 46 2b 21 41', '4a 46 2b 21']);
    document.text = TEXT.replace(' 46', '');
    file.refresh({ line: 4, column: 3 });
    expect(line(gameIn(heard.at(-1)))).toBe('4a');
  });

  it('shows the game where the caret is', () => {
    const { file, heard } = openFile();
    file.show(1);
    file.show(1);
    expect(heard.map(gameIn).map(line)).toEqual(['4a']);
    expect(gameIn(file.load()).steps).toHaveLength(4);
  });

  it('stays where the caret is when a table, which has not heard of it yet, writes its clock', async () => {
    const { file } = openFile();
    const before = file.load()!;
    file.show(1);
    await file.save(touch(before, 7000));
    expect([file.cursor, gameIn(file.load()).elapsed]).toEqual([1, 7000]);
    await file.save(stored(gameIn(before)));
    expect(file.cursor).toBe(4);
  });

  it('does not write again what was just undone in the text', async () => {
    const { document, file } = openFile();
    const before = file.load()!;
    file.show(0);
    document.text = TEXT.replace('21\n', '');
    file.refresh({ line: 4, column: 9 });
    await file.save(touch(before, 7000));
    expect(document.text).toBe(TEXT.replace('21\n', ''));
    expect(line(gameIn(file.load()))).toBe('4a 46 2b');
  });

  it('has one stamp for one state, and another one for each further state', async () => {
    const { document, file } = openFile();
    const first = file.load()!;
    expect(file.load()).toEqual(first);
    file.show(1);
    const shown = file.load()!;
    document.text = TEXT.replace('21\n', '');
    file.refresh();
    const played = stored(gameIn(file.load()));
    const changed = file.load()!;
    await file.save(played);
    const stamps = [first, shown, changed, file.load()!].map(({ stamp }) => stamp);
    expect(new Set(stamps).size).toBe(4);
    expect(stamps.at(-1)).toBe(played.stamp);
  });

  it('keeps the last table while the text tells none, and is not written over then', async () => {
    const { document, file, heard } = openFile();
    const game = gameIn(file.load());
    document.text = TEXT.replace('617', '61x');
    file.refresh({ line: 2, column: 9 });
    expect(line(gameIn(file.load()))).toBe('4a 46 2b 21');
    const played = update(game, { type: 'move', move: { type: 'move', from: '4', to: '1', count: 1 } });
    await expect(file.save(stored(played))).rejects.toThrow('cannot be read');
    expect(document.text).toContain('61x');
    expect(line(gameIn(heard.at(-1)))).toBe('4a 46 2b 21');
  });

  it('tells tables what stands where a move was refused', async () => {
    const { document, file, heard } = openFile(TEXT, false);
    const game = gameIn(file.load());
    const played = update(game, { type: 'move', move: { type: 'move', from: '4', to: '1', count: 1 } });
    await expect(file.save(stored(played))).rejects.toThrow('cannot be changed');
    expect(document.text).toBe(TEXT);
    expect(heard.map(gameIn).map(line)).toEqual(['4a 46 2b 21']);
  });

  it('that is blank takes the first game that a table deals', async () => {
    const { document, file } = openFile('');
    expect(file.load()).toBeUndefined();
    await file.save(stored(newGame(PRESETS.spider1, 4)));
    expect(document.text).toContain('Deal: 4');
    expect(gameIn(file.load()).rules).toEqual(PRESETS.spider1);
  });
});

describe('the store of a table of a file', () => {
  it('takes a table along that has just written its clock', async () => {
    const { document, file } = openFile();
    const view = await openStore(withGameOf(file, createStore(fakeMemento())));
    const game = gameIn(view.game.text);
    file.show(0);
    view.game.touch(makeRecord({ ...game, elapsed: 7000 }));
    document.text = TEXT.replace('21\n', '');
    file.refresh({ line: 4, column: 9 });
    await expect.poll(() => line(gameIn(view.game.text))).toBe('4a 46 2b');
    expect(document.text).toBe(TEXT.replace('21\n', ''));
    file.show(1);
    expect(line(gameIn(view.game.text))).toBe('4a');
  });

  it('has its own game, and all else of the store of all tables', async () => {
    const memento = fakeMemento({ game: { text: 'elsewhere', stamp: 'a' }, settings: { text: 'mine', stamp: 'b' } });
    const { file } = openFile();
    const heard: string[] = [];
    const all = createStore(memento);
    const own = withGameOf(file, all);
    const leave = own.subscribe((key, { text }) => heard.push(`${key} ${text.slice(0, 8)}`));
    const contents = await own.load();
    expect(contents.settings!.text).toBe('mine');
    expect(line(gameIn(contents.game))).toBe('4a 46 2b 21');
    await own.save('settings', { text: 'yours', stamp: 'c' });
    await all.save('game', { text: 'another', stamp: 'd' });
    await own.save('game', stored(update(gameIn(contents.game), { type: 'undo' })));
    expect(heard).toEqual(['settings yours', 'game Sidedeck']);
    expect((await all.load()).game!.text).toBe('another');
    leave();
    file.show(0);
    expect(heard).toHaveLength(2);
  });
});
