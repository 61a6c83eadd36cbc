import { documentOf, type SyncDocument } from './document.ts';
import { headOf } from './part.ts';
import { itemSize, ITEM_ROOM, storedSize } from './size.ts';

/** The items of a browser's synced store. */
export type Items = Readonly<Record<string, unknown>>;

/** `part.<device>.<number>`; a part that is too long for one item goes on in the next. */
const KEY = /^part\.([a-z0-9]{8})\.(\d{1,3})$/;

export function isPartKey(key: string): boolean {
  return KEY.test(key);
}

/**
 * The items of one part. Each device writes its own, so that the store's “last writer wins”, which goes by key, takes
 * nothing from anybody.
 */
export function makeItems(device: string, part: string): Record<string, string> {
  const items: Record<string, string> = {};
  let rest = part;
  for (let number = 0; rest !== ''; number++) {
    const key = `part.${device}.${number}`;
    const piece = rest.slice(0, longestPiece(rest, ITEM_ROOM - itemSize(key, '')));
    items[key] = piece;
    rest = rest.slice(piece.length);
  }
  return items;
}

/** How many UTF-16 units of a text fit; no character is cut in two. */
function longestPiece(text: string, room: number): number {
  let length = 0;
  let size = 0;
  for (const letter of text) {
    size += storedSize(letter) - 2;
    if (size > room) break;
    length += letter.length;
  }
  return length;
}

/** The document in a store: every part that is whole. What is cut off, mixed with an older one or foreign is not. */
export function readItems(items: Items): SyncDocument {
  return documentOf(devicesOf(items).flatMap((device) => readPart(items, device) ?? []));
}

/** The devices of which there is anything in the store. */
export function devicesOf(items: Items): string[] {
  return [...new Set(Object.keys(items).flatMap((key) => KEY.exec(key)?.[1] ?? []))];
}

/** An older and longer part may have left an item behind: a part ends where it is whole. */
function readPart(items: Items, device: string): string | undefined {
  let text = '';
  for (let number = 0; ; number++) {
    const piece = items[`part.${device}.${number}`];
    if (typeof piece !== 'string') return undefined;
    text += piece;
    if (headOf(text)?.device === device) return text;
  }
}

/** What to write and to remove so that a store holds this part of a device, and nothing else of it. */
export function changesFor(
  items: Items, device: string, part: string,
): { set: Record<string, string>; remove: string[] } {
  const wanted = makeItems(device, part);
  const set = Object.fromEntries(Object.entries(wanted).filter(([key, piece]) => items[key] !== piece));
  const remove = Object.keys(items).filter((key) => KEY.exec(key)?.[1] === device && !Object.hasOwn(wanted, key));
  return { set, remove };
}
