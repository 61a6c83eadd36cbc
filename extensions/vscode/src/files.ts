import { l10n, Uri, window, workspace } from 'vscode';

/** Bytes; a backup of more is none that the table would read. */
const LARGEST = 80_000_000;

/** Asks where to, and saves a text there; nothing happens where the player thinks better of it. */
export async function saveFile(name: string, text: string): Promise<void> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const target = await window.showSaveDialog({
    filters: { JSON: ['json'] }, ...(folder && { defaultUri: Uri.joinPath(folder, name) }),
  });
  if (target) await workspace.fs.writeFile(target, new TextEncoder().encode(text));
}

/** Asks which, and reads a file as text; undefined where the player chooses none. */
export async function openFile(): Promise<string | undefined> {
  const [file] = await window.showOpenDialog({ filters: { JSON: ['json', 'txt'] } }) ?? [];
  if (!file) return undefined;
  const { size } = await workspace.fs.stat(file);
  if (size > LARGEST) throw new Error(l10n.t('The file is too large: {0} bytes', size));
  return new TextDecoder().decode(await workspace.fs.readFile(file));
}
