import type { ExtensionContext } from 'vscode';
import type { Boards } from '../boards.ts';
import type { Store } from '../store.ts';
import { useDiagnostics } from './diagnostics.ts';
import { useLosses, useMarks } from './marks.ts';
import { useNewFile } from './newFile.ts';
import { useProviders } from './providers.ts';
import { useSolving } from './solving.ts';
import { useTables } from './tables.ts';

/** Game files: their text, and the tables beside it. */
export function useLanguage(context: ExtensionContext, boards: Boards, store: Store): void {
  useDiagnostics(context);
  useProviders(context);
  useSolving(context, useLosses(context));
  useMarks(context, useTables(context, boards, store));
  useNewFile(context, store);
}
