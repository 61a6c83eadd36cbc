import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, parseShare, PRESETS, type Problem } from '@sidedeck/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadLaterTexts, setLocale } from './i18n.ts';
import { problemText } from './problems.ts';

const CORE = join(import.meta.dirname, '../../core/src');
const RECORD = 'Sidedeck 2\nGame: freecell\nRules: classic\nDeal: 617\n\n4a xx\n';

function problemOf(text: string): Problem {
  const read = text.startsWith('Sidedeck') ? parseRecord(text) : parseShare(text, PRESETS.classic);
  return read.ok ? read.problem! : read.error;
}

beforeEach(async () => {
  await setLocale('en');
  await loadLaterTexts();
});

describe('a problem with a text', () => {
  it.each([
    [RECORD, 'Line 6: “xx” is no move', '第 6 行：“xx”不是走法'],
    ['hello', 'it is no game, link, deal number or board', '这不是牌局、链接、局号或牌面'],
    ['?deal=0', 'there is no such deal; they go from 1 to 8589934591', '没有这个局号；局号从 1 到 8589934591'],
    ['?deal=617&cells=99', 'the link’s “cells=99” is not understood; rules are told like rules=classic,cells=3',
      '链接里的“cells=99”无法识别；规则写成 rules=classic,cells=3 这样'],
    ['?deal=617&rules=classic,cells=99', '“cells=99” is none of the rules there are', '没有“cells=99”这样的规则'],
    ['spider3-617', 'no deal is called “spider3-617”; those of FreeCell are numbers such as 617, '
    + 'those of Spider spider1-617, spider2-617 or spider4-617',
    '没有叫“spider3-617”的牌局；空当接龙的局号是 617 这样的数字，蜘蛛纸牌的写成 spider1-617、spider2-617 或 spider4-617'],
    [`7H 7H\n${':\n'.repeat(7)}`, 'Line 1: the card 7H is there already', '第 1 行：7H 已经出现过'],
  ])('is told in the language of the table: %j', async (text, english, chinese) => {
    expect(problemText(problemOf(text), text)).toBe(english);
    await setLocale('zh-CN');
    expect(problemText(problemOf(text), text)).toBe(chinese);
  });

  it('names the cards that are missing', () => {
    const problem = { code: 'missingCards', message: 'Not there: KS QS' };
    expect(problemText(problem, '')).toBe('cards are missing: KS QS');
  });

  it('that nobody has words for is told as core tells it', () => {
    expect(problemText({ code: 'odd', message: 'Something odd: 7' }, '')).toBe('“Something odd: 7”');
  });

  it('has words in each language, whatever a reader of players’ texts refuses', () => {
    // Of what only shells and other devices write, nobody is told.
    const unseen = ['noHistory', 'noDocument', 'noShelf', 'noPart'];
    const texts = readdirSync(CORE, { recursive: true }).map(String)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('solver'))
      .map((name) => readFileSync(join(CORE, name), 'utf8')).join('\n');
    const codes = [...texts.matchAll(/\b(?:reject|problemAt|problemOf)\(\s*'(\w+)'|\{ code: '(\w+)', message/g)]
      .map((match) => match[1] ?? match[2]!);
    expect(codes.length).toBeGreaterThan(20);
    const untold = codes.filter((code) => !unseen.includes(code) && problemText({ code, message: 'x' }, 'x') === '“x”');
    expect([...new Set(untold)]).toEqual([]);
  });
});
