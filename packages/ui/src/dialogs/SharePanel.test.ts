import { PRESETS, makeRecord, newGame, parseShare, statusOf, update, type Game } from '@sidedeck/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WON_BY_CLICKS } from '../../../../test/fixtures/spider.ts';
import { BEGUN, DEAL_617, openTable } from '../fakeTable.ts';

beforeEach(() => document.body.replaceChildren());

/** What is shown and what the two buttons copy of a game. */
async function shared(game: Game, withMoves: boolean, address?: string) {
  const { root, act, panel, view, fake, stored } = await openTable(game, undefined, address ? { address } : {});
  if (statusOf(game) === 'won') {
    await panel('won');
    await act('close');
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
  }
  await act('share');
  const dialog = await panel('share');
  const choice = dialog.querySelector<HTMLInputElement>('[name="moves"]');
  // A win is shared whole where nothing else is chosen, a running game from its deal.
  expect(choice?.checked ?? false).toBe(statusOf(game) === 'won');
  if (choice && choice.checked !== withMoves) {
    choice.checked = withMoves;
    choice.dispatchEvent(new Event('change'));
    await fake.settle();
  }
  const shown = dialog.querySelector('textarea')!.value;
  for (const action of ['copyText', 'copyLink']) await act(action);
  const [text, link] = vi.mocked(view.host.copy).mock.calls.map(([copied]) => copied);
  expect(text).toBe(shown);
  return { text: text!, link: link!, offers: choice !== null, stored: stored() };
}

function read(text: string): Game {
  const result = parseShare(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('sharing', () => {
  it('gives the same deal to whoever gets text or link, and nothing of who played it', async () => {
    const rules = { ...PRESETS.houseB, cells: 3 };
    const begun = update({ ...newGame(rules, 24), id: 'mine', started: 5 }, { type: 'wait', milliseconds: 9 });
    const game = update(begun, { type: 'move', move: { type: 'move', from: '1', to: 'a', count: 1 } });
    const { text, link, stored } = await shared(game, false);
    expect(link).toBe('?deal=24&rules=houseB,cells=3');
    for (const sent of [text, link]) expect(read(sent)).toEqual(newGame(rules, 24));
    expect(text).not.toContain('mine');
    expect(makeRecord({ ...stored, elapsed: 9 })).toBe(makeRecord(game));
  });

  it('gives the moves along where that is wanted, in a link that opens by itself where a page does', async () => {
    const { text, link } = await shared(BEGUN, true, 'https://example.org/play/');
    expect(link).toBe('https://example.org/play/?deal=617&rules=classic&moves=1a');
    for (const sent of [text, link]) expect(read(sent).position).toEqual(BEGUN.position);
  });

  it('of a win is the whole of it, of a deal not begun the deal', async () => {
    const won: Game = { ...WON_BY_CLICKS, id: 'won', started: 1 };
    const { text, link } = await shared(won, true);
    for (const sent of [text, link]) expect(read(sent).steps).toEqual(won.steps);
    const deal = await shared(DEAL_617, false);
    expect([deal.offers, deal.link]).toEqual([false, '?deal=617&rules=classic']);
  });
});
