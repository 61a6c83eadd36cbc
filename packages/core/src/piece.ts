/** A piece of a text and where it begins: 1-based line and column, in UTF-16 units. It never goes over a line's end. */
export interface Piece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The parts of a piece that match a global pattern. */
export function piecesOf({ text, line, column }: Piece, pattern: RegExp): Piece[] {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], line, column: column + match.index }));
}

/** A piece without its first `length` units. */
export function behind({ text, line, column }: Piece, length: number): Piece {
  return { text: text.slice(length), line, column: column + length };
}
