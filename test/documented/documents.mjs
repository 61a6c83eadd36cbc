import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/pnpm.mjs';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'BENCHMARKS.md', 'ARCHITECTURE.md', 'SECURITY.md'];
const COMMAND = /^([A-Z_]+=\S+ )*(pnpm|npm|npx|node) /;
/** A word for `pnpm`, which the text says. */
const NO_COMMAND = 'npx --yes pnpm@10';

/**
 * All commands that the documents tell a reader to type, as they stand there; each once a document.
 *
 * @returns {{ document: string, command: string }[]}
 */
export function documentedCommands() {
  return DOCUMENTS.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const spans = [...text.matchAll(/```sh\n([^]*?)```|`([^`\n]+)`/g)]
      .flatMap(([, block, span]) => (block ?? span ?? '').split('\n'));
    const lines = spans.map((line) => line.replace(/\s+#.*$/, '').trim());
    return [...new Set(lines)].filter((line) => COMMAND.test(line) && line !== NO_COMMAND)
      .map((command) => ({ document, command }));
  });
}
