import type { Game } from '@sidedeck/core';
import { workspace, WorkspaceEdit, type TextDocument } from 'vscode';
import { analysisOf, rangeOf } from './documents.ts';
import { writeGame, type Change } from './edits.ts';

/** Lets a document tell another game; undo in its editor takes that back. False where it cannot be changed. */
export function writeTo(document: TextDocument, game: Game): Thenable<boolean> {
  return applyTo(document, writeGame(analysisOf(document), game));
}

export async function applyTo(document: TextDocument, changes: readonly Change[]): Promise<boolean> {
  if (changes.length === 0) return true;
  if (workspace.fs.isWritableFileSystem(document.uri.scheme) === false) return false;
  const edit = new WorkspaceEdit();
  for (const { from, to, text } of changes) edit.replace(document.uri, rangeOf(from, to), text);
  return workspace.applyEdit(edit);
}
