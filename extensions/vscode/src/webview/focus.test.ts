import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepKeys, watchFocus } from './focus.ts';

beforeEach(() => {
  document.body.innerHTML = '<button id="table"></button><input><dialog><button id="close"></button></dialog>';
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();

describe('the focus', () => {
  it('is the table\'s while the page has it, and neither a text field nor a dialog in it does', () => {
    const told: boolean[] = [];
    watchFocus((focused) => told.push(focused));
    focus('#table');
    focus('input');
    focus('#close');
    focus('#table');
    expect(told).toEqual([true, false, true]);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('blur'));
    expect(told).toEqual([true, false, true, false]);
  });
});

describe('keys', () => {
  it('end at the page where the table took them, and go on to the editor otherwise', () => {
    const editor = vi.fn();
    window.addEventListener('keydown', editor);
    keepKeys();
    const table = document.querySelector('#table')!;
    const press = () => table.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true }));
    press();
    expect(editor).toHaveBeenCalledTimes(1);
    table.addEventListener('keydown', (event) => event.preventDefault());
    press();
    expect(editor).toHaveBeenCalledTimes(1);
  });
});
