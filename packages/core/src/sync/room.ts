import { makePart, parsePart, type Part } from './part.ts';
import { isRemoval } from './shelf.ts';
import { storedSize } from './size.ts';
import type { SyncDocument } from './document.ts';

/** Results told in full and running games told; less where there is no room for that much. */
const LEVELS: readonly (readonly [results: number, games: number])[] = [
  [20, 6], [20, 5], [20, 4], [10, 3], [5, 2], [0, 1], [0, 0],
];
/** The part of all room that stays free for what a device not heard of yet cannot leave out. */
const RESERVE = 0.1;

/** How much of a part is told. */
interface Told {
  /** The part's text; undefined where not even the least fits. */
  readonly text: string | undefined;
  /** Running games left out. */
  readonly left: number;
}

/**
 * The text of a part, with as much as there is room for. First comes what nobody may leave out: of all devices the
 * settings, and the results with their bests. What is then free, but for a reserve, is shared out equally between the
 * devices for details and running games. So no device's games take the place of another one's results, and how much
 * one tells depends on nothing that the others leave out: none has to give way to and fro.
 */
export function tell(part: Part, before: string | undefined, now: number, room: number, document: SyncDocument): Told {
  const others = [...document].filter(([device]) => device !== part.device).map(([, text]) => text);
  const least = leastOf(part);
  const needed = others.reduce((sum, text) => sum + leastIn(text), least);
  const share = Math.max(0, room * (1 - RESERVE) - needed) / (others.length + 1);
  const free = room - others.reduce((sum, text) => sum + storedSize(text), 0);
  const [running, removals] = [part.games.filter((each) => !isRemoval(each)), part.games.filter(isRemoval)];
  for (const [full, games] of LEVELS) {
    const told = { ...part, games: [...running.slice(0, games), ...removals] };
    const left = running.length - games;
    const same = makePart(told, full);
    const text = same === before ? same : makePart({ ...told, revision: Math.max(now, part.revision + 1) }, full);
    const size = storedSize(text);
    if (size <= free && (size <= least + share || full + games === 0)) return { text, left: Math.max(0, left) };
  }
  return { text: undefined, left: running.length };
}

/** Bytes of what a part cannot leave out; its revision never takes more digits than this. */
function leastOf(part: Part): number {
  return storedSize(makePart({ ...part, revision: Number.MAX_SAFE_INTEGER, games: part.games.filter(isRemoval) }, 0));
}

const MOST_KNOWN = 64;
const known = new Map<string, number>();

/** The same for a part that is told; one that cannot be read is all needed. */
function leastIn(text: string): number {
  if (known.size >= MOST_KNOWN) known.clear();
  if (!known.has(text)) {
    const read = parsePart(text);
    known.set(text, read.ok ? Math.min(leastOf(read.value), storedSize(text)) : storedSize(text));
  }
  return known.get(text)!;
}
