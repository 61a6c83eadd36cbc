import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, nextTick, reactive, type EffectScope } from 'vue';
import type { Settings } from './settings.ts';
import { useLook, type Look } from './theme.ts';

describe('the look', () => {
  let wishes: string[] = [];
  let scope: EffectScope;

  beforeEach(() => {
    wishes = [];
    document.body.className = '';
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return wishes.some((wish) => query.includes(wish));
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });

  afterEach(() => {
    scope.stop();
    vi.unstubAllGlobals();
  });

  function look(
    theme: Settings['theme'] = 'system', motion: Settings['motion'] = 'system',
    contrast: Settings['contrast'] = 'system',
  ) {
    const choice = reactive({ theme, contrast, motion });
    scope = effectScope();
    return { choice, look: scope.run(() => useLook(choice))! satisfies Look };
  }

  it('follows the system', () => {
    expect(look().look).toEqual({ theme: 'light', contrast: 'normal', motion: 'full' });
    wishes = ['scheme: dark', 'contrast: more', 'motion: reduce'];
    expect(look().look).toEqual({ theme: 'dark', contrast: 'more', motion: 'reduced' });
  });

  it('follows the editor before the system, also when it changes', async () => {
    wishes = ['scheme: dark'];
    document.body.className = 'vscode-light vscode-reduce-motion';
    const { look: now } = look();
    expect(now).toMatchObject({ theme: 'light', motion: 'reduced' });
    document.body.className = 'vscode-high-contrast';
    await vi.waitFor(() => expect(now).toEqual({ theme: 'dark', contrast: 'more', motion: 'full' }));
    document.body.className = 'vscode-high-contrast vscode-high-contrast-light';
    await vi.waitFor(() => expect(now).toMatchObject({ theme: 'light', contrast: 'more' }));
  });

  it('is what the player chose before all that, but motion can only be less', async () => {
    wishes = ['scheme: dark', 'motion: reduce'];
    const { choice, look: now } = look('light');
    expect(now).toMatchObject({ theme: 'light', motion: 'reduced' });
    choice.theme = 'dark';
    await nextTick();
    expect(now.theme).toBe('dark');
    wishes = [];
    expect(look('system', 'reduced').look.motion).toBe('reduced');
    expect(look('system', 'system', 'more').look.contrast).toBe('more');
  });
});
