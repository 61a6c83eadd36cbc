import { COLUMN_NAMES, type Rules } from '@sidedeck/core';
import { PRESSING, type CursorKey } from './board/cursor.ts';
import { SHORTCUTS, STEPS, type KeyAction } from './keys.ts';

/** What keys do on the table itself, by the names of their texts. */
export type TableKeys = 'walk' | 'rows' | 'ends' | 'columns' | 'press' | 'choose' | 'step';

/** Something that keys do, and each way to press them: the keys to be held down together, as they are printed. */
export interface KeyRow<Does = KeyAction | TableKeys> {
  readonly does: Does;
  readonly keys: readonly (readonly string[])[];
}

const WALKS: Readonly<Record<CursorKey, TableKeys>> = {
  ArrowLeft: 'walk', ArrowRight: 'walk', ArrowUp: 'walk', ArrowDown: 'walk',
  PageUp: 'rows', PageDown: 'rows', Home: 'ends', End: 'ends',
};

const PRINTED: Readonly<Record<string, string>> = {
  ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', PageUp: 'PgUp', PageDown: 'PgDn', escape: 'Esc',
  cmd: '⌘',
};

/** All that keys do in a game: the same tables by which they are heard. */
export function keyRows(game: Rules['game'], isMac: boolean): KeyRow[] {
  const isElsewhere = (press: string) => press.startsWith(isMac ? 'ctrl+' : 'cmd+');
  const shortcuts = Object.entries(SHORTCUTS[game]).filter(([press]) => !isElsewhere(press));
  const columns = COLUMN_NAMES.slice(0, game === 'spider' ? 10 : 8);
  return [
    ...grouped(Object.entries(WALKS)),
    { does: 'columns', keys: [[`${columns[0]} – ${columns.at(-1)}`]] },
    { does: game === 'spider' ? 'choose' : 'press', keys: PRESSING.map((key) => [key]) },
    ...grouped(shortcuts),
    { does: 'step', keys: Object.keys(STEPS).map(printed) },
  ];
}

function grouped<Does extends KeyRow['does']>(pairs: readonly (readonly [string, Does])[]): KeyRow<Does>[] {
  const rows = new Map<Does, string[][]>();
  for (const [press, does] of pairs) rows.set(does, [...rows.get(does) ?? [], printed(press)]);
  return [...rows].map(([does, keys]) => ({ does, keys }));
}

function printed(press: string): string[] {
  return press.split('+').map((key) => PRINTED[key] ?? key.charAt(0).toUpperCase() + key.slice(1));
}
