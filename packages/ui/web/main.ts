import { createLocalStorageHost } from '../src/hosts/localStorageHost.ts';
import { mount } from '../src/index.ts';
import SolverWorker from '@sidedeck/core/solver/worker.ts?worker';

const host = createLocalStorageHost(async () => new SolverWorker());
const { search, pathname } = location;
const isShared = /[?&](deal|board)=/.test(search);
// Loaded anew, the page shows how the game went on and not how it was sent.
if (isShared) history.replaceState(null, '', pathname);

await mount(document.querySelector<HTMLElement>('#table')!, isShared ? { ...host, opened: search } : host);
