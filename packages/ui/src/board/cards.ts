import type { Card } from '@sidedeck/core';
import type { Directive } from 'vue';
import { cardBack, cardFace, figures } from './cardFace.ts';
import type { Detail } from './faces.ts';
import type { Clicking } from './interaction.ts';
import { attributesOf, isSame, stylesOf, type CardView } from './view.ts';

/** All cards on the table, and what is the same for each of them. */
export interface Cards {
  readonly views: readonly CardView[];
  /** How much of each can be seen; undefined: of all of them only the corner, for now. */
  readonly detail: Detail | undefined;
  readonly clicking: Clicking;
}

type Words = Readonly<Record<string, string | undefined>>;

/** A card that is on the table, and what was told to its element last. */
interface Drawn {
  readonly element: HTMLElement;
  view?: CardView;
  clicking?: Clicking;
  attributes: Words;
  styles: Words;
  /** The side that is up, and how much of it is drawn. */
  side?: Detail | 'none' | 'back' | 'corner';
  /** Most cards are covered when the table opens; the rest of one is drawn when it is first seen, and stays. */
  wasWhole: boolean;
}

/**
 * Draws cards into an element of their own: each once, and then what has changed. By hand, and not as nodes of Vue:
 * fifty to a hundred are there when the table opens, and any of them may change while one is dragged.
 */
export const vCards: Directive<HTMLElement, Cards> = {
  created(element, { value }) {
    tables.set(element, new Map());
    draw(element, value);
  },
  beforeUpdate(element, { value, oldValue }) {
    if (!isSame(value, oldValue!)) draw(element, value);
  },
};

const tables = new WeakMap<HTMLElement, Map<Card, Drawn>>();

function draw(table: HTMLElement, { views, detail, clicking }: Cards): void {
  const drawn = tables.get(table)!;
  if (drawn.size > 0) removeOthers(drawn, views);
  if (detail && !table.querySelector('.shapes')) table.append(figures());
  let before: HTMLElement | undefined;
  for (const view of views) {
    const { card } = view.laid;
    const known = drawn.get(card);
    const now = known ?? { element: document.createElement('div'), attributes: {}, styles: {}, wasWhole: false };
    tell(now, view, clicking);
    turn(now, view, detail);
    if (!known) {
      drawn.set(card, now);
      // The views always come in the same order, so no element ever moves in the document.
      if (before) before.after(now.element);
      else table.prepend(now.element);
    }
    before = now.element;
  }
}

function removeOthers(drawn: Map<Card, Drawn>, views: readonly CardView[]): void {
  const wanted = new Set(views.map(({ laid }) => laid.card));
  for (const [card, { element }] of drawn) {
    if (wanted.has(card)) continue;
    element.remove();
    drawn.delete(card);
  }
}

function tell(drawn: Drawn, view: CardView, clicking: Clicking): void {
  if (drawn.view && drawn.clicking === clicking && isSame(drawn.view, view)) return;
  const { element } = drawn;
  const [attributes, styles] = [attributesOf(view, clicking), stylesOf(view)];
  forChanges(drawn.attributes, attributes, (name, text) => text === undefined
    ? element.removeAttribute(name)
    : element.setAttribute(name, text));
  forChanges(drawn.styles, styles, (name, text) => element.style.setProperty(name, text ?? ''));
  Object.assign(drawn, { view, clicking, attributes, styles });
}

/** Both have the same names, but for the first time. */
function forChanges(before: Words, now: Words, change: (name: string, text: string | undefined) => void): void {
  for (const name in now) if (now[name] !== before[name]) change(name, now[name]);
}

/** Buried cards are not seen; a won game has fifty of them. */
function turn(drawn: Drawn, { laid: { card, faceDown }, buried, partly }: CardView, detail?: Detail): void {
  drawn.wasWhole ||= !partly;
  const shown = drawn.wasWhole ? detail : undefined;
  const side = buried ? 'none' : faceDown ? 'back' : shown ?? 'corner';
  if (side === drawn.side) return;
  drawn.side = side;
  drawn.element.replaceChildren(...buried ? [] : [faceDown ? cardBack() : cardFace(card, shown)]);
}
