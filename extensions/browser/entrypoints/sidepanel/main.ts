import { mount } from '@sidedeck/ui';
import { createHost } from '../../host.ts';

await mount(document.querySelector<HTMLElement>('#table')!, createHost('sidebar'));
