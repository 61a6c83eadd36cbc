import { HEADERS, makeMove, makeRules, parseRules, type Piece } from '@sidedeck/core';
import type { Analysis } from './analysis.ts';

const MOVES_A_LINE = 10;

/** A line of a text as it is to be: what kind it is decides which empty lines stay around it. */
interface Row {
  readonly kind: 'head' | 'board' | 'comment' | 'empty' | 'moves' | 'end';
  readonly text: string;
}

/**
 * The same game in the form in which it is saved: a header a line, ten moves a line, each as short as it can be.
 * Comments stay behind the moves that they stood behind. What cannot be read is left as it is, but for white space.
 */
export function format(analysis: Analysis): string {
  if (analysis.record.problems.some(({ code }) => code === 'newerVersion' || code === 'tooLong')) return analysis.text;
  const rows = spaced(rowsOf(analysis));
  return rows.map(({ text }) => `${text}\n`).join('');
}

function rowsOf(analysis: Analysis): Row[] {
  const { parts } = analysis.record;
  const board = new Set(parts.board.map(({ line }) => line));
  const moves = new Set(parts.moves.filter(({ text }) => text !== '').map(({ line }) => line));
  const rows: Row[] = [];
  const flow = new Flow(analysis, rows);
  analysis.text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = index + 1;
    const [told = '', comment] = split(raw);
    if (told === '' && comment === undefined) flow.break({ kind: 'empty', text: '' });
    else if (told === '') flow.break({ kind: 'comment', text: comment! });
    else if (moves.has(line)) flow.add(line, comment);
    else if (line === parts.end?.line) flow.break({ kind: 'end', text: joined('End', comment) });
    else if (board.has(line)) flow.break({ kind: 'board', text: joined(boardLine(told), comment) });
    else flow.break({ kind: 'head', text: joined(headLine(told, line === parts.title?.line), comment) });
  });
  flow.break();
  return rows;
}

/** What a line says, and its comment from the `#` on. */
function split(raw: string): [string, string | undefined] {
  const at = raw.indexOf('#');
  return at < 0 ? [raw.trim(), undefined] : [raw.slice(0, at).trim(), raw.slice(at).trimEnd()];
}

function joined(text: string, comment: string | undefined): string {
  return comment === undefined ? text : `${text} ${comment}`;
}

function headLine(told: string, isTitle: boolean): string {
  if (isTitle) return told.replace(/^sidedeck\s*/i, 'Sidedeck ').trim();
  const [, word, value] = /^(\w+)\s*:\s*(.*)$/.exec(told) ?? [];
  const name = HEADERS.find((each) => each.toLowerCase() === word?.toLowerCase());
  if (!name) return told;
  const rules = name === 'Rules' ? parseRules(value!) : undefined;
  return `${name}: ${rules?.ok ? makeRules(rules.value) : value!.replace(/\s+/g, ' ')}`.trimEnd();
}

function boardLine(told: string): string {
  return told.replace(/\s+/g, ' ').replace(/(?<![\w-])(10|[a2-9tjqk])[cdhs](?!\w)/gi, (card) => card.toUpperCase());
}

/** Moves flow over lines; a comment ends its line, and an empty line stays. */
class Flow {
  private readonly analysis: Analysis;
  private readonly rows: Row[];
  private readonly canonical: ReadonlyMap<Piece, string>;
  private text = '';
  private moves = 0;
  private depth = 0;

  constructor(analysis: Analysis, rows: Row[]) {
    this.analysis = analysis;
    this.rows = rows;
    this.canonical = canonicalMoves(analysis);
  }

  /** The moves of a line, and the comment behind them. */
  add(line: number, comment: string | undefined): void {
    for (const token of this.analysis.tokens.filter((each) => each.line === line)) this.put(token);
    if (comment !== undefined) this.end(comment);
  }

  /** Ends the moves so far with a line that has none. */
  break(row?: Row): void {
    this.end();
    if (row) this.rows.push(row);
  }

  private put(token: Piece): void {
    const word = this.canonical.get(token) ?? token.text.toLowerCase();
    const isClosing = word === ')' || word === ']';
    const begins = !isClosing && word !== '(' && this.depth === 0;
    if (begins && this.text !== '' && this.moves % MOVES_A_LINE === 0) this.end();
    if (begins) this.moves++;
    if (isClosing) this.depth = Math.max(0, this.depth - 1);
    else if (word === '(' || word === '[') this.depth++;
    this.text += this.text === '' || isClosing || /[([]$/.test(this.text) ? word : ` ${word}`;
  }

  private end(comment?: string): void {
    if (this.text !== '') this.rows.push({ kind: 'moves', text: joined(this.text, comment) });
    else if (comment !== undefined) this.rows.push({ kind: 'comment', text: comment });
    this.text = '';
    this.moves = 0;
  }
}

/** In our own notation each move as it would be written; what another program means by its own is left to it. */
function canonicalMoves({ record, tokens }: Analysis): Map<Piece, string> {
  if (!record.parts.title) return new Map();
  const moves = new Map(record.moves.map((move) => [`${move.at.line}:${move.at.column}`, move]));
  return new Map(tokens.flatMap((token) => {
    const move = moves.get(`${token.line}:${token.column}`);
    return move ? [[token, makeMove(move.move, move.before)] as const] : [];
  }));
}

/** One empty line at the most; none between headers or at the ends; one behind the layout. */
function spaced(rows: readonly Row[]): Row[] {
  const kept = rows.filter(({ kind }, at) => kind !== 'empty' || isWanted(rows, at));
  return kept.flatMap((row, at) => {
    const before = kept[at - 1]?.kind;
    const needed = (row.kind === 'moves' || row.kind === 'end') && (before === 'head' || before === 'board');
    return needed ? [{ kind: 'empty', text: '' } as const, row] : [row];
  });
}

function isWanted(rows: readonly Row[], at: number): boolean {
  const before = rows[at - 1]?.kind;
  const after = rows.slice(at).find(({ kind }) => kind !== 'empty')?.kind;
  if (before === undefined || before === 'empty' || after === undefined) return false;
  if (after === 'end') return before !== 'moves';
  return before !== 'head' || after !== 'head';
}
