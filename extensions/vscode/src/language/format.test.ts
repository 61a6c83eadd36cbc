import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRecord, parseRecord } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGame } from '../../../../test/fixtures/games.ts';
import { analyse } from './analysis.ts';
import { format } from './format.ts';

const formatted = (text: string) => format(analyse(text));

describe('formatting', () => {
  it('puts headers into their form and ten moves on a line, and leaves comments where they were', () => {
    expect(formatted(`
# mine
  sidedeck 2
rules:   Classic, cells=4

DEAL:617 # again
4A 46   2b 21
41 72 7c 47 4d ( 4h
ch ) 83 7h # nice


# the end
47 [ 1H ]
end`)).toBe(`# mine
Sidedeck 2
Rules: classic
Deal: 617 # again

4a 46 2b 21 41 72 7c 47 4d (4h ch) 83
7h # nice

# the end
47 [1h]
End
`);
  });

  it('writes each move as short as it can be, in our own notation', () => {
    const text = 'Sidedeck 2\nDeal: 617\n\n4a 46v1\nEnd\n';
    expect(formatted(text)).toBe('Sidedeck 2\nDeal: 617\n\n4a 46\nEnd\n');
  });

  it('leaves what it cannot read', () => {
    expect(formatted('Ruls:  x\nDeal: 617\n\n4a ZZ  9q (')).toBe('Ruls:  x\nDeal: 617\n\n4a zz 9q (\n');
    expect(formatted('Sidedeck 99\nGame:  bridge')).toBe('Sidedeck 99\nGame:  bridge');
  });

  it('sets boards', () => {
    expect(formatted('Board:\nfc: -  kc\n: 2c   10h\n\n1a'))
      .toBe('Board:\nfc: - KC\n: 2C 10H\n\n1a\n');
  });

  it.each(['won-617.freecell', 'lost-617.freecell', 'won-spider1-4.spider'])('keeps %s as it was saved', (name) => {
    const text = readFileSync(join(import.meta.dirname, '../../../../test/fixtures', name), 'utf8');
    expect(formatted(text)).toBe(text);
  });

  it('changes nothing of any saved game', () => {
    fc.assert(fc.property(anyGame, (game) => {
      expect(formatted(makeRecord(game))).toBe(makeRecord(game));
    }), { numRuns: 60 });
  });

  it('of a game in disorder gives the same game, each line of which is read, and is formatted then', () => {
    const disorder = fc.record({
      game: anyGame,
      joints: fc.array(fc.constantFrom(' ', '  ', '\n', '\n\n', ' # x\n', '\n# (y\n'), { minLength: 1 }),
      upper: fc.boolean(),
      foreign: fc.boolean(),
    });
    fc.assert(fc.property(disorder, ({ game, joints, upper, foreign }) => {
      const [head, ...rest] = makeRecord({ ...game, givenUp: false }).split(/\n\n/);
      let at = 0;
      const moves = rest.join('\n').replace(/End\n$/, '').replace(/[ \n]/g, () => joints[at++ % joints.length]!);
      const own = `${head!}\n\n${upper ? moves.toUpperCase() : moves}\nEnd\n`;
      const text = foreign ? own.replace(/^Sidedeck.*\n/, '').replace(/Steps.*\n/, '').replace(/End\n$/, '') : own;
      const once = formatted(text);
      expect(formatted(once)).toBe(once);
      expect(parseRecord(once)).toEqual(parseRecord(text));
      expect(analyse(once).unread).toEqual([]);
      for (const line of once.split('\n')) expect(line.replace(/#.*/, '').split(' ').length).toBeLessThan(120);
    }), { numRuns: 60 });
  });
});
