import { parseDealNumber } from './deal.ts';
import { atCursor, gameFrom, newGame, statusOf, type Game, type Identity } from './game.ts';
import { divide, readFacts, type Divided, type Facts, type HeaderName, type Headers } from './header.ts';
import { unseenInAll, unseenInBoth, type Unseen } from './memory.ts';
import { makeMoves, readMoves } from './movetext.ts';
import { behind, type Piece } from './piece.ts';
import type { TracedMove } from './replay.ts';
import { accept, problemAt, reject, type Problem, type Result } from './result.ts';
import { PRESETS, type Rules } from './rules.ts';
import { makeRules, readRules } from './rulesText.ts';
import { counted, isId, linesOf, makeDate, quote, tooLong } from './text.ts';
import { lastDeal, makeBoard, readBoard } from './variants.ts';
import { migrate, type Migration } from './versions.ts';

/** From each version of the record to the next, in order. */
const MIGRATIONS: readonly Migration[] = [
  // Version 2 knows the header `Daily`; what the first one wrote means the same in it.
  (text) => text,
];

export const RECORD_VERSION = MIGRATIONS.length + 1;

/**
 * A game as text: the saved record, the shared text and the `.freecell` or `.spider` file are this one form.
 *
 *     Sidedeck 2
 *     Game: freecell
 *     Rules: houseB hints=3
 *     Clock: 83214
 *     Steps: 14
 *     Deal: 617
 *
 *     4a 46 2b 21 41 72 7c 47 4d (4h ch) 83
 *     7h 47 74v2 7c (7h 8h)
 *     End
 *
 * A header that has its default is left out. The layout comes last, as `Deal:` or as `Board:` and its lines, and
 * after it the moves (see `makeMoves`). A text that announces its steps ends with `End`, so that one cut off is
 * noticed wherever it was cut: `Deal: 61` can have been `Deal: 617`, and `31` can have been `31v4`.
 * @throws RangeError where the game's id is not made of 1 … 64 letters, digits, `_` and `-` (or empty).
 */
export function makeRecord(game: Game): string {
  if (game.id !== '' && !isId(game.id)) throw new RangeError(`${quote(game.id)} is no id for a game`);
  const headers: [string, string | number | false][] = [
    ['Game', game.rules.game],
    ['Rules', makeRules(game.rules)],
    ['Id', game.id !== '' && game.id],
    ['Started', game.started !== 0 && makeDate(game.started)],
    ['Daily', game.daily ?? false],
    ['Clock', game.elapsed !== 0 && game.elapsed],
    ['Hints', game.hintsUsed !== 0 && game.hintsUsed],
    ['Demo', game.demoMoves !== 0 && game.demoMoves],
    ['State', game.givenUp && 'givenUp'],
    ['Steps', game.steps.length],
    ['Cursor', game.cursor !== game.steps.length && game.cursor],
    ['Unseen', makeUnseen(game)],
  ];
  const lines = headers.filter(([, value]) => value !== false).map(([name, value]) => `${name}: ${value}\n`);
  const layout = game.deal === null ? `Board:\n${makeBoard(game.start)}` : `Deal: ${game.deal}\n`;
  return `Sidedeck ${RECORD_VERSION}\n${lines.join('')}${layout}\n${makeMoves(game)}End\n`;
}

/** What was never shown, of each column and of the stock; false where the steps of the record tell. */
export function makeUnseen({ positions, unseen }: Game): string | false {
  const text = (counts: Unseen) => [...counts.hidden, counts.stock].join(' ');
  return text(unseen) !== text(unseenInAll(positions)) && text(unseen);
}

/**
 * Reads `makeRecord` text and what people make of it: headers in any order and case; the `Sidedeck` line, `Game`
 * (FreeCell), `Rules` (classic, spider4) and everything but the layout may be missing. Without the `Sidedeck` line the
 * moves may be in the notation of other programs (see `parseMoves`).
 *
 * Where moves are damaged or missing at the end, the value is the game up to there and `problem` says what is
 * wrong and where: those of `parseMoves`, `truncated`, `badHeader`.
 * Errors, where the table itself cannot be known: `tooLong`, `badVersion`, `newerVersion`, `unknownHeader`,
 * `repeatedHeader`, `unknownGame`, `noDeal`, `badDeal`, `truncated`, and those of `parseRules`, `parseBoard`
 * and `parseMoves`.
 */
export function parseRecord(text: string): Result<Game> {
  const { game, isWhole, problems: [problem] } = traceRecord(text);
  return game && isWhole ? accept(game, problem) : { ok: false, error: problem! };
}

/** A record with the places of all that it tells, for whoever shows its text. */
export interface TracedRecord {
  /** Undefined where the table cannot be known. */
  readonly game: Game | undefined;
  /** False where `parseRecord` refuses the text; then there still may be a game. */
  readonly isWhole: boolean;
  readonly moves: readonly TracedMove[];
  /** The one that `parseRecord` tells comes first. */
  readonly problems: readonly Problem[];
  readonly parts: Parts;
}

interface Parts extends Pick<Divided, 'headers' | 'board' | 'moves'> {
  /** The `Sidedeck` line; undefined in texts of other programs. */
  readonly title: Piece | undefined;
  /** The line that says `End`. */
  readonly end: Piece | undefined;
}

const NOTHING: Parts = { title: undefined, headers: new Map(), board: [], moves: [], end: undefined };

/** `parseRecord` that tells everything it meets. */
export function traceRecord(text: string): TracedRecord {
  const long = tooLong(text);
  if (long) return refused(NOTHING, [long.error]);
  const lines = bodyOf(text);
  const [, head = '', version] = /^(sidedeck\b\s*)(.*)$/i.exec(lines[0]?.text ?? '') ?? [];
  if (version === undefined) return traceParts(lines, undefined, 'foreign');
  const title = lines[0]!;
  const current = migrate(text, version, MIGRATIONS);
  if (!current.ok) {
    const { code, message } = current.error;
    return refused({ ...NOTHING, title }, [problemAt(code, message, behind(title, head.length))]);
  }
  const own = bodyOf(current.value).slice(1);
  const last = own.findLastIndex((line) => line.text !== '');
  if (own[last]?.text.toLowerCase() === 'end') return traceParts(own.slice(0, last), title, 'whole', own[last]);
  return traceParts(own, title, /\s$/.test(text) ? 'cutBehindWord' : 'cutWithinWord');
}

function refused(parts: Parts, problems: readonly Problem[]): TracedRecord {
  return { game: undefined, isWhole: false, moves: [], problems, parts };
}

/** Whose text it is, and for ours whether its end is there. */
type Form = 'foreign' | 'whole' | 'cutBehindWord' | 'cutWithinWord';

/** The lines from the first that says something. */
function bodyOf(text: string): Piece[] {
  const lines = linesOf(text);
  return lines.slice(lines.findIndex((line) => line.text !== ''));
}

function traceParts(lines: readonly Piece[], title: Piece | undefined, form: Form, end?: Piece): TracedRecord {
  const { headers, board, moves, problems } = divide(lines);
  const parts: Parts = { title, headers, board, moves, end };
  // Written by hand it announces no steps, and needs no end.
  const isCut = form.startsWith('cut') && headers.has('Steps');
  const isWordCut = isCut && form === 'cutWithinWord';
  if (isWordCut && moves.length === 0) {
    const message = 'The text ends before its moves; even its deal may have been cut short';
    return refused(parts, [...problems, problemAt('truncated', message)]);
  }
  const facts = readFacts(headers);
  const rules = readRulesLine(headers);
  const table = rules.ok ? readLayout(headers, board, rules.value, facts) : rules;
  if (!table.ok) return refused(parts, [...problems, table.error]);
  const played = readMoves(isWordCut ? withoutLastMove(moves) : moves, table.value, form !== 'foreign');
  const { game, problem } = restore(played.game, facts, headers);
  const damage = isCut ? problemAt('truncated', 'The text ends without its “End”') : undefined;
  const all = [...problems, played.problem ?? missing(played.game, facts, headers) ?? damage, facts.problem ?? problem];
  const told = all.filter((problem) => problem !== undefined);
  return { game, isWhole: problems.length === 0, moves: played.moves, problems: told, parts };
}

function missing({ steps }: Game, facts: Facts, headers: Headers): Problem | undefined {
  if (steps.length >= facts.steps) return undefined;
  const message = `${counted(facts.steps, 'step')} announced, but ${steps.length} found`;
  return problemAt('truncated', message, headers.get('Steps'));
}

function withoutLastMove(lines: readonly Piece[]): Piece[] {
  const cut = (line: Piece) => ({ ...line, text: line.text.replace(/[^\s)\]]+$/, '') });
  return [...lines.slice(0, -1), ...lines.slice(-1).map(cut)];
}

/** The rules name their game; a `Game` line beside them has to be about the same. */
function readRulesLine(headers: Headers): Result<Rules> {
  const game = headers.get('Game');
  const name = game?.text.toLowerCase() ?? 'freecell';
  if (!Object.hasOwn(DEFAULTS, name)) return reject('unknownGame', `There is no game ${quote(game!.text)}`, game);
  const line = headers.get('Rules');
  if (!line) return accept<Rules>(DEFAULTS[name as Rules['game']]);
  const rules = readRules(line);
  if (!rules.ok || !game || rules.value.game === name) return rules;
  return reject('unknownGame', `${quote(line.text)} are no rules of ${name}`, line);
}

/** The rules of a text that tells none. */
const DEFAULTS: Readonly<Record<Rules['game'], Rules>> = { freecell: PRESETS.classic, spider: PRESETS.spider4 };

function readLayout(headers: Headers, board: readonly Piece[], rules: Rules, identity: Identity): Result<Game> {
  const line = headers.get('Deal');
  const boardLine = headers.get('Board');
  if (!line && !boardLine) return reject('noDeal', 'The text names neither a deal nor a board');
  if (line && boardLine) return reject('twoDeals', 'The text names a deal and a board', line);
  if (!line) {
    const start = readBoard([boardLine!, ...board], rules);
    return start.ok ? accept(gameFrom(start.value, null, identity)) : start;
  }
  const last = lastDeal(rules);
  const number = parseDealNumber(line.text, last);
  if (typeof number === 'number') return accept(newGame(rules, number, identity));
  return reject('badDeal', `${quote(line.text)} is no deal (${number}); they go from 1 to ${last}`, line);
}

/** The replayed game with everything else that the record tells, and the first of that which cannot be. */
function restore(played: Game, facts: Facts, headers: Headers): { game: Game; problem: Problem | undefined } {
  const { cursor, clock, hints, demo } = facts;
  const there = played.steps.length;
  const helped = { hintsUsed: hints, demoMoves: demo, unseen: recall(played, facts) };
  const game = atCursor({ ...played, elapsed: clock, ...helped }, Math.min(cursor ?? there, there));
  const givenUp = facts.givenUp && statusOf(game) !== 'won';
  const faults: readonly [HeaderName, boolean, string][] = [
    ['Cursor', (cursor ?? 0) > there, `The cursor is ${cursor}, behind the last step`],
    ['Unseen', isMisfit(played, facts), 'Unseen is not about this table'],
    ['State', facts.givenUp && !givenUp, 'A game that is won cannot be given up'],
  ];
  const [name, , message] = faults.find(([, isFault]) => isFault) ?? [];
  return { game: { ...game, givenUp }, problem: name && problemAt('badHeader', message!, headers.get(name)) };
}

/** What was seen in moves that were undone and replaced stays known. */
function recall(played: Game, facts: Facts): Unseen {
  if (!facts.unseen || isMisfit(played, facts)) return played.unseen;
  return unseenInBoth(played.unseen, { hidden: facts.unseen.slice(0, -1), stock: facts.unseen.at(-1)! });
}

function isMisfit({ unseen }: Game, facts: Facts): boolean {
  return facts.unseen !== undefined && facts.unseen.length !== unseen.hidden.length + 1;
}
