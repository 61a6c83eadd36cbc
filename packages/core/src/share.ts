import { parseBoard } from './board.ts';
import { parseDealNumber } from './deal.ts';
import { gameFrom, isPlayersWin, newGame, openGame, withSteps, type Game, type Identity } from './game.ts';
import { isIdentifier, parseIdentifier, resemblesIdentifier } from './identifier.ts';
import { makeMoves } from './movetext.ts';
import type { Piece } from './piece.ts';
import { makeRecord, makeUnseen, parseRecord } from './record.ts';
import { accept, reject, type Problem, type Result } from './result.ts';
import { PRESETS, type Rules } from './rules.ts';
import { makeRules } from './rulesText.ts';
import { counted, linesOf, quote, tooLong } from './text.ts';
import { lastDeal, makeBoard } from './variants.ts';

/** A game to send: the same table for whoever gets it, whichever of the two forms they use. */
export interface Share {
  /** A line about the game, then its record without identity and clock. */
  readonly text: string;
  /** `?deal=617&rules=houseB,cells=3&moves=265a-ch3h-31v4`, to put behind an address. */
  readonly query: string;
}

/** The table of a game to send, with the moves in force and all that was seen, or from the deal. */
export function makeShare(game: Game, { moves }: { readonly moves: boolean }): Share {
  const shared = moves ? { ...bare(game, game.cursor), unseen: game.unseen } : bare(game, 0);
  const played = moves ? `: ${isPlayersWin(game) ? 'won in ' : ''}${counted(game.moveCount, 'move')}` : '';
  const deal = game.deal === null ? 'a board' : `deal ${game.deal}`;
  const title = `# ${TITLES[game.rules.game]}, ${deal}, ${makeRules(game.rules)}${played}`;
  return { text: `${title}\n${makeRecord(shared)}`, query: makeQuery(shared) };
}

const TITLES: Readonly<Record<Rules['game'], string>> = { freecell: 'FreeCell', spider: 'Spider' };

const NOBODY: Identity = { id: '', started: 0 };

/** The first steps of a game, and nothing about who played it. */
function bare(game: Game, length: number): Game {
  if (length === 0) return gameFrom(game.start, game.deal);
  const opened = openGame(game.start, game.deal, NOBODY, game.opening);
  return withSteps(opened, game.steps.slice(0, length), game.positions.slice(1, length + 1));
}

function makeQuery(game: Game): string {
  const layout = game.deal === null ? `board=${squeezeBoard(makeBoard(game.start))}` : `deal=${game.deal}`;
  const moves = game.steps.length > 0 ? `&moves=${squeezeMoves(makeMoves(game))}` : '';
  const seen = makeUnseen(game);
  const unseen = seen ? `&unseen=${seen.replaceAll(' ', ',')}` : '';
  return `?${layout}&rules=${makeRules(game.rules).replaceAll(' ', ',')}${unseen}${moves}`;
}

function squeezeBoard(board: string): string {
  return board.trim().replaceAll(' ', '+').replaceAll('\n', '/').replaceAll('|', '_');
}

function spreadBoard(text: string): string {
  return text.replaceAll('+', ' ').replace(/[\n/]+/g, '\n').replaceAll('_', '|');
}

/** Moves need nothing between them; the brackets become characters that a link keeps. */
function squeezeMoves(moves: string): string {
  return moves.replace(/\s+/g, '').replace(/[()]/g, '-').replace(/[[\]]/g, '_');
}

function spreadMoves(text: string): string {
  return text
    .replace(/-([^-]*)-/g, '($1)')
    .replace(/_([^_]*)_/g, '[$1]')
    .replace(/deal|[0-9a-i]{2}(v[0-9a-f])?/gi, '$& ');
}

/**
 * The game that somebody shared: a record or any text that `parseRecord` reads, an address or query with `deal=` or
 * `board=`, a bare deal number, `spider4-617`, or a board. `rules` are those of a text that names none. The game has no
 * identity.
 *
 * The whole of it is replayed, and anything wrong is an error: those of `parseRecord` (whose `problem` is one
 * too), `parseBoard`, `badLink`, `unknownPart`, `repeatedPart`, `badDeal`, `badIdentifier`, `unknownText`. Nothing is
 * thrown.
 */
export function parseShare(text: string, rules: Rules = PRESETS.classic): Result<Game> {
  const long = tooLong(text);
  if (long) return long;
  const last = lastDeal(rules);
  const number = parseDealNumber(text, last);
  if (typeof number === 'number') return accept(newGame(rules, number));
  if (isIdentifier(text)) return dealIdentified(text);
  const lines = linesOf(text).map((line) => line.text);
  if (lines.some((line) => RECORD_LINE.test(line))) return complete(parseRecord(text));
  const query = text.split(/[\s?#]+/).find((part) => QUERY.test(part));
  if (query !== undefined) return parseQuery(query, text);
  if (lines.some((line) => BOARD_LINE.test(line))) {
    const start = parseBoard(text, rules);
    return start.ok ? accept(gameFrom(start.value)) : start;
  }
  if (resemblesIdentifier(text)) return dealIdentified(text);
  if (number !== 'notANumber' || /^[-+#]?\d\S*$/.test(text.trim())) {
    return reject('badDeal', `${quote(text.trim())} is no deal (${number}); they go from 1 to ${last}`);
  }
  return reject('unknownText', `${quote(text.trim())} is no game, link, deal number or board`);
}

function dealIdentified(text: string): Result<Game> {
  const read = parseIdentifier(text);
  return read.ok ? accept(newGame(read.value.rules, read.value.number)) : read;
}

const RECORD_LINE = /^(sidedeck\b|(deal|board)\s*:)/i;
const QUERY = /(^|&)(deal|board)=/;
const BOARD_LINE = /^((foundations|founds|freecells|fc|runs|stock)\s*:|:?\s*(10|[A2-9TJQK])[CDHS](\s|$))/i;

/** What came only in part is not shown as if it were the game that was sent. */
function complete(read: Result<Game>): Result<Game> {
  if (!read.ok) return read;
  if (read.problem) return { ok: false, error: read.problem };
  const { daily, ...game } = read.value;
  return accept({ ...game, ...NOBODY });
}

/** What a link says of a game, and what other sites add to every link. */
const PARTS = ['deal', 'board', 'rules', 'moves', 'unseen', 'v'];
const FOREIGN = /^(utm_\w+|\w*clid)$/;

/** A link is a record in other clothes; one that tells no version is of the first. */
function parseQuery(query: string, link: string): Result<Game> {
  const decoded = decode(query);
  if (!decoded) return reject('badLink', `${quote(query)} is no part of an address`);
  const parts = new Map<string, string>();
  for (const part of decoded) {
    const [name = ''] = part.split('=', 1);
    if (part === '' || FOREIGN.test(name)) continue;
    if (!PARTS.includes(name)) return reject('unknownPart', `There is no ${quote(part)} in a link`, pieceIn(link, part));
    if (parts.has(name)) return reject('repeatedPart', `${quote(name)} is told twice`, pieceIn(link, part));
    parts.set(name, part.slice(name.length + 1));
  }
  const moves = parts.get('moves') ?? '';
  if (!/^[\w-]*$/.test(moves)) return reject('badLink', `${quote(moves)} are no moves`);
  const text = recordOf(parts, moves);
  const game = complete(parseRecord(text));
  return game.ok ? game : { ok: false, error: inLink(link, game.error, text) };
}

function recordOf(parts: ReadonlyMap<string, string>, moves: string): string {
  const header = (name: string, value: string | undefined) => value === undefined ? '' : `${name}: ${inline(value)}\n`;
  const board = parts.get('board');
  return `Sidedeck ${inline(parts.get('v') ?? '1')}\n${header('Rules', parts.get('rules'))}`
    + header('Unseen', parts.get('unseen')?.replaceAll(',', ' ')) + header('Deal', parts.get('deal'))
    + (board === undefined ? '' : `Board:\n${spreadBoard(board)}\n`) + `\n${spreadMoves(moves)}\n`;
}

/** A problem with the record that a link was read as, at the place in the link where the same is written. */
function inLink(link: string, { code, message, line = 1, column = 1, length = 0 }: Problem, record: string): Problem {
  const piece = record.split('\n')[line - 1]!.slice(column - 1, column - 1 + length);
  return reject(code, message, pieceIn(link, piece)).error;
}

/** The last place where something is written in a text; undefined where it is written in another way. */
function pieceIn(text: string, written: string): Piece | undefined {
  const at = written === '' ? -1 : text.lastIndexOf(written);
  if (at < 0) return undefined;
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { text: written, line: before.length, column: before.at(-1)!.length + 1 };
}

function decode(query: string): string[] | undefined {
  try {
    return query.split('&').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function inline(text: string): string {
  return text.replace(/\s+/g, ' ');
}
