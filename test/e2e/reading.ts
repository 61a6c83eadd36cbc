import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** WCAG 2.2 at level AA, and what it took over. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong in what is open: the panel, where there is one, else the page. A line for each fault. It
 * says nothing of contrast where colours are forced: it goes by `-webkit-text-fill-color`, which tells the others.
 */
export async function violationsIn(page: Page | Frame): Promise<string[]> {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe.source);
  const results = await page.evaluate(async (values): Promise<axe.AxeResults> => {
    const { axe } = globalThis as unknown as { axe: { run(scope: unknown, options: object): Promise<axe.AxeResults> } };
    const scope = document.querySelector('dialog[open]') ?? document;
    const rules = { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } };
    return axe.run(scope, { runOnly: { type: 'tag', values }, rules, resultTypes: ['violations'] });
  }, RULES);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`));
}

/** Lines around empty places, buttons and fields, and suits in places, that WCAG calls too faint for their use. */
export function faintLines(page: Page | Frame): Promise<string[]> {
  return page.evaluate(findFaintLines);
}

/** Runs inside the page. */
function findFaintLines(): string[] {
  const LEAST = 3;
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

  /** How light the topmost of some colours is that lie one over the other. */
  function luminance(...layers: string[]): number {
    for (const colour of layers) {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one: number, other: number): number {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  const probe = document.querySelector('.sidedeck')!.appendChild(document.createElement('i'));
  const [table, deep, panel] = ['--sd-table', '--sd-table-deep', '--sd-panel'].map((token) => {
    probe.style.backgroundColor = `var(${token})`;
    return getComputedStyle(probe).backgroundColor;
  }) as [string, string, string];
  probe.remove();

  function told(name: string | null, colour: string, grounds: readonly (readonly string[])[]): string[] {
    const least = Math.min(...grounds.map((ground) => contrast(luminance(...ground, colour), luminance(...ground))));
    return least < LEAST ? [`${name}: ${colour}, ${least.toFixed(2)} : 1`] : [];
  }

  /** One without a line of its own is told by its ground, or by its text alone. */
  const isFramed = (control: Element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(control);
    return borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)' && control.checkVisibility();
  };
  const used = '.sidedeck :is(button, select, textarea, .input):enabled:not([aria-disabled="true"])';
  const controls = [...document.querySelectorAll(used)].filter(isFramed)
    .flatMap((control) => told(
      control.getAttribute('data-action') ?? control.className, getComputedStyle(control).borderTopColor, [[panel]]));

  const places = [...document.querySelectorAll('.place')].flatMap((place) => {
    const { borderTopColor, boxShadow, backgroundColor } = getComputedStyle(place);
    const frame = boxShadow === 'none' ? [] : [boxShadow.split(' 0px')[0]!];
    const suits = [...place.querySelectorAll('svg')].map((suit) => getComputedStyle(suit))
      .map(({ fill, opacity }) => `color-mix(in srgb, ${fill} ${Number(opacity) * 100}%, transparent)`);
    const grounds = [[table], [deep], [table, backgroundColor]];
    return [borderTopColor, ...frame, ...suits]
      .flatMap((colour) => told(place.getAttribute('data-pile'), colour, grounds));
  });
  return [...controls, ...places];
}

/** Text that cannot be read whole in what is open, since it is cut off or lies over something else. */
export function cutOff(page: Page | Frame): Promise<string[]> {
  return page.evaluate(findCutOff);
}

/** Runs inside the page. */
function findCutOff(): string[] {
  const SLACK = 1.5;
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const found: string[] = [];

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    && !element.closest('option, script, style, [aria-hidden="true"] svg') && !isLeftOut(element)
    && ![element, ...ancestorsOf(element)].some((each) => getComputedStyle(each).clipPath === 'inset(50%)');

  /** A line leaves out whole what it has no room for, where its title says all of it. */
  function isLeftOut(element: Element): boolean {
    const line = element.parentElement!;
    const { flexWrap, overflowY } = getComputedStyle(line);
    return flexWrap === 'wrap' && overflowY === 'hidden' && line.title.includes(element.textContent ?? '')
      && element.getBoundingClientRect().top >= line.getBoundingClientRect().bottom - SLACK;
  }

  function ancestorsOf(element: Element): Element[] {
    return element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
  }

  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

  /** Text beyond the edges of what hides or frames it; what can be scrolled up and down is not cut off there. */
  function isCut(rects: readonly DOMRect[], by: Element, isScrolled: boolean): boolean {
    const { overflowX, overflowY } = getComputedStyle(by);
    const box = by.getBoundingClientRect();
    const isFrame = by.matches('button, summary, .tag, .level');
    const hidesAcross = isFrame || by === document.documentElement || overflowX !== 'visible';
    const hidesAlong = !isScrolled && (isFrame || overflowY === 'hidden' || overflowY === 'clip');
    return rects.some(({ left, right, top, bottom }) =>
      (hidesAcross && (left < box.left - SLACK || right > box.right + SLACK))
      || (hidesAlong && (top < box.top - 2 * SLACK || bottom > box.bottom + 2 * SLACK)));
  }

  const isShortened = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
    && element.scrollWidth > element.clientWidth + SLACK;

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement!;
    const words = text.textContent?.trim() ?? '';
    if (words === '' || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const around = [parent, ...ancestorsOf(parent)];
    const by = around.find((each, index) => isCut(rects, each, around.slice(0, index + 1).some(scrolls)));
    if (by) found.push(`“${words}” is cut off by ${by.localName}.${by.className}`);
    else if (isShortened(parent)) found.push(`“${words}” ends in three dots`);
  }

  const pen = document.createElement('canvas').getContext('2d')!;
  for (const field of scope.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const words = field.selectedOptions[0]?.text ?? '';
    // Where it is not drawn by ourselves, the arrow takes about as much as this.
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 18;
    if (field.checkVisibility() && pen.measureText(words).width > room) found.push(`“${words}” is cut off in its field`);
  }

  const pieces = [...document.querySelectorAll('.sidedeck > .bar > *')].map((piece) => piece.getBoundingClientRect());
  const overlap = pieces.some((a, index) => pieces.slice(index + 1).some((b) =>
    a.right > b.left + SLACK && b.right > a.left + SLACK && a.bottom > b.top + SLACK && b.bottom > a.top + SLACK));
  if (overlap) found.push('Parts of the bar lie over each other');

  for (const button of document.querySelectorAll('.sidedeck > .bar button')) {
    const { left, right } = button.getBoundingClientRect();
    const isBeyond = left < -SLACK || right > document.documentElement.clientWidth + SLACK;
    if (isShown(button) && isBeyond) found.push(`“${button.ariaLabel}” lies beyond the page`);
  }
  return found;
}
