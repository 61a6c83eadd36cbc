import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../rules.ts';
import { deal } from '../../spider/deal.ts';
import { pickFrom } from '../samples.ts';
import { badPart } from './check.ts';
import { walk } from './samples.ts';

const position = deal(PRESETS.spider2, 617);
const [first, ...others] = position.columns;
const run = Array.from({ length: 13 }, (_, index) => 13 - index << 2 | 3);
const empty = { cards: [], hidden: 0 };

const { spider1, spider2, spider4 } = PRESETS;

test.each([spider1, spider2, spider4])('every position of a game of $suits suits is well', (rules) => {
  for (const each of walk(deal(rules, 5), 100, pickFrom(rules.suits))) expect(badPart({ ...each })).toBeUndefined();
});

describe('a position is refused', () => {
  test.each<[string, object, string]>([
    ['without rules', { rules: undefined }, 'rules.suits'],
    ['with three suits', { rules: { ...position.rules, suits: 3 } }, 'rules.suits'],
    ['with the cards of other suits', { rules: PRESETS.spider4 }, 'cards'],
    ['with nine columns', { columns: others }, 'columns'],
    ['with a column that is none', { columns: [...others, null] }, 'columns'],
    ['with more hidden cards than cards', { columns: [...others, { ...first, hidden: 7 }] }, 'columns'],
    ['with its last card hidden', { columns: [...others, { ...first, hidden: 6 }] }, 'columns'],
    ['with half a hidden card', { columns: [...others, { ...first, hidden: 0.5 }] }, 'columns'],
    ['with a run that should have left', { columns: [...others, { cards: run, hidden: 0 }] }, 'columns'],
    ['with a cell', { cells: [null] }, 'cells'],
    ['with four foundations', { foundations: position.foundations.slice(4) }, 'foundations'],
    ['with a foundation begun', { foundations: [...position.foundations.slice(1), [55]] }, 'foundations'],
    ['with texts in a foundation', { foundations: [...position.foundations.slice(1), run.map(String)] }, 'cards'],
    ['without a stock', { stock: null }, 'stock'],
    ['with half a round', { stock: position.stock.slice(5) }, 'stock'],
    ['with a round missing', { stock: position.stock.slice(10) }, 'cards'],
    ['with a round twice', { stock: [...position.stock.slice(10), ...position.stock.slice(10, 20)] }, 'cards'],
    ['with a column missing', { columns: [...others, empty] }, 'cards'],
    ['with texts for cards', { stock: position.stock.map(String) }, 'cards'],
  ])('%s', (_, part, name) => {
    expect(badPart({ ...position, ...part })).toBe(name);
  });
});
