import { parseDealNumber } from './deal.ts';
import { atCursor, gameFrom, newGame, statusOf, type Game, type Identity } from './game.ts';
import { divide, readFacts, type Facts, type Headers } from './header.ts';
import { unseenInAll, unseenInBoth, type Unseen } from './memory.ts';
import { makeMoves, readMoves } from './movetext.ts';
import { accept, reject, type Problem, type Result } from './result.ts';
import { PRESETS, type Rules } from './rules.ts';
import { makeRules, parseRules } from './rulesText.ts';
import { counted, isId, linesOf, makeDate, quote, tooLong, type Line } from './text.ts';
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
function makeUnseen({ positions, unseen }: Game): string | false {
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
  const long = tooLong(text);
  if (long) return long;
  const lines = bodyOf(text);
  const version = /^sidedeck\b\s*(.*)$/i.exec(lines[0]?.text ?? '')?.[1];
  if (version === undefined) return readRecord(lines, 'foreign');
  const current = migrate(text, version, MIGRATIONS);
  if (!current.ok) return current;
  const own = bodyOf(current.value).slice(1);
  const last = own.findLastIndex((line) => line.text !== '');
  if (own[last]?.text.toLowerCase() === 'end') return readRecord(own.slice(0, last), 'whole');
  return readRecord(own, /\s$/.test(text) ? 'cutBehindWord' : 'cutWithinWord');
}

/** Whose text it is, and for ours whether its end is there. */
type Form = 'foreign' | 'whole' | 'cutBehindWord' | 'cutWithinWord';

/** The lines from the first that says something. */
function bodyOf(text: string): Line[] {
  const lines = linesOf(text);
  return lines.slice(lines.findIndex((line) => line.text !== ''));
}

function readRecord(lines: readonly Line[], form: Form): Result<Game> {
  const divided = divide(lines);
  if (!divided.ok) return divided;
  const { headers, board, moves } = divided.value;
  // Written by hand it announces no steps, and needs no end.
  const isCut = form.startsWith('cut') && headers.has('steps');
  const isWordCut = isCut && form === 'cutWithinWord';
  if (isWordCut && moves.length === 0) {
    return reject('truncated', 'The text ends before its moves; even its deal may have been cut short');
  }
  const facts = readFacts(headers);
  const rules = readRules(headers);
  if (!rules.ok) return rules;
  const game = readLayout(headers, board, rules.value, facts);
  if (!game.ok) return game;
  const played = readMoves(isWordCut ? withoutLastMove(moves) : moves, game.value, form !== 'foreign');
  const damage = isCut ? problemOf('truncated', 'The text ends without its “End”') : undefined;
  return played.ok ? restore(played.value, facts, played.problem ?? missing(played.value, facts) ?? damage) : played;
}

function missing({ steps }: Game, facts: Facts): Problem | undefined {
  if (steps.length >= facts.steps) return undefined;
  return problemOf('truncated', `${counted(facts.steps, 'step')} announced, but ${steps.length} found`);
}

function withoutLastMove(lines: readonly Line[]): Line[] {
  const cut = ({ text, number }: Line) => ({ text: text.replace(/[^\s)\]]+$/, ''), number });
  return [...lines.slice(0, -1), ...lines.slice(-1).map(cut)];
}

/** The rules name their game; a `Game` line beside them has to be about the same. */
function readRules(headers: Headers): Result<Rules> {
  const game = headers.get('game');
  const name = game?.text.toLowerCase() ?? 'freecell';
  if (!Object.hasOwn(DEFAULTS, name)) return reject('unknownGame', `There is no game ${quote(game!.text)}`, game!.number);
  const line = headers.get('rules');
  if (!line) return accept<Rules>(DEFAULTS[name as Rules['game']]);
  const rules = parseRules(line.text);
  if (!rules.ok) return { ok: false, error: { ...rules.error, line: line.number } };
  if (!game || rules.value.game === name) return rules;
  return reject('unknownGame', `${quote(line.text)} are no rules of ${name}`, line.number);
}

/** The rules of a text that tells none. */
const DEFAULTS: Readonly<Record<Rules['game'], Rules>> = { freecell: PRESETS.classic, spider: PRESETS.spider4 };

function readLayout(headers: Headers, board: readonly Line[], rules: Rules, identity: Identity): Result<Game> {
  const line = headers.get('deal');
  const boardLine = headers.get('board');
  if (!line && !boardLine) return reject('noDeal', 'The text names neither a deal nor a board');
  if (line && boardLine) return reject('badDeal', 'The text names a deal and a board', line.number);
  if (!line) {
    const start = readBoard([boardLine!, ...board], rules);
    return start.ok ? accept(gameFrom(start.value, null, identity)) : start;
  }
  const last = lastDeal(rules);
  const number = parseDealNumber(line.text, last);
  if (typeof number === 'number') return accept(newGame(rules, number, identity));
  return reject('badDeal', `${quote(line.text)} is no deal (${number}); they go from 1 to ${last}`, line.number);
}

/** The replayed game with everything else that the record tells. */
function restore(played: Game, facts: Facts, damage: Problem | undefined): Result<Game> {
  const { cursor, clock, hints, demo } = facts;
  const there = played.steps.length;
  const helped = { hintsUsed: hints, demoMoves: demo, unseen: recall(played, facts) };
  const game = atCursor({ ...played, elapsed: clock, ...helped }, Math.min(cursor ?? there, there));
  const givenUp = facts.givenUp && statusOf(game) !== 'won';
  const problem = damage
    ?? facts.problem
    ?? ((cursor ?? 0) > there ? problemOf('badHeader', `The cursor is ${cursor}, behind the last step`) : undefined)
    ?? (isMisfit(played, facts) ? problemOf('badHeader', 'Unseen is not about this table') : undefined)
    ?? (facts.givenUp && !givenUp ? problemOf('badHeader', 'A game that is won cannot be given up') : undefined);
  return accept({ ...game, givenUp }, problem);
}

/** What was seen in moves that were undone and replaced stays known. */
function recall(played: Game, facts: Facts): Unseen {
  if (!facts.unseen || isMisfit(played, facts)) return played.unseen;
  return unseenInBoth(played.unseen, { hidden: facts.unseen.slice(0, -1), stock: facts.unseen.at(-1)! });
}

function isMisfit({ unseen }: Game, facts: Facts): boolean {
  return facts.unseen !== undefined && facts.unseen.length !== unseen.hidden.length + 1;
}

function problemOf(code: string, message: string): Problem {
  return { code, message };
}
