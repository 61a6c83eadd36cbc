import { createApp } from 'vue';
import App from './App.vue';
import './chrome.css';
import type { Host } from './host.ts';
import { speak } from './language.ts';
import { loadLooks } from './looks.ts';
import { parseSettings } from './settings.ts';
import { openStore } from './store.ts';

export { ACTIONS, STORE_KEYS, type Action, type Host, type Stored, type StoreKey, type Surface } from './host.ts';

/**
 * Puts the table into an element that fills its page, with the game that the host's store holds, or with a deal
 * of its own where there is none. Gives back how to take it away again.
 */
export async function mount(element: HTMLElement, host: Host): Promise<() => void> {
  // Most players have the language of their browser: its texts come while the store is read.
  const [store] = await Promise.all([openStore(host), speak('system', host)]);
  const settings = parseSettings(store.settings.text);
  await Promise.all([speak(settings.language, host), loadLooks(settings)]);
  const app = createApp(App, { host, store });
  app.mount(element);
  return () => {
    app.unmount();
    store.close();
  };
}
