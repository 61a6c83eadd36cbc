import { Position, Range, type TextDocument } from 'vscode';
import { LANGUAGE } from '../names.ts';
import { analyse, type Analysis, type Place, type Span } from './analysis.ts';

const known = new WeakMap<TextDocument, { readonly version: number; readonly analysis: Analysis }>();

/** What a document says now; each version is read once. */
export function analysisOf(document: TextDocument): Analysis {
  const { version } = document;
  const read = known.get(document);
  if (read?.version === version) return read.analysis;
  const analysis = analyse(document.getText());
  known.set(document, { version, analysis });
  return analysis;
}

export function isGameFile({ languageId }: TextDocument): boolean {
  return languageId === LANGUAGE;
}

export function placeOf({ line, character }: Position): Place {
  return { line: line + 1, column: character + 1 };
}

export function positionOf({ line, column }: Place): Position {
  return new Position(line - 1, column - 1);
}

export function rangeOf(from: Place, to: Place): Range {
  return new Range(positionOf(from), positionOf(to));
}

export function rangeOfSpan({ first, last }: Span): Range {
  return rangeOf(first, { line: last.line, column: last.column + last.text.length });
}

/** All that a piece takes; an empty one is a place. */
export function rangeOfPiece(piece: Span['first']): Range {
  return rangeOfSpan({ first: piece, last: piece });
}
