// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { listFiles, PackageManager } from '@vscode/vsce';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeMemento } from './src/fakes.ts';
import { noticeOf } from '../../test/packages/notice.mjs';
import { mustPnpm } from '../../test/setup/pnpm.mjs';
import manifest from './package.json' with { type: 'json' };

const FOLDER = import.meta.dirname;
const KILOBYTE = 1000;

const read = (name: string) => readFileSync(join(FOLDER, 'dist', name), 'utf8');

beforeAll(() => mustPnpm('-C', FOLDER, 'package'), 120_000);

// What is shipped: one more file is a decision that a review sees.
describe('the package', () => {
  it('holds these files and no others', async () => {
    const files = await listFiles({ cwd: FOLDER, packageManager: PackageManager.None });
    expect(files.sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'THIRD-PARTY.txt',
      'dist/extension.js',
      'dist/solver.js',
      'dist/table.css',
      'dist/table.js',
      'l10n/bundle.l10n.zh-cn.json',
      'l10n/bundle.l10n.zh-tw.json',
      'language-configuration.json',
      'media/icon.png',
      'media/icon.svg',
      'media/walkthrough/file.jpg',
      'media/walkthrough/hover.jpg',
      'media/walkthrough/sidebar.jpg',
      'package.json',
      'package.nls.json',
      'package.nls.zh-cn.json',
      'package.nls.zh-tw.json',
      'syntaxes/sidedeck.tmLanguage.json',
    ]);
  });

  it('is small', () => {
    expect(statSync(join(FOLDER, 'dist/sidedeck.vsix')).size).toBeLessThan(360 * KILOBYTE);
    expect(read('extension.js').length).toBeLessThan(110 * KILOBYTE);
  });

  it('carries the licence of the project, and those of all that is bundled', async () => {
    expect(readFileSync(join(FOLDER, 'LICENSE'), 'utf8')).toBe(readFileSync(join(FOLDER, '../../LICENSE'), 'utf8'));
    const inputs = JSON.parse(read('inputs.json')) as string[];
    expect(inputs.length).toBeGreaterThan(100);
    const modules = inputs.map((path) => join(FOLDER, path));
    await expect(noticeOf(modules)).toMatchFileSnapshot('THIRD-PARTY.txt');
  });

  it('has the picture that the store asks for', () => {
    const png = readFileSync(join(FOLDER, manifest.icon));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([128, 128]);
  });
});

describe('extension.js', () => {
  it('needs nothing but VS Code, and runs where there is neither Node nor a document', () => {
    const registered: string[] = [];
    const register = (id: string) => registered.push(id);
    /** Whatever is asked of it: an object of VS Code that says nothing. */
    const silent: unknown = new Proxy(() => silent, { get: () => silent, set: () => true, apply: () => silent });
    const quiet = (own: object) => new Proxy(own, {
      get: (target, name) => Reflect.get(target, name) ?? (/^on/.test(String(name)) ? vi.fn() : () => silent),
    });
    const vscode = {
      commands: { registerCommand: register },
      env: { appName: 'Code' },
      l10n: { t: vi.fn() },
      languages: quiet({}),
      window: quiet({
        registerWebviewPanelSerializer: register,
        registerWebviewViewProvider: register,
        registerCustomEditorProvider: register,
        state: { focused: false },
      }),
      workspace: quiet({ textDocuments: [] }),
      CompletionItemKind: {}, DiagnosticSeverity: {}, StatusBarAlignment: {},
      EventEmitter: class {}, ThemeColor: class {},
    };
    // What a Node process and a web worker both have.
    const globals = { setInterval: vi.fn(), setTimeout: vi.fn(), crypto };
    const globalState = { ...fakeMemento(), setKeysForSync: vi.fn() };
    const require = (name: string) => {
      if (name === 'vscode') return vscode;
      throw new Error(`extension.js wants ${name}`);
    };
    const module = { exports: {} as { activate(context: object): void } };
    runInContext(`(function (module, exports, require) {${read('extension.js')}\n})`, createContext(globals))(
      module, module.exports, require,
    );
    module.exports.activate({ subscriptions: [], globalState });
    expect(registered).toHaveLength(manifest.contributes.commands.length + 3);
    expect(globalState.setKeysForSync).toHaveBeenCalledOnce();
  });
});

describe('the table\'s page', () => {
  const script = () => read('table.js');
  const style = () => read('table.css');

  it('can be put into one document', () => {
    expect(/<\/?script/i.test(script())).toBe(false);
    expect(/<\/style/i.test(style())).toBe(false);
  });

  it('makes no code from text, imports nothing later, and knows no address but in texts', () => {
    expect(/\beval\(|new Function\(|\bimport\(/.exec(script())?.[0]).toBeUndefined();
    const addresses = `${script()}${style()}`.match(/https?:\/\/[\w.]+/g) ?? [];
    // The name of SVG's namespace, and where Vue's messages can be looked up.
    expect([...new Set(addresses)].sort()).toEqual(['http://www.w3.org', 'https://vuejs.org']);
  });
});
