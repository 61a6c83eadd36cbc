import fc from 'fast-check';
import { expect, it } from 'vitest';
import { untilt } from './tilt.ts';

/** What the browser draws: `scaleY(1.11) perspective(1500px) rotateX(15deg)` about the middle of the lower edge. */
function tilt({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) {
  const angle = 15 * Math.PI / 180;
  const [right, down] = [x - width / 2, y - height];
  const scale = 1500 / (1500 - down * Math.sin(angle));
  return { x: width / 2 + right * scale, y: height + down * Math.cos(angle) * scale * 1.11 };
}

it('finds the point that is seen at another one', () => {
  const side = fc.integer({ min: 200, max: 2000 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(fc.property(side, side, part, part, (width, height, right, down) => {
    const point = { x: right * width, y: down * height };
    const found = untilt(tilt(point, { width, height }), { width, height });
    expect(Math.hypot(found.x - point.x, found.y - point.y)).toBeLessThan(0.01);
  }));
});
