import { isRed, SUITS, suitSymbol, type Card, type Position } from '@sidedeck/core';
import { cardText } from './words.ts';

/** In pixels: a card, the gap beside it, and the strip that is seen of a card that another one lies on. */
const CARD = { width: 30, height: 40, gap: 4, strip: 15, hidden: 5 };
const MARGIN = 3;
/** Between the piles above and the columns. */
const UPPER = CARD.height + 8;

const STYLE = 'rect{stroke:#888;fill:#fff}.p{fill:none;stroke-dasharray:3}.b{fill:#5a7fb0}'
  + '.m{stroke:#e07b00;stroke-width:2}text{font:bold 11px sans-serif;fill:#1a1a1a}.r{fill:#c4161c}.g{fill:#888}';

/** A position as a small drawing (SVG), legible on light and dark; cards that have just moved are framed. */
export function pictureOf(position: Position, moved: readonly Card[] = []): string {
  const columns = position.columns.map(({ cards, hidden }, index) => pile(cards, hidden, x(index), UPPER, moved));
  const width = x(position.columns.length) - CARD.gap + MARGIN;
  const height = Math.max(...columns.map(({ bottom }) => bottom)) + MARGIN;
  const drawn = [...upper(position, moved), ...columns.map(({ svg }) => svg)].join('');
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${STYLE}</style>${drawn}</svg>`;
}

function x(index: number): number {
  return MARGIN + index * (CARD.width + CARD.gap);
}

/** Cells on the left, foundations on the right; of Spider its stock and the runs completed. */
function upper({ cells, foundations, stock, columns, rules }: Position, moved: readonly Card[]): string[] {
  const left = cells.map((card, index) => card === null ? place(x(index)) : face(card, x(index), MARGIN, moved));
  const first = Math.max(columns.length - foundations.length, rules.game === 'spider' ? 2 : 0);
  const right = foundations.map((pile, index) => {
    const at = x(first + index);
    const suit = rules.game === 'freecell' ? suitSymbol(SUITS[index]!) : '';
    return pile.length > 0 ? face(pile.at(-1)!, at, MARGIN, moved) : place(at, suit);
  });
  const rounds = stock.length / columns.length;
  return [...left, ...right, ...rounds > 0 ? [back(x(0), MARGIN), text(x(0) + 10, MARGIN + 24, String(rounds))] : []];
}

function pile(
  cards: readonly Card[], hidden: number, left: number, top: number, moved: readonly Card[],
): { svg: string; bottom: number } {
  if (cards.length === 0) return { svg: place(left, '', top), bottom: top + CARD.height };
  const y = (index: number) => top + Math.min(index, hidden) * CARD.hidden + Math.max(0, index - hidden) * CARD.strip;
  const svg = cards.map((card, index) =>
    index < hidden ? back(left, y(index)) : face(card, left, y(index), moved)).join('');
  return { svg, bottom: y(cards.length - 1) + CARD.height };
}

function face(card: Card, left: number, top: number, moved: readonly Card[]): string {
  const colour = isRed(card) ? 'r' : '';
  return box(left, top, moved.includes(card) ? 'm' : '') + text(left + 3, top + 12, cardText(card), colour);
}

function back(left: number, top: number): string {
  return box(left, top, 'b');
}

function place(left: number, sign = '', top = MARGIN): string {
  return box(left, top, 'p') + (sign && text(left + 10, top + 24, sign, 'g'));
}

function box(left: number, top: number, kind: string): string {
  const size = `width="${CARD.width}" height="${CARD.height}"`;
  return `<rect x="${left}" y="${top}" ${size} rx="3"${kind && ` class="${kind}"`}/>`;
}

function text(left: number, top: number, content: string, kind = ''): string {
  return `<text x="${left}" y="${top}"${kind && ` class="${kind}"`}>${content}</text>`;
}
