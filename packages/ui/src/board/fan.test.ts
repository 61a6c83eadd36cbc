import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fanOut } from './fan.ts';
import { stripOf } from './measures.ts';

const MEASURES = { easyFan: 30, corner: 20, cornerPad: 3, strip: 26 };

describe('the fan of a column', () => {
  it('is at ease while there is room, closer between backs than between faces', () => {
    expect(fanOut({ shown: 4, hidden: 5 }, 200, MEASURES)).toEqual({
      fan: 30, hiddenFan: 9, corner: 20, cornerPad: 3, dense: false,
    });
  });

  it('leaves rank and suit their size until a pixel is free above and below them', () => {
    const inStrip = (strip: number) => fanOut({ shown: 11, hidden: 0 }, 10 * strip, MEASURES);
    expect(inStrip(22)).toMatchObject({ fan: 22, corner: 20, cornerPad: 1 });
    expect(inStrip(21)).toMatchObject({ fan: 21, corner: 19, cornerPad: 1 });
  });

  it('closes the backs first', () => {
    expect(fanOut({ shown: 6, hidden: 5 }, 170, MEASURES)).toMatchObject({ fan: 30, hiddenFan: 4, dense: false });
  });

  it('is dense as soon as a covered card has less than its strip', () => {
    const strip = stripOf(MEASURES);
    expect(fanOut({ shown: 11, hidden: 0 }, 10 * strip, MEASURES)).toMatchObject({ fan: strip, dense: false });
    expect(fanOut({ shown: 11, hidden: 0 }, 10 * strip - 1, MEASURES)).toMatchObject({
      fan: strip - 1, corner: 20, cornerPad: 2, dense: true,
    });
  });

  it('gives rank and suit most of a strip that is too low, however large they are at ease', () => {
    const sizes = fc.record({ corner: fc.integer({ min: 9, max: 46 }), cornerPad: fc.integer({ min: 2, max: 7 }) });
    fc.assert(fc.property(sizes, fc.integer({ min: 9, max: 40 }), (size, strip) => {
      const measures = { easyFan: 60, strip: 50, ...size };
      const { fan, corner, cornerPad } = fanOut({ shown: 26, hidden: 0 }, 25 * strip, measures);
      expect(fan).toBe(strip);
      expect(corner).toBeGreaterThanOrEqual(Math.min(size.corner, Math.floor(0.7 * fan)));
      expect(corner + 2 * cornerPad).toBeLessThanOrEqual(fan);
    }));
  });

  it('fits the room, but for what can be closed no further', () => {
    const columns = fc.record({ shown: fc.integer({ min: 1, max: 30 }), hidden: fc.nat({ max: 5 }) });
    fc.assert(fc.property(columns, fc.integer({ min: 130, max: 900 }), ({ shown, hidden }, room) => {
      const { fan, hiddenFan } = fanOut({ shown, hidden }, room, MEASURES);
      expect((shown - 1) * fan + hidden * hiddenFan).toBeLessThanOrEqual(room);
    }));
  });
});
