import { accept, reject, type Result } from '../result.ts';
import { headOf } from './part.ts';

/**
 * Everything that devices share: of each device the text of its newest part (`makePart`), by the device's name. Parts
 * are merged without being read, so that those of a newer version travel through an older one.
 */
export type SyncDocument = ReadonlyMap<string, string>;

const LONGEST_DOCUMENT = 10_000_000;
const MOST_PARTS = 1000;

/** A document of texts from anywhere; what is no whole part is left out. */
export function documentOf(texts: Iterable<unknown>): SyncDocument {
  const parts = new Map<string, { text: string; revision: number }>();
  for (const text of texts) {
    const head = typeof text === 'string' ? headOf(text) : undefined;
    if (!head || parts.size >= MOST_PARTS) continue;
    const part = { text: text as string, revision: head.revision };
    const known = parts.get(head.device);
    if (!known || isNewer(part, known)) parts.set(head.device, part);
  }
  return new Map([...parts].sort(([a], [b]) => a < b ? -1 : 1).map(([device, { text }]) => [device, text]));
}

/** The order of texts only makes the choice the same everywhere; a device gives no two parts one revision. */
function isNewer(a: { text: string; revision: number }, b: { text: string; revision: number }): boolean {
  return a.revision === b.revision ? a.text > b.text : a.revision > b.revision;
}

/** Of each device the newest part: commutative, associative and idempotent, so that devices agree in any order. */
export function mergeDocuments(a: SyncDocument, b: SyncDocument): SyncDocument {
  return documentOf([...a.values(), ...b.values()]);
}

/** A document as one text: JSON, a part for each device. */
export function makeDocument(document: SyncDocument): string {
  return JSON.stringify({ sidedeck: 'document', version: 1, parts: [...document.values()] });
}

/** Reads `makeDocument` text. Errors: `tooLong`, `noDocument`, `newerVersion`. */
export function parseDocument(text: string): Result<SyncDocument> {
  if (text.length > LONGEST_DOCUMENT) return reject('tooLong', `The document has ${text.length} characters`);
  const read = parseObject(text);
  const { sidedeck, version, parts } = read ?? {};
  // What it holds then can have any form.
  if (sidedeck === 'document' && typeof version === 'number' && version > 1) {
    return reject('newerVersion', 'This was written by a newer Sidedeck');
  }
  if (sidedeck !== 'document' || version !== 1 || !Array.isArray(parts)) {
    return reject('noDocument', 'The text is no document of Sidedeck');
  }
  return accept(documentOf(parts));
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value as Record<string, unknown> : undefined;
  } catch {
    return undefined;
  }
}
