/** The room there is, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** Whether ranks and suits are to be as large as the cards allow. */
  readonly large?: boolean;
}

export interface PileCounts {
  readonly columns: number;
  readonly cells: number;
  readonly foundations: number;
  /** Places at the left of the top row that a stock takes up; 0 where the game has none. */
  readonly stock: number;
}

/** Sizes that hold for the whole game, whatever lies where; pixels. */
export interface Measures {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Height of the rank and suit in a card's corner, and the free space above and below them. */
  readonly corner: number;
  readonly cornerPad: number;
  /** What must stay free of a covered card so that its rank and suit can be read at ease, large ones or not. */
  readonly strip: number;
  readonly gap: number;
  readonly margin: number;
  /** From the left of one column, or of one cell or foundation, to the next. */
  readonly columnPitch: number;
  readonly topPitch: number;
  readonly cellRows: number;
  readonly cellsPerRow: number;
  /** The table lies in the middle of its box. */
  readonly left: number;
  readonly tableWidth: number;
  readonly tableauTop: number;
  /** Height of the mark over a column whose cards lie too close. */
  readonly denseMark: number;
  /** From card to card in a column that has room enough. */
  readonly easyFan: number;
}

const SMALLEST_CARD = 24;
/** Ten columns have to do with less: two of them could not stand beside eight of the others in a sidebar. */
const SMALLEST_OF_MANY = 18;
const MANY_COLUMNS = 9;
const LARGEST_CARD = 160;
const CARD_SHAPE = 1.4;
/** A column of so many cards keeps its rank and suit at full size; longer ones close up. */
const USUAL_COLUMN = 11;
/** The same below two rows of cells, which would cost the cards too much: a column as dealt, and a card more. */
const USUAL_BELOW_TWO_ROWS = 8;
/** Rounds make columns long: cards wider than this leave such a one strips that can be read. */
const ROOMY_CARD = 90;
const LONG_COLUMN = 26;
const LONG_STRIP = 17;
/** Ranks and suits keep their size until no more than this is left above them and below. */
export const TIGHT = 1;
/** A column of so many cards gives large ones all of their size. */
const LARGE_COLUMN = 10;
/** Room for the mark of a column whose cards lie too close. */
const LEAST_ROW_GAP = 11;
/** A finger or WCAG asks for as much where the height is there. */
const EASY_TARGET = 24;
/** Where there is height to spare, cards lie so far apart, in parts of their height and at least in pixels. */
const LOOSEST_FAN = 0.55;
const LOOSE_TARGET = 30;

/**
 * The largest cards that fit: by width all piles side by side, by height the top row and a column of usual
 * length. More cells than there are columns beside the foundations stand in two rows where that leaves larger
 * cards; their rows then line up with the columns.
 */
export function measure(box: Box, counts: PileCounts): Measures {
  const one = largestCard(box, counts, 1);
  const two = counts.cells > counts.columns - counts.foundations ? largestCard(box, counts, 2) : 0;
  if (one === 0 && two === 0) return measuresFor(smallestCard(counts), box, counts, fewestRows(box, counts));
  return two > one ? measuresFor(two, box, counts, 2) : measuresFor(one, box, counts, 1);
}

/** 0 where not even the smallest fits. */
function largestCard(box: Box, counts: PileCounts, cellRows: number): number {
  for (let width = LARGEST_CARD; width >= smallestCard(counts); width--) {
    if (fits(width, box, counts, cellRows)) return width;
  }
  return 0;
}

function smallestCard({ columns }: PileCounts): number {
  return columns < MANY_COLUMNS ? SMALLEST_CARD : SMALLEST_OF_MANY;
}

/** Where the height is hopeless, nothing may at least stick out at the sides. */
function fewestRows(box: Box, counts: PileCounts): number {
  return counts.cells === 0 || fitsAcross(smallestCard(counts), box, counts, 1) ? 1 : 2;
}

function fitsAcross(cardWidth: number, box: Box, counts: PileCounts, cellRows: number): boolean {
  const gap = smallestGap(cardWidth);
  return slotsAcross(counts, cellRows) * (cardWidth + gap) + gap <= box.width;
}

function fits(cardWidth: number, box: Box, counts: PileCounts, cellRows: number): boolean {
  if (!fitsAcross(cardWidth, box, counts, cellRows)) return false;
  const measures = measuresFor(cardWidth, box, counts, cellRows);
  const room = roomBelow(measures, box);
  return room >= (usualColumn(cellRows) - 1) * measures.strip
    && (counts.stock === 0 || cardWidth <= ROOMY_CARD || room >= (LONG_COLUMN - 1) * LONG_STRIP);
}

function usualColumn(cellRows: number): number {
  return cellRows === 1 ? USUAL_COLUMN : USUAL_BELOW_TWO_ROWS;
}

/** What the height leaves for the fan of a column. */
export function roomBelow(
  { tableauTop, cardHeight, margin }: Pick<Measures, 'tableauTop' | 'cardHeight' | 'margin'>, box: Box,
): number {
  return box.height - margin - tableauTop - cardHeight;
}

function slotsAcross({ columns, cells, foundations, stock }: PileCounts, cellRows: number): number {
  return Math.max(columns, Math.ceil(cells / cellRows) + foundations + stock);
}

/** Between cards, and around all of them. */
function smallestGap(cardWidth: number): number {
  return cardWidth < SMALLEST_CARD ? 1 : Math.max(2, Math.round(cardWidth / 10));
}

function measuresFor(cardWidth: number, box: Box, counts: PileCounts, cellRows: number): Measures {
  const slots = slotsAcross(counts, cellRows);
  const margin = smallestGap(cardWidth);
  const loosest = Math.round(cardWidth * 0.3);
  const spread = Math.floor((box.width - 2 * margin - slots * cardWidth) / (slots - 1));
  const gap = Math.max(margin === 1 ? 1 : 2, Math.min(loosest, spread));
  const tableWidth = slots * cardWidth + (slots - 1) * gap;
  const cardHeight = Math.round(cardWidth * CARD_SHAPE);
  const rowGap = Math.max(LEAST_ROW_GAP, Math.round(cardHeight * 0.14));
  const tableauTop = margin + cellRows * cardHeight + (cellRows - 1) * margin + rowGap;
  const room = roomBelow({ tableauTop, cardHeight, margin }, box);
  const spare = Math.floor(room / (usualColumn(cellRows) - 1));
  const usual = cornerOf(cardWidth, 10 + cardWidth * 0.135);
  // Larger ones make no card smaller: they are as large as most columns have room for, so that they have one size.
  const large = Math.min(14 + cardWidth * 0.2, room / (LARGE_COLUMN - 1) - 2 * TIGHT);
  const { corner, cornerPad } = box.large ? cornerOf(cardWidth, Math.max(usual.corner, large)) : usual;
  return {
    cardWidth,
    cardHeight,
    corner,
    cornerPad,
    strip: stripOf(usual),
    gap,
    margin,
    columnPitch: (tableWidth - cardWidth) / (counts.columns - 1),
    topPitch: cardWidth + gap,
    cellRows,
    cellsPerRow: cellRows === 1 ? counts.cells : counts.columns - counts.foundations,
    left: Math.max(0, Math.floor((box.width - tableWidth) / 2)),
    tableWidth,
    tableauTop,
    denseMark: rowGap - 2,
    easyFan: easyFanOf(cardHeight, stripOf({ corner, cornerPad }), spare),
  };
}

/** A corner of this height, or of the greatest that a card has the width for. */
function cornerOf(cardWidth: number, wish: number): Pick<Measures, 'corner' | 'cornerPad'> {
  const corner = Math.floor(Math.min(cardWidth * 0.43, wish));
  return { corner, cornerPad: Math.max(2, Math.round(corner * 0.16)) };
}

/** At ease a card shows its strip and a little more; `spare` is what a column of usual length leaves each card. */
function easyFanOf(cardHeight: number, strip: number, spare: number): number {
  const loosest = Math.max(LOOSE_TARGET, Math.round(cardHeight * LOOSEST_FAN));
  return Math.max(EASY_TARGET, strip, Math.round(cardHeight * 0.3), Math.min(loosest, spare));
}

/** What a corner takes of a covered card. */
export function stripOf({ corner, cornerPad }: Pick<Measures, 'corner' | 'cornerPad'>): number {
  return corner + 2 * cornerPad;
}
