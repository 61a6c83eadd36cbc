import { tokensOf, traceRecord, type Game, type Piece, type TracedMove, type TracedRecord } from '@sidedeck/core';

/** A place in a text: 1-based line and column. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** All that the text of one step takes, from its first piece to its last. */
export interface Span {
  readonly first: Piece;
  readonly last: Piece;
}

/** A text as the rules understand it. */
export interface Analysis {
  readonly text: string;
  readonly record: TracedRecord;
  /** Undefined where the table cannot be known. */
  readonly game: Game | undefined;
  /** Moves and brackets. */
  readonly tokens: readonly Piece[];
  /** By step; the first is what followed the deal, and undefined where the text does not say it. */
  readonly spans: readonly (Span | undefined)[];
  /** Moves and brackets that were never reached, since something before them is wrong. */
  readonly unread: readonly Piece[];
}

export function analyse(text: string): Analysis {
  const record = traceRecord(text);
  const tokens = tokensOf(record.parts.moves);
  const steps = stepsOf(tokens, record);
  const spans: (Span | undefined)[] = [undefined];
  const unread: Piece[] = [];
  for (const [index, token] of tokens.entries()) {
    const step = steps[index];
    if (step === undefined) unread.push(token);
    else spans[step] = { first: spans[step]?.first ?? token, last: token };
  }
  return { text, record, game: record.game, tokens, spans, unread };
}

/** The step of each token: a bracket goes with what is in it or before it; undefined behind a fault. */
function stepsOf(tokens: readonly Piece[], { game, moves }: TracedRecord): (number | undefined)[] {
  const traced = new Map(moves.map((move) => [keyOf(move.at), move.step]));
  const last = game?.steps.length ?? -1;
  let step: number | undefined = last < 0 ? undefined : 0;
  return tokens.map((token, index) => {
    const next = token.text === '[' ? tokens[index + 1] : token;
    const own = next && !/^[(\])]$/.test(next.text) ? traced.get(keyOf(next)) : step;
    step = step === undefined || own === undefined || own > last ? undefined : own;
    return step;
  });
}

function keyOf({ line, column }: Place): string {
  return `${line}:${column}`;
}

/** The move that is written at a place. */
export function moveAt({ record }: Analysis, { line, column }: Place): TracedMove | undefined {
  return record.moves.find(({ at }) => at.line === line && at.column <= column && column <= at.column + at.text.length);
}

/** How many steps begin before a place: so many have been made where the caret is. */
export function stepBefore({ spans }: Analysis, place: Place): number {
  const behind = spans.findLastIndex((span) => span && isBefore(span.first, place));
  return Math.max(0, behind);
}

function isBefore(a: Place, b: Place): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

/** The last piece of what the text says up to the end of a step; undefined where it says nothing. */
export function endOf({ spans }: Analysis, step: number): Piece | undefined {
  return spans.slice(0, step + 1).findLast((span) => span !== undefined)?.last;
}
