import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCodeServer } from '../setup/code-server.mjs';
import { mustRun } from '../setup/shell.mjs';
import { writeExtension, type SmallExtension } from './smallExtension.ts';

/** Nothing that greets, hovers, reports or updates may come between a test and the extension. */
const SETTINGS = {
  'chat.commandCenter.enabled': false,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'workbench.hover.delay': 60_000,
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.welcomePage.walkthroughs.openOnInstall': false,
};

/** The only ones of the editor's own extensions that are looked at; to start all takes a third of the time. */
const THEMES = ['theme-defaults', 'theme-seti'];

/** VS Code's own server with one extension installed, on folders of its own. */
export interface Server {
  /**
   * Address of the workbench on a folder of this name, which is made where there is none yet; or on one that is named
   * by a URI, as `memory:/`, and is anywhere but on the disk.
   */
  urlOf(folder: string): string;
  /** Writes files into the folder of this name; their texts by their names. */
  write(folder: string, files: Readonly<Record<string, string>>): void;
  /** Installs another version of the extension; windows have it once they are reloaded. */
  install(vsix: string): Promise<void>;
  /** Ends the server and every extension host, and deletes their folders. */
  stop(): Promise<void>;
}

/**
 * @param beside what is installed beside the extension
 * @param language in which windows are, as VS Code names it
 */
export async function startServer(
  vsix: string, settings: Record<string, unknown> = {}, beside: readonly SmallExtension[] = [],
  language = 'en',
): Promise<Server> {
  const server = await ensureCodeServer();
  const root = mkdtempSync(join(tmpdir(), 'sidedeck-workbench-'));
  mkdirSync(join(root, 'user/User'), { recursive: true });
  writeFileSync(join(root, 'user/User/settings.json'), JSON.stringify({ ...SETTINGS, ...settings }));
  const folders = ['--user-data-dir', join(root, 'user'), '--extensions-dir', join(root, 'extensions')];
  mkdirSync(join(root, 'own'));
  for (const each of THEMES) symlinkSync(join(server, '../../extensions', each), join(root, 'own', each));
  for (const each of beside) writeExtension(join(root, 'extensions'), each);
  writeLanguagePack(join(root, 'user'), language);
  // Its sockets belong in its own folder, and it must not talk to a VS Code in whose terminal the tests run.
  const env = { HOME: root, TMPDIR: root, XDG_RUNTIME_DIR: root, VSCODE_IPC_HOOK_CLI: '' };
  const install = async (file: string) => {
    await mustRun(process.execPath, [server, ...folders, '--install-extension', file, '--force'], { env });
  };
  await install(vsix);
  const running = spawn(process.execPath, [
    server, ...folders, '--builtin-extensions-dir', join(root, 'own'),
    '--host', '127.0.0.1', '--port', '0', '--without-connection-token', '--accept-server-license-terms',
    '--telemetry-level', 'off', '--locale', language,
  ], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const port = await boundPort(running);
  return {
    urlOf(folder) {
      if (folder.includes(':')) return `http://127.0.0.1:${port}/?folder=${folder}`;
      mkdirSync(join(root, folder), { recursive: true });
      return `http://127.0.0.1:${port}/?folder=${join(root, folder)}`;
    },
    write(folder, files) {
      mkdirSync(join(root, folder), { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
    },
    install,
    async stop() {
      await stopGroup(running);
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * VS Code's own texts of a language are in a pack from its store. One without any text puts windows in this language
 * for all extensions; what VS Code says itself stays English.
 */
function writeLanguagePack(user: string, language: string): void {
  const vscode = join(user, 'texts.json');
  writeFileSync(vscode, JSON.stringify({ contents: {} }));
  const extensions = [{ extensionIdentifier: { id: 'sidedeck-test.language' }, version: '1.0.0' }];
  const pack = { hash: 'empty', label: language, extensions, translations: { vscode } };
  writeFileSync(join(user, 'languagepacks.json'), JSON.stringify({ [language]: pack }));
}

/** Waits for the line in which the server names the port that it was given. */
function boundPort(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Server bound to [^ ]*:(\d+)/.exec(output)?.[1];
      if (port) resolve(port);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => reject(new Error(`The workbench's server exited with ${code}:\n${output}`)));
  });
}

/** The server leads a process group of its own, so that its extension hosts end with it. */
async function stopGroup(leader: ChildProcess): Promise<void> {
  if (leader.exitCode !== null || leader.pid === undefined) return;
  const ended = once(leader, 'exit');
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
}
