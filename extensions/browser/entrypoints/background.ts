import { useDevice } from '@sidedeck/ui/device.ts';
import { createReplicator, type Replicator } from '@sidedeck/ui/replicator.ts';
import { openStore } from '@sidedeck/ui/store.ts';
import { createItemTransport } from '@sidedeck/ui/syncItems.ts';
import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { keepBadge } from '../badge.ts';
import { openBeside } from '../beside.ts';
import { nameOfBrowser } from '../name.ts';
import { localStore } from '../store.ts';

/** After a change that came from another device, others often follow. */
const SETTLE = 1000;

const pace = { now: Date.now, after: (delay: number, job: () => void) => void setTimeout(job, delay) };

// Every page writes its own moves at once. The background brings them into the synced store, a few seconds later and
// many at a time, and takes what other devices have written there. Both stores wake it.
export default defineBackground(() => {
  const opening = start();
  keepBadge();
  browser.storage.sync.onChanged.addListener(() => void opening.then((replicator) => replicator.look(SETTLE)));
  browser.commands.onCommand.addListener((name, tab) => {
    if (name === 'beside') void openBeside(tab?.windowId);
  });
});

async function start(): Promise<Replicator> {
  const store = await openStore(localStore);
  useDevice(store);
  const transport = createItemTransport(browser.storage.sync, () => store.device.text!, pace);
  return createReplicator(store, transport, pace, await nameOfBrowser());
}
