/** What the synced store of a browser holds, in bytes, and how many items. */
export const ROOM = 102_400;
export const ITEM_ROOM = 8_192;
export const MOST_ITEMS = 512;

/**
 * Bytes that a browser counts for an item: its key, and its value as JSON in UTF-8, in which Chromium writes `<` as
 * six characters.
 */
export function itemSize(key: string, value: string): number {
  return bytesOf(key) + storedSize(value);
}

/** The same for a value alone. */
export function storedSize(value: string): number {
  let size = bytesOf(JSON.stringify(value));
  for (const letter of value) if (letter === '<') size += 5;
  return size;
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
