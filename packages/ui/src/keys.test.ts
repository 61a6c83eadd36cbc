import { afterEach, describe, expect, it } from 'vitest';
import { keyAction } from './keys.ts';

afterEach(() => document.body.replaceChildren());

/** The action of a key pressed on an element, by default on the page itself. */
function press(
  key: string, init: KeyboardEventInit = {}, target: Element = document.body, game: 'freecell' | 'spider' = 'freecell',
): string | undefined {
  let action: string | undefined;
  const listener = (event: Event) => action = keyAction(event as KeyboardEvent, game);
  document.addEventListener('keydown', listener);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('keydown', listener);
  return action;
}

function put(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-here]')!;
}

describe('a key', () => {
  it.each([
    ['z', {}, 'undo'],
    ['Z', { shiftKey: true }, 'redo'],
    ['y', {}, 'redo'],
    ['h', {}, 'hint'],
    ['a', {}, 'collect'],
    ['n', {}, 'new'],
    ['Escape', {}, 'deselect'],
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['m', {}, 'moves'],
    ['?', { shiftKey: true }, 'keys'],
    ['？', {}, 'keys'],
  ])('%s with %j asks for %s', (key, init, action) => {
    expect(press(key, init)).toBe(action);
  });

  it.each([
    ['n', { ctrlKey: true }],
    ['a', { metaKey: true }],
    ['h', { altKey: true }],
    ['N', { shiftKey: true }],
    ['?', { ctrlKey: true }],
    ['Escape', { ctrlKey: true }],
    ['y', { metaKey: true }],
    ['Enter', {}],
    [' ', {}],
    ['x', {}],
    ['Process', { isComposing: true, code: 'KeyZ' }],
  ])('%s with %j is none of the table’s', (key, init) => {
    expect(press(key, init)).toBeUndefined();
  });

  it.each([['u', 'undo', undefined], ['d', 'deal', undefined], ['a', undefined, 'collect'], ['z', 'undo', 'undo']])(
    '%s asks for %s in Spider, and for %s in FreeCell', (key, spider, freecell) => {
      expect(press(key, {}, document.body, 'spider')).toBe(spider);
      expect(press(key)).toBe(freecell);
    });

  it('goes by its place on a keyboard of another alphabet, and by its letter on a Latin one', () => {
    expect(press('я', { code: 'KeyZ' })).toBe('undo');
    expect(press('z', { code: 'KeyY' })).toBe('undo');
  });

  it('acts again while it is held only where that can do no harm', () => {
    expect(press('z', { repeat: true })).toBe('undo');
    expect(press('n', { repeat: true })).toBeUndefined();
    expect(press('h', { repeat: true })).toBeUndefined();
  });

  it.each([
    '<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>',
    '<div contenteditable data-here></div>', '<dialog><button data-here></button></dialog>',
  ])('belongs to %s while that has the focus', (html) => {
    expect(press('z', {}, put(html))).toBeUndefined();
  });

  it('acts while a button of the table has the focus', () => {
    expect(press('z', {}, put('<button data-here></button>'))).toBe('undo');
  });

  it('is left alone when somebody has handled it', () => {
    const button = put('<button data-here></button>');
    button.addEventListener('keydown', (event) => event.preventDefault());
    expect(press('Escape', {}, button)).toBeUndefined();
  });
});
