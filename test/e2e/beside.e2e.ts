import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeRecord, newGame, PRESETS, update } from '@sidedeck/core';
import { winningLine } from './player.ts';
import { openDesk } from './popup.ts';

/** What the tests use of the extension API, inside `evaluate` only. */
declare const chrome: {
  readonly runtime: {
    getContexts(filter: { contextTypes: ['SIDE_PANEL'] }): Promise<{ readonly documentUrl?: string }[]>;
  };
  readonly action: { getBadgeText(details: object): Promise<string> };
};

const DEAL = newGame(PRESETS.classic, 617);
const LINE = winningLine(DEAL);
const PLAYED = update(DEAL, { type: 'move', move: LINE[0]! });

it('is played beside the page, where the settings open it, and tells on its button what waits', async () => {
  const desk = await openDesk();
  await desk.storeGame(DEAL);
  const tab = await desk.tab();
  const beside = () => desk.browser.background().then((worker) => worker.evaluate(async () =>
    (await chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] })).map(({ documentUrl }) => documentUrl)));
  const badge = () => desk.browser.background().then((worker) => worker.evaluate(() => chrome.action.getBadgeText({})));
  expect([await beside(), await badge()]).toEqual([[], '']);
  await tab.press('more');
  await tab.press('settings');
  await tab.panel('settings').locator('[name="badge"]').check();
  await tab.panel('settings').locator('[data-action="beside"]').click();
  await expect.poll(beside).toEqual([expect.stringMatching(/\/sidepanel\.html$/)]);
  await tab.page.keyboard.press('Escape');

  const panel = await desk.watch(await desk.browser.openTab('sidepanel.html'));
  await panel.page.setViewportSize({ width: 320, height: 700 });
  await panel.shows(DEAL);
  await panel.drag(DEAL.position, LINE[0]!);
  await panel.shows(PLAYED);
  await tab.shows(PLAYED);
  await expect.poll(badge).toBe('1');
  expect(await panel.roomBelow()).toBeGreaterThanOrEqual(0);
  expect(await panel.root.locator('[data-action="larger"]').count()).toBe(1);
});

it('cannot be framed by a page, and does not hear what other windows say to it', async () => {
  const desk = await openDesk();
  await desk.storeGame(PLAYED);
  const tab = await desk.tab();
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html')
    .end(`<title>elsewhere</title><iframe src="${tab.page.url()}"></iframe>`)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await expect.poll(() => server.address()).toBeTruthy();
  const foreign = await desk.browser.context.newPage();
  await foreign.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect.poll(() => foreign.frames().slice(1).map((frame) => frame.url())).toEqual(['chrome-error://chromewebdata/']);

  const stored = { text: makeRecord(DEAL), stamp: 'foreign' };
  await tab.page.evaluate((messages) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    for (const message of messages) {
      // As it arrives from a frame, and as one that got hold of this window would say it.
      const from = { origin: 'http://127.0.0.1', source: frame.contentWindow };
      window.dispatchEvent(new MessageEvent('message', { data: message, ...from }));
      window.postMessage(message, '*');
    }
    frame.remove();
  }, [
    { type: 'changed', key: 'game', stored }, { type: 'loaded', id: 1, contents: { game: stored } },
    { type: 'action', action: 'restart' }, { 'table.game': stored }, makeRecord(DEAL),
  ]);
  await tab.shows(PLAYED);
  expect((await desk.storedGame()).steps).toEqual(PLAYED.steps);
});
