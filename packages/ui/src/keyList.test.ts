import { describe, expect, it } from 'vitest';
import { openTable, press, BEGUN } from './fakeTable.ts';
import { keyRows, type KeyRow } from './keyList.ts';

const keysOf = (rows: readonly KeyRow[], wanted: KeyRow['does']) =>
  rows.find(({ does }) => does === wanted)?.keys.map((together) => together.join('+'));

describe('the list of keys', () => {
  it('has all that is heard in each game, as it is printed there', () => {
    const freecell = keyRows('freecell', false);
    expect(keysOf(freecell, 'undo')).toEqual(['Z', 'Ctrl+Z']);
    expect(keysOf(freecell, 'redo')).toEqual(['Y', 'Shift+Z', 'Ctrl+Shift+Z', 'Ctrl+Y']);
    expect(keysOf(freecell, 'walk')).toEqual(['←', '→', '↑', '↓']);
    expect(keysOf(freecell, 'columns')).toEqual(['1 – 8']);
    expect([keysOf(freecell, 'collect'), keysOf(freecell, 'deal')]).toEqual([['A'], undefined]);
    const spider = keyRows('spider', true);
    expect(keysOf(spider, 'undo')).toEqual(['Z', '⌘+Z', 'U']);
    expect(keysOf(spider, 'redo')).toEqual(['Y', 'Shift+Z', '⌘+Shift+Z']);
    expect(keysOf(spider, 'columns')).toEqual(['1 – 0']);
    expect([keysOf(spider, 'collect'), keysOf(spider, 'deal')]).toEqual([undefined, ['D']]);
  });

  it('opens by its key, says what each does, and lets none of them act meanwhile', async () => {
    const { root, panel, fake, act } = await openTable(BEGUN);
    press('?', { shiftKey: true });
    const list = await panel('keys');
    const texts = [...list.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['From card to card', 'Undo', 'Hint', 'Collect', 'Keyboard']));
    expect(texts).not.toContain('');
    expect(list.querySelector('[data-keys="keys"] kbd')!.textContent).toBe('?');
    expect(list.querySelector('[data-keys="press"]')!.textContent).toBe('EnterSpace');
    press('z');
    await fake.settle();
    expect(root.dataset['cursor']).toBe('1');
    await act('done');
    press('z');
    await fake.settle();
    expect(root.dataset['cursor']).toBe('0');
  });
});
