import type { Analysis } from './analysis.ts';

/** What can be done at a line of a game; `step` is how many steps have been made there. */
export interface Lens {
  readonly line: number;
  readonly kind: 'play' | 'check' | 'solve' | 'playFrom' | 'solveFrom';
  readonly step: number;
}

/** Behind the last step, however many there are when the lens is pressed. */
export const END = Number.MAX_SAFE_INTEGER;

/** Above the text what concerns its end; above each line of moves what concerns the position before it. */
export function lensesOf({ game, record, spans }: Analysis): Lens[] {
  if (!game) return [];
  const { title, headers } = record.parts;
  const top = Math.min(...[title, ...headers.values()].flatMap((piece) => piece ? [piece.line] : []));
  const lines = new Map<number, number>();
  for (const [step, span] of spans.entries()) {
    if (span && step > 0 && !lines.has(span.first.line)) lines.set(span.first.line, step - 1);
  }
  return [
    { line: top, kind: 'play', step: END },
    { line: top, kind: 'check', step: END },
    { line: top, kind: 'solve', step: END },
    ...[...lines].flatMap(([line, step]): Lens[] => [
      { line, kind: 'playFrom', step }, { line, kind: 'solveFrom', step },
    ]),
  ];
}
