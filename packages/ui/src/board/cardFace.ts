import { makeRank, rankOf, suitOf, type Card } from '@sidedeck/core';
import { h, type VNode } from 'vue';
import { fit, pips, RANK_PATHS, rankWidth, SUIT_PATHS, type Detail } from './faces.ts';

const FRAME = { x: -30, y: -42, width: 60, height: 84, rx: 3 };

/**
 * What is on the front of a card: its rank and suit in the corner, and where it `isWhole` all the rest. No component,
 * since a table opens with fifty of them.
 */
export function cardFace(card: Card, detail: Detail, isWhole: boolean): VNode {
  const parts = [corner(card, '')];
  if (isWhole && detail === 'full') parts.push(corner(card, ' turned'));
  if (isWhole) parts.push(middle(card, detail));
  return h('div', { 'class': 'face', 'data-suit': suitOf(card) }, parts);
}

function corner(card: Card, turn: string): VNode {
  const width = rankWidth(rankOf(card));
  return h('svg', { class: `corner${turn}`, viewBox: `0 0 ${width + 13} 14` }, [
    h('path', { class: 'rank', d: RANK_PATHS[makeRank(rankOf(card))] }),
    suit(card, fit(width + 6.9, 7, 10)),
  ]);
}

function middle(card: Card, detail: Detail): VNode {
  return detail === 'suit'
    ? h('svg', { class: 'pip', viewBox: '0 0 24 24' }, [suit(card)])
    : h('svg', { class: 'art', viewBox: '0 0 100 140' }, art(card));
}

function art(card: Card): VNode[] {
  const rank = rankOf(card);
  if (rank === 1) return [suit(card, fit(50, 70, 42))];
  const court = makeRank(rank);
  if ('JQK'.includes(court)) return [h('g', { transform: 'translate(50 70)' }, figure(card, court))];
  return pips(rank).map(([x, y]) => suit(card, fit(x, y, y > 70 ? -19 : 19)));
}

function figure(card: Card, court: string): VNode[] {
  // A little over the middle, or a hairline would show where the halves meet.
  const halves = [180, 360].map((turn) => h('g', { transform: `rotate(${turn}) translate(0 0.3)` }, [
    h('use', { href: `#sd-court-${court}` }),
    suit(card, fit(-22, -34, 12)),
  ]));
  return [h('rect', { class: 'court-ground', ...FRAME }), ...halves, h('rect', { class: 'court-frame', ...FRAME })];
}

function suit(card: Card, transform?: string): VNode {
  return h('path', { d: SUIT_PATHS[suitOf(card)], transform });
}
