import { makeRecord, parseRecord, update, type Game } from '@sidedeck/core';
import { isTouch, type Stored } from '@sidedeck/ui/host.ts';
import { stepBefore, type Analysis, type Place } from './analysis.ts';
import { isSameTable, writeGame, type Change } from './edits.ts';

/** The document behind a game file. */
export interface Script {
  analysis(): Analysis;
  /** Changes the text; false where that is refused. */
  write(changes: readonly Change[]): Promise<boolean>;
}

/**
 * A document as the place where tables keep their game. The text is the truth; beside it there is only which of its
 * steps are in force on the tables, and the clock. Taking back on a table leaves the text as it is; a move is written.
 */
export interface GameFile {
  /** How many steps are in force on the tables. */
  readonly cursor: number;
  /** The game as tables store it; undefined where the text is blank. */
  load(): Stored | undefined;
  /** What a table has done, written into the text where it tells another game. Rejects where that is refused. */
  save(stored: Stored): Promise<void>;
  /** Shows the game after so many steps. */
  show(step: number): void;
  /** The text is another one now; `place` is where it was changed last. */
  refresh(place?: Place): void;
  /** Every change of the game, in order. Returns the way to stop. */
  subscribe(listener: (stored: Stored) => void): () => void;
}

/** What a table tells that no text does. */
type Memory = Partial<Pick<Game, 'elapsed' | 'hintsUsed' | 'demoMoves' | 'unseen'>>;

export function createGameFile(script: Script): GameFile {
  const listeners = new Set<(stored: Stored) => void>();
  let game = script.analysis().game;
  let cursor = game?.cursor ?? 0;
  let memory: Memory = {};
  let isWriting = false;
  let last: Promise<unknown> = Promise.resolve();
  /** The stamp of what is on the tables, which differs from all before it; and how many the text itself has had. */
  let stamp = 'file.0';
  let count = 0;

  /** A text that tells no table for a while leaves the last one on the tables. */
  function look(): void {
    game = script.analysis().game ?? game;
    cursor = Math.min(cursor, game?.steps.length ?? 0);
  }

  function renew(): void {
    stamp = `file.${++count}`;
  }

  function current(): Stored | undefined {
    const { text } = script.analysis();
    if (!game) return text.trim() === '' ? undefined : { text, stamp };
    const { givenUp } = game;
    const shown = update({ ...game, givenUp: false }, { type: 'goTo', cursor });
    return { text: makeRecord({ ...shown, ...memory, givenUp, id: '', started: 0 }), stamp };
  }

  function tell(stored = current()): void {
    if (stored) for (const listener of listeners) listener(stored);
  }

  async function write(stored: Stored): Promise<void> {
    const read = parseRecord(stored.text);
    if (!read.ok) throw new Error(read.error.message);
    const { elapsed, hintsUsed, demoMoves, unseen } = read.value;
    if (isTouch(stored)) {
      // A table writes its clock when the focus goes to the text, and may not have heard of what is there by now.
      memory = { elapsed, hintsUsed, demoMoves, unseen };
      return tell(stored);
    }
    const analysis = script.analysis();
    if (game && !analysis.game) throw new Error('What the text says of its table cannot be read now');
    const changes = writeGame(analysis, read.value);
    isWriting = true;
    const isWritten = changes.length === 0 || await script.write(changes).finally(() => isWriting = false);
    isWriting = false;
    if (!isWritten) throw new Error('The file cannot be changed');
    memory = { elapsed, hintsUsed, demoMoves, unseen };
    cursor = read.value.cursor;
    look();
    ({ stamp } = stored);
    tell(stored);
  }

  return {
    get cursor() {
      return cursor;
    },
    load: current,
    save(stored) {
      const saved = last.then(() => write(stored)).catch((error: unknown) => {
        tell();
        throw error;
      });
      last = saved.catch(() => undefined);
      return saved;
    },
    show(step) {
      if (step === cursor) return;
      renew();
      cursor = step;
      look();
      tell();
    },
    refresh(place) {
      if (isWriting) return;
      const before = game;
      if (before === script.analysis().game) return;
      look();
      if (game === before) return;
      renew();
      if (!before || !game || !isSameTable(before, game)) memory = {};
      const analysis = script.analysis();
      if (place && analysis.game) cursor = stepBefore(analysis, place);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
