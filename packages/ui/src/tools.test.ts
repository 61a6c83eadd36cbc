import { DEAL, PRESETS, moveOf, newGame, update, type Command } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { WON_BY_CLICKS } from '../../../test/fixtures/spider.ts';
import { isPeeking, isUsable, toolsOf } from './tools.ts';

const fresh = newGame(PRESETS.classic, 617);
const after = (...commands: Command[]) => commands.reduce(update, fresh);
const move: Command = { type: 'move', move: moveOf('1', 'a') };
const usable = (...commands: Command[]) =>
  toolsOf(PRESETS.classic).filter((tool) => isUsable(tool, after(...commands)));

describe('the tools', () => {
  it('of a game not begun', () => {
    expect(usable()).toEqual([
      'hint', 'new', 'settings', 'larger', 'full', 'moves', 'demo', 'why', 'share', 'records', 'keys']);
  });

  it('of a game begun, and with moves taken back', () => {
    expect(usable(move)).toEqual([
      'undo', 'hint', 'new', 'restart', 'giveUp', 'settings', 'larger', 'full', 'moves', 'demo', 'review', 'why',
      'share', 'records', 'keys']);
    expect(usable(move, { type: 'undo' })).toEqual([
      'redo', 'hint', 'new', 'restart', 'giveUp', 'settings', 'larger', 'full', 'moves', 'demo', 'review', 'why',
      'share', 'records', 'keys']);
  });

  it('of a game given up', () => {
    expect(usable(move, { type: 'giveUp' })).toEqual([
      'new', 'restart', 'settings', 'larger', 'full', 'moves', 'review', 'share', 'records', 'keys']);
  });

  it('collect only what there is to collect', () => {
    const off = newGame({ ...PRESETS.classic, autoplay: 'off' }, 2);
    expect(isUsable('collect', off)).toBe(true);
    expect(isUsable('collect', update(off, { type: 'collect' }))).toBe(false);
    expect(isUsable('collect', fresh)).toBe(false);
  });

  it('of Spider deal rounds while there are some, and collect nothing', () => {
    expect(toolsOf(PRESETS.spider4)).toContain('deal');
    expect(toolsOf(PRESETS.spider4)).not.toContain('collect');
    expect(toolsOf(PRESETS.classic)).not.toContain('deal');
    const deal: Command = { type: 'move', move: DEAL };
    const spider = newGame(PRESETS.spider4, 617);
    expect(isUsable('deal', spider)).toBe(true);
    const dealt = Array.from({ length: 5 }, () => deal).reduce((game, command) => update(game, command), spider);
    expect(isUsable('deal', dealt)).toBe(false);
  });

  it('show no way to win Spider before every card was seen, and a review would show what was not', () => {
    const spider = newGame(PRESETS.spider4, 617);
    const begun = update(spider, { type: 'move', move: DEAL });
    const over = update(begun, { type: 'giveUp' });
    const late = update(WON_BY_CLICKS, { type: 'undo' });
    expect([spider, begun, over, late].map((game) => isUsable('demo', game))).toEqual([false, false, false, true]);
    expect([spider, begun, over, late].map((game) => isUsable('review', game))).toEqual([false, true, true, true]);
    expect([begun, over, late, WON_BY_CLICKS, after(move)].map(isPeeking)).toEqual([true, false, false, false, false]);
  });
});
