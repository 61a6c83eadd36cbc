import { describe, expect, test } from 'vitest';
import { migrate, type Migration } from './versions.ts';

/** A format that said `Seed`, then `Number`, and says `Deal` now. */
const MIGRATIONS: readonly Migration[] = [
  (text) => text.replace('Seed', 'Number'),
  (text) => text.replace('Number', 'Deal'),
];

describe('migrate', () => {
  test.each([['1', 'Seed: 617'], ['2', 'Number: 617'], ['3', 'Deal: 617']])('from version %s', (version, text) => {
    expect(migrate(text, version, MIGRATIONS)).toEqual({ ok: true, value: 'Deal: 617' });
  });

  test('a text is not brought further than it has to be', () => {
    expect(migrate('Seed: 617', '2', MIGRATIONS)).toEqual({ ok: true, value: 'Seed: 617' });
    expect(migrate('Seed: 617', '1', [])).toEqual({ ok: true, value: 'Seed: 617' });
  });

  test('what is newer is not touched', () => {
    expect(migrate('Seed: 617', '4', MIGRATIONS)).toEqual({
      ok: false,
      error: { code: 'newerVersion', message: 'This was written by a newer Sidedeck: version 4, here 3', line: 1 },
    });
  });

  test.each(['', '0', '01', '-1', '1.0', '1e1', 'x', '1 2', '12345678'])('%j is no version', (version) => {
    expect(migrate('', version, MIGRATIONS)).toMatchObject({ ok: false, error: { code: 'badVersion' } });
  });
});
