import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS } from '@sidedeck/ui/host.ts';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { ACTION_COMMANDS, BOARD_FOCUSED, OPEN, PANEL, VIEW } from './names.ts';

const FOLDER = join(import.meta.dirname, '..');
const { commands, keybindings, menus, views } = manifest.contributes;
const COMMANDS = [OPEN, ...ACTIONS.map((action) => ACTION_COMMANDS[action])];

describe('package.json', () => {
  it('declares each command of the code, and no other', () => {
    expect(commands.map(({ command }) => command).sort()).toEqual([...COMMANDS].sort());
    const used = [...keybindings, ...Object.values(menus).flat()].map(({ command }) => command);
    expect(COMMANDS).toEqual(expect.arrayContaining(used));
  });

  it('declares the view and restores the panel', () => {
    expect(Object.values(views).flat().map(({ id }) => id)).toEqual([VIEW]);
    expect(manifest.activationEvents).toEqual([`onWebviewPanel:${PANEL}`]);
  });

  it('binds keys only while a board has the focus, and shows menus only on boards', () => {
    expect(new Set(keybindings.map(({ when }) => when))).toEqual(new Set([BOARD_FOCUSED]));
    const places = new Set(Object.values(menus).flat().map(({ when }) => when));
    expect(places).toEqual(new Set([`view == ${VIEW}`, `activeWebviewPanelId == ${PANEL}`]));
  });

  it('runs in untrusted and virtual workspaces, in Node and in the browser', () => {
    expect(manifest.capabilities).toEqual({ untrustedWorkspaces: { supported: true }, virtualWorkspaces: true });
    expect([manifest.main, manifest.browser]).toEqual(['./dist/extension.cjs', './dist/extension.web.js']);
  });

  it('has every text in every language, and no text that nobody shows', () => {
    const shown = [...JSON.stringify(manifest).matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key!);
    const tables = readdirSync(FOLDER).filter((name) => /^package\.nls.*\.json$/.test(name));
    expect(tables.sort()).toEqual(['package.nls.json', 'package.nls.zh-cn.json', 'package.nls.zh-tw.json']);
    for (const name of tables) {
      const texts = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Record<string, string>;
      expect(Object.keys(texts).sort(), name).toEqual([...new Set(shown)].sort());
      expect(Object.values(texts).filter((text) => !text.trim()), name).toEqual([]);
    }
  });
});
