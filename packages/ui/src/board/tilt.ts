import type { Point } from './layout.ts';

/**
 * A table in depth leans back about its lower edge, by 15° and seen from this far away, in pixels. Stretched then, it
 * leaves little free above it.
 */
const DISTANCE = 1500;
const SINE = 0.258819;
const COSINE = 0.965926;
const STRETCH = 1.11;

/** The point of a tilted table that is seen at a point of its box; `looks.css` tilts it by the same figures. */
export function untilt({ x, y }: Point, { width, height }: { width: number; height: number }): Point {
  const below = (y - height) / STRETCH;
  const depth = below * DISTANCE / (DISTANCE * COSINE + below * SINE);
  return { x: width / 2 + (x - width / 2) * (DISTANCE - depth * SINE) / DISTANCE, y: height + depth };
}
