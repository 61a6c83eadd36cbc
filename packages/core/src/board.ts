import type { Position } from './position.ts';
import type { Result } from './result.ts';
import type { Rules } from './rules.ts';
import { linesOf, tooLong } from './text.ts';
import { readBoard } from './variants.ts';

/**
 * Reads `makeBoard` text and its relatives, in any case, with any line ends and `#` comments; see the games' own
 * `readBoard`.
 * Errors: `tooLong` and those of `readBoard`.
 */
export function parseBoard<R extends Rules>(text: string, rules: R): Result<Position<R>> {
  return tooLong(text) ?? readBoard(linesOf(text), rules);
}
