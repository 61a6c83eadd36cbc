import { createLocalStorageHost } from '../src/hosts/localStorageHost.ts';
import { mount } from '../src/index.ts';
import SolverWorker from '@sidedeck/core/solver/worker.ts?worker';

const host = createLocalStorageHost(async () => new SolverWorker());

await mount(document.querySelector<HTMLElement>('#table')!, host);
