import {
  autoplay, deal, EMPTY_COLUMN, moveOf, parseCard, play, PRESETS, type CardMove, type Pile, type FreecellPosition,
} from '@sidedeck/core';
import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import Board from './Board.vue';
import { boardProps, SIZE } from './fakeBoard.ts';
import { layOutTable } from './layout.ts';

const rules = PRESETS.classic;

let board: VueWrapper<InstanceType<typeof Board>>;
let position: FreecellPosition;

/** A move told is a move made. */
function props(now: FreecellPosition) {
  return { ...boardProps(now), onMove: (move: CardMove) => show(autoplay(play(position, move))) };
}

function show(now: FreecellPosition): Promise<void> {
  position = now;
  return board.setProps(props(now));
}

function card(text: string): HTMLElement {
  return board.get(`[data-card="${text}"]`).element as HTMLElement;
}

function focused(): string | null {
  return document.activeElement!.getAttribute('aria-label');
}

/** The middle of the strip or card at the free end of a pile. */
function pointOf(pile: Pile) {
  const layout = layOutTable(position, SIZE, rules.foundations);
  const place = layout.places.find((candidate) => candidate.pile === pile)!;
  const y = place.y + Math.max(0, place.cards.length - 1) * place.fan;
  return { clientX: place.x + layout.cardWidth / 2, clientY: y + 40 };
}

function pointer(type: string, at: { clientX: number; clientY: number }, more: PointerEventInit = {}): void {
  board.element.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: type === 'pointerup' ? 0 : 1, ...at, ...more,
  }));
}

/** As browsers tell of it: the capture goes with the button. What comes of it is drawn in a task of its own. */
async function release(at: { clientX: number; clientY: number }): Promise<void> {
  pointer('pointerup', at);
  pointer('lostpointercapture', at);
  await new Promise((resolve) => setTimeout(resolve));
  await nextTick();
}

async function drag(from: Pile, to: Pile): Promise<void> {
  pointer('pointerdown', pointOf(from));
  pointer('pointermove', pointOf(to));
  await nextTick();
}

/** The focus follows the cursor with the next frame. */
function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

async function keys(...names: string[]): Promise<void> {
  for (const key of names) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await nextTick();
  }
  await frame();
}

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
  position = deal(rules, 617);
  board = mount(Board, { props: props(position), attachTo: document.body });
});

afterEach(() => {
  board.unmount();
  vi.restoreAllMocks();
});

describe('what is on the table', () => {
  it('is every card and every place, with its name', () => {
    expect(board.findAll('.card')).toHaveLength(52);
    expect(card('7D').dataset).toMatchObject({ at: '1', index: '0' });
    expect(card('JD').getAttribute('aria-label')).toBe('JD at 1');
    const piles = board.findAll<HTMLElement>('[data-pile]').map(({ element: { dataset } }) => dataset['pile']);
    expect(piles.join('')).toBe('abcdhhhh12345678');
    expect(board.get('[data-pile="h"][data-suit="H"]').attributes('aria-label')).toBe('empty h2');
  });

  it('stays left to right in any interface (C25)', () => {
    expect(board.attributes('dir')).toBe('ltr');
  });

  it('keeps each card\'s element for the whole game', async () => {
    const before = card('JC');
    await show(play(position, moveOf('5', '8')));
    expect(card('JC')).toBe(before);
    expect(before.dataset['at']).toBe('8');
  });
});

describe('pointers', () => {
  it('drag a card to a legal pile', async () => {
    await drag('5', '8');
    expect(board.classes()).toContain('dragging');
    expect(card('JC').style.translate).toMatch(/px/);
    await release(pointOf('8'));
    expect(board.emitted('move')).toEqual([[moveOf('5', '8')]]);
    expect(card('JC').dataset['at']).toBe('8');
    expect(card('JC').style.translate).toBe('');
  });

  it('let a refused card fly back and tell what was tried', async () => {
    await drag('5', '2');
    await release(pointOf('2'));
    expect(board.emitted('refuse')).toEqual([[{ move: moveOf('5', '2') }]]);
    expect(card('JC').style.translate).toBe('');
    expect(board.classes()).toContain('moving');
  });

  it('select, mark the targets, and move by a second click', async () => {
    pointer('pointerdown', pointOf('5'));
    await release(pointOf('5'));
    expect(card('JC').getAttribute('aria-pressed')).toBe('true');
    expect(card('QH').classList).toContain('target');
    pointer('pointerdown', pointOf('8'));
    await release(pointOf('8'));
    expect(board.emitted('move')).toEqual([[moveOf('5', '8')]]);
  });

  it('are done before their release has been heard: a popup may be closed by then', async () => {
    await drag('5', '8');
    pointer('pointerup', pointOf('8'));
    expect(board.emitted('move')).toEqual([[moveOf('5', '8')]]);
  });

  it('cancel a drag by another button, a lost capture, a new position or a panel', async () => {
    const ends = [
      async () => pointer('pointermove', pointOf('8'), { buttons: 2 }),
      async () => pointer('lostpointercapture', pointOf('8')),
      () => show({ ...position }),
      () => board.setProps({ locked: true }),
    ];
    for (const end of ends) {
      await drag('5', '8');
      await end();
      await release(pointOf('8'));
      expect(card('JC').style.translate).toBe('');
      expect(board.classes()).not.toContain('dragging');
    }
    expect(board.emitted('move')).toBeUndefined();
  });

  it('can do nothing while the table is locked (C18)', async () => {
    await board.setProps({ locked: true });
    await drag('5', '8');
    await release(pointOf('8'));
    card('JC').click();
    expect(board.emitted('move')).toBeUndefined();
    expect(board.find('.held').exists()).toBe(false);
  });

  it('mean the table as it is, not as an animation shows it', async () => {
    const there = pointOf('5');
    await show(play(position, moveOf('5', '8')));
    expect(board.classes()).toContain('moving');
    pointer('pointerdown', { ...there, clientY: there.clientY - 30 });
    await release(there);
    expect(board.findAll('.held')).toHaveLength(1);
    expect(card('7C').classList).toContain('held');
  });

  it('press by assistive technology without coordinates', async () => {
    card('JC').click();
    card('QH').click();
    expect(board.emitted('move')).toEqual([[moveOf('5', '8')]]);
  });
});

describe('keys', () => {
  beforeEach(() => {
    board.vm.focus();
  });

  it('have one tab stop', async () => {
    expect(focused()).toBe('JD at 1');
    await keys('ArrowRight', 'ArrowUp');
    expect(focused()).toBe('TS at 2');
    expect(board.findAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('pick, go to a legal target and drop', async () => {
    await keys('5', 'Enter', 'ArrowRight');
    expect(focused()).toBe('QH at 8');
    await keys(' ');
    expect(board.emitted('move')).toEqual([[moveOf('5', '8')]]);
    await nextTick();
    expect(focused()).toBe('JC at 8');
  });

  it('let go by Esc, which is left alone where nothing is held', async () => {
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    await keys('Enter', 'Escape');
    expect(outside).not.toHaveBeenCalled();
    expect(board.find('.held').exists()).toBe(false);
    await keys('Escape', 'u');
    expect(outside).toHaveBeenCalledTimes(2);
    expect(board.vm.deselect()).toBe(false);
    document.body.removeEventListener('keydown', outside);
  });

  it('never lose the focus: not by a move, an undo or another deal', async () => {
    const before = position;
    await keys('5', 'Enter', 'PageUp', 'Enter');
    await nextTick();
    expect(focused()).toBe('JC at d');
    await show(before);
    await frame();
    expect(focused()).toBe('empty d');
    await keys('5');
    await show(deal(rules, 618));
    await frame();
    expect(focused()).toMatch(/ at 5$/);
    await show({ ...position, columns: position.columns.map(() => EMPTY_COLUMN) });
    await frame();
    expect(focused()).toBe('empty 5');
  });

  it('do not pull the focus back from elsewhere', async () => {
    (document.activeElement as HTMLElement).blur();
    await show(deal(rules, 618));
    await frame();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('what is pointed out', () => {
  it('is the hinted card and its goal', async () => {
    await board.setProps({ advice: { move: moveOf('5', '8') } });
    expect(card('JC').classList).toContain('hint');
    expect(board.findAll('.goal')).toHaveLength(1);
    expect(card('QH').classList).toContain('goal');
  });

  it('is a run as a whole, whose frame begins at its first card', async () => {
    await show({ ...position, columns: [{ cards: [parseCard('QH')!, parseCard('JC')!], hidden: 0 }, EMPTY_COLUMN] });
    await board.setProps({ advice: { move: { ...moveOf('1', '2'), count: 2 } } });
    expect(board.findAll('.hint').map(({ element }) => element.matches('.base'))).toEqual([false, true]);
  });

  it('is of the foundations only the card\'s own', async () => {
    const cells = [parseCard('AD')!, null, null, null];
    await show({ ...position, cells, columns: position.columns.map(() => EMPTY_COLUMN) });
    await board.setProps({ advice: { move: moveOf('a', 'h') } });
    expect(board.findAll('.goal').map(({ element }) => (element as HTMLElement).dataset['suit'])).toEqual(['D']);
  });
});

describe('motion', () => {
  it('is none where the table should change at once', async () => {
    await board.setProps({ still: true });
    await show(play(position, moveOf('5', '8')));
    expect(board.classes()).not.toContain('moving');
  });

  it('ends', async () => {
    vi.useFakeTimers();
    await show(play(position, moveOf('5', '8')));
    expect(board.classes()).toContain('moving');
    vi.runAllTimers();
    await nextTick();
    expect(board.classes()).not.toContain('moving');
    vi.useRealTimers();
  });

  it('leaves nothing behind when the table closes in its midst (C34)', async () => {
    await show(deal(rules, 618));
    expect(() => board.unmount()).not.toThrow();
    board = mount(Board, { props: props(position), attachTo: document.body });
  });
});
