import { statusOf } from '../game.ts';
import { EMPTY_HISTORY, mergeHistory, type History } from '../history/history.ts';
import { makeHistory, parseHistory } from '../history/historyText.ts';
import { outranks, type GameResult } from '../history/result.ts';
import { parseRecord } from '../record.ts';
import { makeChoices, newChoices, parseChoices, settingsOf, standingChoices } from './choices.ts';
import { makeDocument, mergeDocuments, parseDocument, type SyncDocument } from './document.ts';
import { headOf, parsePart, type Part, type Setting } from './part.ts';
import { tell } from './room.ts';
import { isRemoval, keyOfRecord, mergeShelves, parseShelf, type KeptGame } from './shelf.ts';

/** The texts of a device's own store that have to do with the others; one never written is absent. */
export interface LocalTexts {
  readonly game?: string | undefined;
  readonly shelf?: string | undefined;
  readonly settings?: string | undefined;
  readonly history?: string | undefined;
  /** The document as it was when the device last looked: the local mirror. */
  readonly sync?: string | undefined;
}

export interface Surroundings {
  readonly device: string;
  /** A name that no device has, for a device that finds its own taken. */
  readonly spare: string;
  /** What people call this device. */
  readonly name: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly now: number;
  /** Bytes for all parts together, as `storedSize` counts them. */
  readonly room: number;
  /** What the history's text has held since it was read last; views overwrite one another. */
  readonly heard: History;
}

export interface Reconciled {
  /** The device's name from now on. */
  readonly device: string;
  /** The texts that have to be written, and only those. */
  readonly texts: Pick<LocalTexts, 'settings' | 'history' | 'sync'>;
  /** What the shared store should hold. */
  readonly document: SyncDocument;
  /** Running games of this device for which there was no room; they are in its own store only. */
  readonly left: number;
  /** Whether the part of this device fits at all. */
  readonly fits: boolean;
}

/**
 * One step towards what all devices know: what others have told since comes into the local texts, and what this device
 * has to tell into the document. The local store is the authority. What is absent elsewhere was not deleted; it is told
 * again. Doing it twice changes nothing more.
 */
export function reconcile(local: LocalTexts, remote: SyncDocument, around: Surroundings): Reconciled {
  const mirror = readMirror(local.sync);
  const device = isTaken(around.device, mirror, remote) ? around.spare : around.device;
  const merged = mergeDocuments(mirror, remote);
  const parts = [...merged.values()].flatMap((text) => readPart(text) ?? []);
  const own = parts.find((part) => part.device === device);
  const others = parts.filter((part) => part !== own);

  const kept = local.history === undefined ? EMPTY_HISTORY : readHistory(local.history);
  const history = joined(mergeHistory(around.heard, kept ?? EMPTY_HISTORY), parts);
  const settings = settle(local.settings, device, mirror, parts, around.now);
  const part: Part = {
    device,
    revision: own?.revision ?? 0,
    name: around.name,
    settings: ownChoices(settings.chosen, own, others),
    results: history.results.filter((result) => isOwn(result, own, others, device)),
    games: keptGames(local, own?.games ?? [], removalsIn(others), history, around.now),
  };
  const told = tell(part, merged.get(device), around.now, around.room, merged);
  const document = told.text === undefined ? merged : mergeDocuments(merged, new Map([[device, told.text]]));
  const historyText = makeHistory(history);
  const mirrorText = makeDocument(document);
  return {
    device, document, left: told.left, fits: told.text !== undefined,
    texts: {
      ...(kept && historyText !== local.history && history.results.length > 0 && { history: historyText }),
      ...(settings.text !== undefined && { settings: settings.text }),
      ...(mirrorText !== local.sync && !isNewer(local.sync) && { sync: mirrorText }),
    },
  };
}

function readMirror(text: string | undefined): SyncDocument {
  const read = text === undefined ? undefined : parseDocument(text);
  return read?.ok ? read.value : new Map();
}

/** What a newer version wrote is not touched. */
function isNewer(mirror: string | undefined): boolean {
  const read = mirror === undefined ? undefined : parseDocument(mirror);
  return read?.ok === false && read.error.code === 'newerVersion';
}

function readPart(text: string): Part | undefined {
  const read = parsePart(text);
  return read.ok ? read.value : undefined;
}

/** Undefined for what cannot be read and has to stay as it is. */
function readHistory(text: string): History | undefined {
  const read = parseHistory(text);
  return read.ok ? read.value : undefined;
}

/** All at once: with many games each joining takes its time. */
function joined(history: History, parts: readonly Part[]): History {
  return mergeHistory(history, { results: parts.flatMap(({ results }) => results), setAside: [] });
}

/** Somebody else writes under this device's name: its profile was copied, or set back to an older state. */
function isTaken(device: string, mirror: SyncDocument, remote: SyncDocument): boolean {
  const here = mirror.get(device);
  const there = remote.get(device);
  if (here === undefined || there === undefined || here === there) return false;
  return headOf(there)!.revision >= headOf(here)!.revision;
}

interface Settled {
  /** What was chosen on this device since it last told. */
  readonly chosen: ReadonlyMap<string, Setting>;
  /** The store's text of settings where it has to change. */
  readonly text: string | undefined;
}

function settle(
  text: string | undefined, device: string, mirror: SyncDocument, parts: readonly Part[], now: number,
): Settled {
  const here = text === undefined ? new Map() : parseChoices(text);
  if (!here) return { chosen: new Map(), text: undefined };
  const knew = standingChoices([...mirror.values()].flatMap((part) => readPart(part) ?? []));
  const chosen = text === undefined ? new Map<string, Setting>() : newChoices(here, knew, now);
  const standing = standingChoices([...parts, { device, settings: chosen }]);
  const wanted = makeChoices(settingsOf([...standing].map(([name, { value }]) => [name, value])));
  return { chosen, text: wanted === makeChoices(here) ? undefined : wanted };
}

/** The choices of this device that stand; an overruled one need not be told. */
function ownChoices(
  chosen: ReadonlyMap<string, Setting>, own: Part | undefined, others: readonly Part[],
): Map<string, Setting> {
  const overruled = standingChoices(others);
  const before = [...own?.settings ?? []].filter(([name, { at }]) => at >= (overruled.get(name)?.at ?? 0));
  return new Map([...before, ...chosen].sort(([a], [b]) => a < b ? -1 : 1));
}

/**
 * Whether this device tells a result: where nobody else does; and where it did before, unless a device that comes
 * first does so, too. So of several that tell the same one stays, and none waits for another.
 */
function isOwn(result: GameResult, own: Part | undefined, others: Part[], device: string): boolean {
  const tellers = others.filter((part) => tells(part, result));
  if (tellers.length === 0) return true;
  return own !== undefined && tells(own, result) && tellers.every((teller) => device < teller.device);
}

const byId = new WeakMap<Part, Map<string, GameResult>>();

function tells(part: Part, result: GameResult): boolean {
  let index = byId.get(part);
  if (!index) byId.set(part, index = new Map(part.results.map((each) => [each.id, each])));
  const told = index.get(result.id);
  if (!told || outranks(result.outcome, told.outcome)) return false;
  return told.finished === null || result.finished === null || told.finished <= result.finished;
}

/** How many marks of removed games are told; whoever has not heard of an older one shows that game again. */
const MOST_REMOVALS = 12;

type Removals = ReadonlyMap<string, number>;

/** Up to which state each game is off the list, as others tell. */
function removalsIn(parts: readonly Part[]): Removals {
  const all = parts.flatMap(({ games }) => games).filter(isRemoval);
  return new Map(mergeShelves(all, []).map(({ key, touched }) => [key, touched]));
}

/** Begun and not ended, the one played last first; then the marks of those that are off the list. */
function keptGames(
  { game, shelf }: LocalTexts, before: readonly KeptGame[], removed: Removals, history: History, now: number,
): KeptGame[] {
  const won = new Set(history.results.filter(({ outcome }) => outcome === 'won').map(({ id }) => id));
  const known = new Map(before.map((kept) => [kept.key, kept]));
  const read = shelf === undefined ? undefined : parseShelf(shelf);
  const table = game === undefined ? [] : onTable(game, known, removed, now);
  const onShelf = read?.ok ? read.value.filter(({ key }) => key !== keyOfRecord(game ?? '')) : [];
  const kept = mergeShelves(table, onShelf);
  const running = kept.filter(({ key, touched, record }) =>
    !won.has(key) && touched > (removed.get(key) ?? -1) && (known.get(key)?.record === record || isRunning(record)));
  const told = [...running.filter((each) => !isRemoval(each)), ...kept.filter(isRemoval).slice(0, MOST_REMOVALS)];
  // A shelf that cannot be read is no reason to forget what was on it.
  return read && !read.ok ? mergeShelves(told, before) : told;
}

/** The game on the table; where it is damaged, as it was told last. */
function onTable(record: string, known: ReadonlyMap<string, KeptGame>, removed: Removals, now: number): KeptGame[] {
  const key = keyOfRecord(record);
  if (key === undefined) return [];
  const before = known.get(key);
  if (before?.record === record) return [before];
  const read = parseRecord(record);
  if (!read.ok || read.problem) return before ? [before] : [];
  return [{ key, touched: Math.max(now, (before?.touched ?? -1) + 1, (removed.get(key) ?? -1) + 1), record }];
}

function isRunning(record: string): boolean {
  const read = parseRecord(record);
  return read.ok && !read.problem && read.value.steps.length > 0 && statusOf(read.value) === 'playing';
}
