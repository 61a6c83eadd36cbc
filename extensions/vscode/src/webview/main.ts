import { mount } from '@sidedeck/ui';
import { keepKeys, watchFocus } from './focus.ts';
import { createHost, type WebviewApi } from './host.ts';
import './surroundings.css';

declare function acquireVsCodeApi(): WebviewApi;

const api = acquireVsCodeApi();

keepKeys();
watchFocus((focused) => api.postMessage({ type: 'focus', focused }));
void mount(document.querySelector<HTMLElement>('#table')!, createHost(api, {
  surface: document.body.dataset['surface'] === 'panel' ? 'panel' : 'sidebar',
  locale: document.documentElement.lang,
  workerSource: document.querySelector('#solver')!.textContent,
  inbox: window,
  origin: window.origin,
}));
