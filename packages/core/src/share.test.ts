import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame, asWritten, wonGame } from '../../../test/fixtures/games.ts';
import { gameFrom, newGame, statusOf, update, type Game } from './game.ts';
import { DEAL } from './move.ts';
import { makeRecord } from './record.ts';
import { PRESETS } from './rules.ts';
import { makeShare, parseShare } from './share.ts';
import { makeBoard } from './variants.ts';

const WON = wonGame({ id: 'mine', started: 9 });

function read(text: string): Game {
  const result = parseShare(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function codeOf(text: string): string | undefined {
  const result = parseShare(text);
  return result.ok ? undefined : result.error.code;
}

describe('makeShare', () => {
  test('is a text and a link without the player in it', () => {
    const { text, query } = makeShare(WON, { moves: false });
    expect(text).toBe(`# FreeCell, deal 617, classic\n${makeRecord(newGame(PRESETS.classic, 617))}`);
    expect(query).toBe('?deal=617&rules=classic');
    const whole = makeShare(WON, { moves: true }).text;
    expect(whole).toMatch(/^# FreeCell, deal 617, classic: won in \d+ moves\nSidedeck 2\n/);
    expect(whole).not.toContain('mine');
    expect(makeShare(newGame({ ...PRESETS.houseB, cells: 3, hints: null }, 5), { moves: true }).query)
      .toBe('?deal=5&rules=houseB,cells=3,hints=unlimited');
  });

  test('both give back the game in force, and need no escapes in a link', () => {
    fc.assert(fc.property(anyGame, fc.boolean(), (game, fromBoard) => {
      const shared = fromBoard ? gameFrom(asWritten(game.position)) : game;
      const { text, query } = makeShare(shared, { moves: true });
      expect(query).toMatch(/^\?[\w=&,:+/-]+$/);
      for (const sent of [text, query, `https://example.org/play${query}`]) {
        const { steps, position, positions, start, unseen, deal, id, started } = read(sent);
        expect({ steps, position, positions, unseen }).toEqual({
          steps: shared.steps.slice(0, shared.cursor),
          position: shared.position,
          positions: shared.positions.slice(0, shared.cursor + 1),
          unseen: shared.unseen,
        });
        expect({ start, deal, id, started }).toEqual({ start: shared.start, deal: shared.deal, id: '', started: 0 });
      }
    }), { numRuns: 100 });
  });

  test('both tell what was seen of Spider in moves that were taken back', () => {
    const dealt = update(newGame(PRESETS.spider2, 617), { type: 'move', move: DEAL });
    const game = update(dealt, { type: 'undo' });
    const { text, query } = makeShare(game, { moves: true });
    expect([text, query].map((sent) => read(sent).unseen.stock)).toEqual([40, 40]);
    expect(query).toBe('?deal=617&rules=spider2&unseen=5,5,5,5,4,4,4,4,4,4,40');
  });

  test('without the moves both give back the deal', () => {
    fc.assert(fc.property(anyGame, (game) => {
      const { text, query } = makeShare(game, { moves: false });
      expect(read(text)).toEqual(newGame(game.rules, game.deal!));
      expect(read(query)).toEqual(newGame(game.rules, game.deal!));
    }), { numRuns: 40 });
  });
});

describe('parseShare', () => {
  test.each([
    '617', ' ms617 ', '#617', '６１７', '?deal=617', 'deal=617', 'https://example.org/?utm_source=x&deal=617#top',
    'Try this: https://example.org/#deal=617 — good luck!', 'Deal: 617', 'https://example.org/?rules=classic&deal=617',
    '?deal=617&rules=CLASSIC%2Ccells%3D4&moves=', makeBoard(newGame(PRESETS.classic, 617).start),
  ])('reads %j', (text) => {
    expect(read(text).start).toEqual(newGame(PRESETS.classic, 617).start);
  });

  test('takes the rules of the table for a text that names none', () => {
    expect(parseShare('617', PRESETS.houseA)).toEqual({ ok: true, value: newGame(PRESETS.houseA, 617) });
  });

  test('does not take over the identity, the clock it does', () => {
    const game = update(newGame(PRESETS.classic, 617, { id: 'mine', started: 1 }), { type: 'wait', milliseconds: 5 });
    const { id, elapsed } = read(makeRecord(game));
    expect({ id, elapsed }).toEqual({ id: '', elapsed: 5 });
  });

  test('is strict: what came only in part is an error', () => {
    const { text, query } = makeShare(WON, { moves: true });
    expect(statusOf(read(query))).toBe('won');
    expect(codeOf(text.slice(0, text.lastIndexOf('\n', text.length - 2)))).toBe('truncated');
    expect(codeOf(query.replace('moves=', 'moves=9z'))).toBe('unknownMove');
    expect(codeOf(query.replace('deal=617', 'deal=618'))).toBe('illegalMove');
  });

  test.each([
    ['', 'badDeal'], ['0', 'badDeal'], ['-1', 'badDeal'], ['1.5', 'badDeal'], ['99999999999', 'badDeal'],
    ['1e6', 'badDeal'], ['hello', 'unknownText'], ['<script>alert(1)</script>', 'unknownText'],
    ['https://example.org', 'unknownText'],
    ['?deal=', 'badDeal'], ['?deal=617&rules=x', 'unknownPreset'],
    ['?deal=617&rules=classic,__proto__=1', 'unknownOption'],
    ['?deal=%', 'badLink'], ['?deal=617&moves=%E0%A4%A', 'badLink'], ['?deal=617&v=3', 'newerVersion'],
    ['?deal=617&v=x', 'badVersion'], ['?deal=617&board=7D', 'twoDeals'], ['?board=7D/7D', 'wrongColumns'],
    ['?deal=617%0ADeal: 618', 'badDeal'], ['?deal=617&moves=%0AClock:9', 'badLink'],
    ['?deal=617&moves=1a.ch', 'badLink'],
    ['?deal=617&cells=99', 'unknownPart'], ['?deal=617&Rules=classic', 'unknownPart'], ['?deal=617&x', 'unknownPart'],
    ['?deal=617&deal=618', 'repeatedPart'], ['?deal=617&rules=classic,cells=99', 'badOption'],
    ['?deal=617&rules=classic,colour=red', 'unknownOption'], ['?rules=spider3&deal=617', 'unknownPreset'],
    ['?deal=617&rules=spider1&unseen=x', 'badHeader'],
    ['spider3-617', 'badIdentifier'], ['Spider 4 617', 'badIdentifier'], ['freecell-617', 'badIdentifier'],
    ['7D 7D\n:\n:\n:\n:\n:\n:\n:', 'repeatedCard'],
    ['?deal=617&moves=<script>', 'badLink'], ['?deal=617&moves=1a1', 'unknownMove'],
  ])('refuses %j: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test.each([
    ['?deal=617&cells=99', 'cells=99'], ['?deal=617&rules=classic,cells=99', 'cells=99'],
    ['Try this:\r\nhttps://example.org/?rules=classic,autoplay=all&deal=617', 'autoplay=all'],
    ['?deal=617&v=3&rules=houseZ', '3'], ['?rules=houseZ&deal=617', 'houseZ'], ['?deal=617&deal=618', 'deal=618'],
    ['?deal=0', '0'], ['?deal=617&moves=1a1b1c1d1z', '1z'], ['?deal=617&moves=1a1b1c1d2a', '2a'],
  ])('says what is wrong in the link %j, and where', (text, piece) => {
    const result = parseShare(text);
    const { line = 0, column = 0, length = 0 } = result.ok ? {} : result.error;
    expect(text.split('\r\n')[line - 1]?.slice(column - 1, column - 1 + length)).toBe(piece);
  });

  test('refuses anything as long as is read, and longer', () => {
    const codes = [
      'x'.repeat(1_000_001), 'x'.repeat(250_000), '9'.repeat(250_000), '?'.repeat(250_000),
      ' '.repeat(249_999) + 'x', 'a '.repeat(110_000), '7D '.repeat(80_000), 'deal:'.repeat(50_000), `?deal=${'9'.repeat(240_000)}`,
      `deal=617&${'&'.repeat(240_000)}&rules=z`, `deal=617${'&a'.repeat(120_000)}`, `?deal=617&moves=${'1a'.repeat(100_000)}`,
      `?deal=617&moves=${'1a'.repeat(50_000)}`, `?deal=617&moves=${'-'.repeat(240_000)}`,
      `?board=${'7D/'.repeat(80_000)}`, `?deal=617&rules=classic${',cells=4'.repeat(25_000)}`,
    ].map(codeOf);
    expect(codes).toEqual([
      'tooLong', 'unknownText', 'badDeal', 'unknownText', 'unknownText',
      'unknownText', 'wrongColumns', 'badDeal', 'badDeal',
      'unknownPreset', 'unknownPart', 'tooLong',
      'illegalMove', 'badBracket',
      'tooLong', 'repeatedOption',
    ]);
  });

  test('throws for no text', () => {
    const words = [
      '?', '&', 'deal=', '617', 'board=', 'moves=', 'rules=', 'classic', ',', '-', '_', '%', '%0A',
      '1a', '/', '+', 'Deal: ', '\n',
    ];
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(anyText, (text) => {
      const result = parseShare(text);
      if (!result.ok) expect(result.error.message).not.toMatch(/\p{C}/u);
    }), { numRuns: 600 });
  });
});
