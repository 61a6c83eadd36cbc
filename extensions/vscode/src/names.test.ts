import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS } from '@sidedeck/ui/host.ts';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import {
  ACTION_COMMANDS, BOARD_FOCUSED, CODE_LENS, FILE_COMMANDS, FOLLOW_CURSOR, LANGUAGE, OPEN, PANEL, STATUS_BAR, TABLE,
  VIEW, VIEW_COMMANDS,
} from './names.ts';

const FOLDER = join(import.meta.dirname, '..');
const { commands, configuration, customEditors, grammars, keybindings, languages, menus, views } = manifest.contributes;
const COMMANDS = [
  OPEN, ...ACTIONS.map((action) => ACTION_COMMANDS[action]), ...VIEW_COMMANDS.keys(), ...Object.values(FILE_COMMANDS),
];

describe('package.json', () => {
  it('declares each command of the code, and no other', () => {
    expect(commands.map(({ command }) => command).sort()).toEqual([...COMMANDS].sort());
    const used = [...keybindings, ...Object.values(menus).flat()].map(({ command }) => command);
    expect(COMMANDS).toEqual(expect.arrayContaining(used));
  });

  it('has in the title of the view what is about the view, and that nowhere else', () => {
    const { 'view/title': view, commandPalette } = menus;
    const actions: string[] = Object.values(ACTION_COMMANDS);
    expect(view.filter(({ command }) => actions.includes(command))).toEqual([]);
    const hidden = commandPalette.flatMap(({ command, when }) => when === 'false' ? [command] : []);
    expect(hidden).toEqual([...VIEW_COMMANDS.keys()]);
    for (const [id, action] of VIEW_COMMANDS) {
      const { command: _id, ...shown } = commands.find(({ command }) => command === id)!;
      expect(commands).toContainEqual({ ...shown, command: ACTION_COMMANDS[action] });
    }
  });

  it('declares the view and restores the panel', () => {
    expect(Object.values(views).flat().map(({ id }) => id)).toEqual([VIEW]);
    expect(manifest.activationEvents).toEqual([`onWebviewPanel:${PANEL}`]);
  });

  it('binds keys only while a board has the focus, and shows menus only on boards', () => {
    // What the editor knows of its own fields it knows at once; that the focus has left a table comes by message.
    expect(new Set(keybindings.map(({ when }) => when))).toEqual(new Set([`${BOARD_FOCUSED} && !inputFocus`]));
    const { 'view/title': view, 'editor/title': editor, 'file/newFile': newFile, commandPalette, ...others } = menus;
    expect(newFile.map(({ command }) => command)).toEqual([FILE_COMMANDS.new]);
    expect(new Set(view.map(({ when }) => when))).toEqual(new Set([`view == ${VIEW}`]));
    const palette = commandPalette.filter(({ when }) => when !== 'false');
    const places = [...editor, ...palette, ...Object.values(others).flat()].map(({ when }) => when.split(' && ')[0]);
    expect(new Set(places)).toEqual(new Set([
      `activeWebviewPanelId == ${PANEL}`, `activeCustomEditorId == ${TABLE}`,
      `resourceLangId == ${LANGUAGE}`, `editorLangId == ${LANGUAGE}`,
    ]));
  });

  it('declares the language, the table of its files and the settings', () => {
    expect(languages.map(({ id }) => id)).toEqual([LANGUAGE]);
    expect(grammars.map(({ language }) => language)).toEqual([LANGUAGE]);
    const patterns = languages[0]!.extensions.map((extension) => ({ filenamePattern: `*${extension}` }));
    expect(customEditors.map(({ viewType, selector }) => [viewType, selector])).toEqual([[TABLE, patterns]]);
    expect(Object.keys(configuration.properties)).toEqual([CODE_LENS, FOLLOW_CURSOR, STATUS_BAR]);
  });

  it('runs in untrusted and virtual workspaces, in Node and in the browser', () => {
    expect(manifest.capabilities).toEqual({ untrustedWorkspaces: { supported: true }, virtualWorkspaces: true });
    expect([manifest.main, manifest.browser]).toEqual(['./dist/extension.js', './dist/extension.js']);
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
