import { makeRank, rankOf, suitOf, type Card } from '@sidedeck/core';
import { COURT_SHAPES } from './courts.ts';
import { fit, pips, RANK_PATHS, rankWidth, SUIT_PATHS, type Detail } from './faces.ts';

const SVG = 'http://www.w3.org/2000/svg';
const FRAME = { x: -30, y: -42, width: 60, height: 84, rx: 3 };

/**
 * What is on the front of a card: its rank and suit in the corner, and all the rest where there is a `detail`. Made by
 * hand, since a table opens with fifty of them.
 */
export function cardFace(card: Card, detail?: Detail): HTMLElement {
  const face = side();
  face.dataset['suit'] = String(suitOf(card));
  face.append(corner(card));
  if (detail === 'full') face.append(corner(card, ' turned'));
  if (detail) face.append(middle(card, detail));
  return face;
}

export function cardBack(): HTMLElement {
  return side(' back');
}

function side(which = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = `face${which}`;
  return element;
}

function corner(card: Card, turn = ''): SVGElement {
  const width = rankWidth(rankOf(card));
  return shape('svg', { class: `corner${turn}`, viewBox: `0 0 ${width + 13} 14` }, [
    shape('path', { class: 'rank', d: RANK_PATHS[makeRank(rankOf(card))]! }),
    suit(card, fit(width + 6.9, 7, 10)),
  ]);
}

function middle(card: Card, detail: Detail): SVGElement {
  return detail === 'suit'
    ? shape('svg', { class: 'pip', viewBox: '0 0 24 24' }, [suit(card)])
    : shape('svg', { class: 'art', viewBox: '0 0 100 140' }, art(card));
}

function art(card: Card): SVGElement[] {
  const rank = rankOf(card);
  if (rank === 1) return [suit(card, fit(50, 70, 42))];
  const court = makeRank(rank);
  if ('JQK'.includes(court)) return [shape('g', { transform: 'translate(50 70)' }, figure(card, court))];
  return pips(rank).map(([x, y]) => suit(card, fit(x, y, y > 70 ? -19 : 19)));
}

function figure(card: Card, court: string): SVGElement[] {
  // A little over the middle, or a hairline would show where the halves meet.
  const halves = [180, 360].map((turn) => shape('g', { transform: `rotate(${turn}) translate(0 0.3)` }, [
    shape('use', { href: `#sd-court-${court}` }),
    suit(card, fit(-22, -34, 12)),
  ]));
  const frame = (part: string) => shape('rect', { class: `court-${part}`, ...FRAME });
  return [frame('ground'), ...halves, frame('frame')];
}

function suit(card: Card, transform = ''): SVGElement {
  return shape('path', { d: SUIT_PATHS[suitOf(card)]!, transform });
}

/** Half of each figure, once; the faces refer to them by name. */
export function figures(): SVGElement {
  const halves = Object.entries(COURT_SHAPES).map(([court, shapes]) => shape('g', { id: `sd-court-${court}` },
    shapes.map(([part, d]) => shape('path', { class: `court-${part}`, d }))));
  return shape('svg', { 'class': 'shapes', 'aria-hidden': 'true' }, halves);
}

function shape(name: string, attributes: Readonly<Record<string, string | number>>, parts: readonly SVGElement[] = []) {
  const element = document.createElementNS(SVG, name);
  for (const attribute in attributes) element.setAttribute(attribute, String(attributes[attribute]));
  element.append(...parts);
  return element;
}
