import { mount } from '@sidedeck/ui';
import { createHost, type PageSurface } from './host.ts';

/** The script of all pages, which is one file then; the body says which of them this is. */
const surface = document.body.dataset['surface'] as PageSurface;
await mount(document.querySelector<HTMLElement>('#table')!, createHost(surface));
