import { onScopeDispose, shallowReactive, watchEffect } from 'vue';
import type { Settings } from './settings.ts';

type Choice = Readonly<Pick<Settings, 'theme' | 'contrast' | 'motion'>>;

/** How the table looks, with the wishes of system, editor and player settled. */
export interface Look {
  theme: 'light' | 'dark';
  contrast: 'normal' | 'more';
  motion: 'full' | 'reduced';
}

const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'];

/**
 * The look that follows the player's choice, else the surroundings: media queries, and in VS Code the classes
 * of the body, where the queries do not fire.
 */
export function useLook(choice: Choice): Look {
  const look = shallowReactive<Look>({ theme: 'light', contrast: 'normal', motion: 'full' });
  const queries = QUERIES.map((query) => matchMedia(query));

  function settle(): void {
    const has = (name: string) => document.body.classList.contains(name);
    const [isDark, hasContrast, isStill] = queries.map(({ matches }) => matches);
    const editorSays = has('vscode-light') || has('vscode-high-contrast-light') ? 'light'
      : has('vscode-dark') || has('vscode-high-contrast') ? 'dark'
        : undefined;
    const system = editorSays ?? (isDark ? 'dark' : 'light');
    const contrast = has('vscode-high-contrast') || has('vscode-high-contrast-light') || hasContrast;
    const still = has('vscode-reduce-motion') || isStill;
    look.theme = choice.theme === 'system' ? system : choice.theme;
    look.contrast = contrast || choice.contrast === 'more' ? 'more' : 'normal';
    look.motion = still || choice.motion === 'reduced' ? 'reduced' : 'full';
  }

  watchEffect(settle);
  queries.forEach((query) => query.addEventListener('change', settle));
  const editor = new MutationObserver(settle);
  editor.observe(document.body, { attributes: true, attributeFilter: ['class'] });
  onScopeDispose(() => {
    queries.forEach((query) => query.removeEventListener('change', settle));
    editor.disconnect();
  });
  return look;
}
