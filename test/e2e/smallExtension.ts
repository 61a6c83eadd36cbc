import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small extension that a test puts beside ours: its manifest, but for what all have, and its one CommonJS file. */
export interface SmallExtension {
  readonly name: string;
  readonly manifest: object;
  /** The text of `main.js`. */
  readonly main: string;
}

const PUBLISHER = 'sidedeck-test';

export function writeExtension(extensions: string, { name, manifest, main }: SmallExtension): void {
  const folder = join(extensions, `${PUBLISHER}.${name}-1.0.0`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({
    name, publisher: PUBLISHER, version: '1.0.0', engines: { vscode: '^1.90.0' }, ...manifest,
  }));
  writeFileSync(join(folder, 'main.js'), main);
}

/** Who is signed in to Settings Sync, where a test asks for it. */
export const ACCOUNT = { provider: 'sidedeck-test', session: 'session', token: 'token', scope: 'sync' };

const { session: id, token: accessToken, scope } = ACCOUNT;
const SESSION = { id, accessToken, scopes: [scope], account: { id: '1', label: 'Test' } };

/** It knows one person. */
export const ACCOUNT_EXTENSION: SmallExtension = {
  name: 'account',
  manifest: {
    main: './main.js', activationEvents: [`onAuthenticationRequest:${ACCOUNT.provider}`],
    contributes: { authentication: [{ id: ACCOUNT.provider, label: 'Test' }] },
  },
  main: `
    const { authentication, EventEmitter } = require('vscode');
    const session = ${JSON.stringify(SESSION)};
    exports.activate = () => authentication.registerAuthenticationProvider('${ACCOUNT.provider}', 'Test', {
      onDidChangeSessions: new EventEmitter().event,
      getSessions: async () => [session], createSession: async () => session, removeSession: async () => undefined,
    });
  `,
};

/** The folder of {@link memoryOf}. */
export const MEMORY = 'memory:/';

/**
 * A folder that is on no disk, with one file in it; it runs in the browser. What is written to the file is told in the
 * status bar, as part of a URI.
 */
export function memoryOf(file: string, text: string): SmallExtension {
  return {
    name: 'memory',
    manifest: { browser: './main.js', activationEvents: ['onFileSystem:memory'] },
    main: `
      const { EventEmitter, FileSystemError, FileType, window, workspace } = require('vscode');
      let bytes = new TextEncoder().encode(${JSON.stringify(text)});
      let mtime = 1;
      const find = ({ path }) => {
        if (path !== ${JSON.stringify(`/${file}`)}) throw FileSystemError.FileNotFound(path);
        return bytes;
      };
      const refuse = (uri) => {
        throw FileSystemError.NoPermissions(uri);
      };
      exports.activate = () => {
        const item = window.createStatusBarItem('written');
        workspace.registerFileSystemProvider('memory', {
          onDidChangeFile: new EventEmitter().event,
          watch: () => ({ dispose() {} }),
          stat: (uri) => uri.path === '/'
            ? { type: FileType.Directory, ctime: 0, mtime: 0, size: 0 }
            : { type: FileType.File, ctime: 0, mtime, size: find(uri).length },
          readDirectory: () => [[${JSON.stringify(file)}, FileType.File]],
          readFile: find,
          writeFile(uri, written) {
            find(uri);
            bytes = written;
            mtime += 1;
            item.text = encodeURIComponent(new TextDecoder().decode(bytes));
            item.show();
          },
          createDirectory: refuse, delete: refuse, rename: refuse,
        });
      };
    `,
  };
}
