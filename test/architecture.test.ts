import { describe, expect, test } from 'vitest';
import * as rules from './rules.ts';
import { importsOf, isCode, isShipped, readTexts } from './sources.ts';
import type { Import, Source } from './sources.ts';
import { hardCodedSentences } from './wording.ts';

const texts = readTexts();
const code = texts.filter(isCode);
const shipped = texts.filter(isShipped);
const imports = shipped.flatMap(importsOf);

describe('the project', () => {
  test.each([
    ['imports point from the extensions to ui to core', rules.wrongDirections(imports)],
    ['the extensions do not know each other', rules.crossedExtensions(imports)],
    ['core stands alone', rules.impureCore(imports)],
    ['ui stands on vue and core', rules.impureUi(imports)],
    ['layers of core stand on earlier ones', rules.wrongLayers(imports)],
    ['every file of core has a layer', rules.unplaced(shipped)],
    ['no imports in a circle', rules.cycles(imports)],
    ['no file is too long', rules.tooLong(code)],
    ['no chance in core', rules.chanceInCore(code)],
    ['nothing that players read is written in code', hardCodedSentences(shipped)],
    ['no path of one machine', rules.machinePaths(texts)],
    ['no address in the lockfile', rules.lockedAddresses(texts)],
  ])('%s', (_, problems) => {
    expect(problems).toEqual([]);
  });

  test('the files are really read', () => {
    expect(texts.map(({ path }) => path)).toContain('pnpm-lock.yaml');
    expect(code.map(({ path }) => path)).toContain('test/architecture.test.ts');
    expect(imports).toContainEqual(edge('packages/core/src/position.ts', 'packages/core/src/rules.ts'));
    const packages = new Set(imports.map(({ from }) => from.split('/')[1]));
    expect([...packages].sort()).toEqual(['browser', 'core', 'ui', 'vscode']);
  });
});

describe('each rule can fail', () => {
  const core = 'packages/core/src/card.ts';
  const ui = 'packages/ui/src/board.vue';
  const popup = 'extensions/browser/popup.ts';
  const sidebar = 'extensions/vscode/sidebar.ts';
  const rulesFile = 'packages/core/src/rules.ts';
  const engine = 'packages/core/src/freecell/play.ts';
  const solver = 'packages/core/src/solver/search.ts';

  test.each<[string, string[], number]>([
    ['core on ui', rules.wrongDirections([edge(core, ui)]), 1],
    ['ui on an extension', rules.wrongDirections([edge(ui, popup)]), 1],
    ['the right way', rules.wrongDirections([edge(popup, ui), edge(ui, core), edge(popup, core)]), 0],
    ['one extension on the other', rules.crossedExtensions([edge(popup, sidebar)]), 1],
    ['an extension on itself', rules.crossedExtensions([edge(popup, 'extensions/browser/host.ts')]), 0],
    ['core on vue', rules.impureCore([edge(core, 'vue')]), 1],
    ['core on node', rules.impureCore([edge(core, 'node:fs')]), 1],
    ['ui on an extension API', rules.impureUi([edge(ui, 'wxt/browser')]), 1],
    ['ui on vue', rules.impureUi([edge(ui, 'vue'), edge(ui, core)]), 0],
    ['card on rules', rules.wrongLayers([edge(core, rulesFile)]), 1],
    ['rules on solver', rules.wrongLayers([edge(engine, solver)]), 1],
    ['solver on freecell', rules.wrongLayers([edge(solver, engine)]), 0],
    ['a file of no layer', rules.unplaced([file('packages/core/src/utils.ts', ''), file(engine, '')]), 1],
    ['a circle', rules.cycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('d', 'a')]), 1],
    ['a file that imports itself', rules.cycles([edge('a', 'a')]), 1],
    ['a diamond', rules.cycles([edge('a', 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', 'd')]), 0],
    ['301 lines', rules.tooLong([file('a.ts', 'x\n'.repeat(301))]), 1],
    ['300 lines', rules.tooLong([file('a.ts', 'x\n'.repeat(300))]), 0],
    ['chance', rules.chanceInCore([file(core, 'const x = Math.random();')]), 1],
    ['a sentence', hardCodedSentences([file('packages/ui/src/a.ts', `show('You have won');`)]), 1],
    ['half a sentence', hardCodedSentences([file('extensions/vscode/src/a.ts', 'show(`${count} cards left`);')]), 1],
    ['no sentences', hardCodedSentences([file('packages/ui/src/a.ts', `t('a.key'); throw new Error('no such key');`)]), 0],
    ['a path', rules.machinePaths([file('a.md', `see ${['', 'home', 'someone', 'cards'].join('/')}`)]), 1],
    ['an address in the lockfile', rules.lockedAddresses([file('pnpm-lock.yaml', 'tarball: https://example.org/a')]), 1],
  ])('%s', (_, problems, count) => {
    expect(problems).toHaveLength(count);
  });

  test('a circle is told from its first file', () => {
    expect(rules.cycles([edge('c', 'b'), edge('b', 'a'), edge('a', 'c')])).toEqual(['a -> c -> b -> a']);
  });
});

describe('imports', () => {
  test('of every kind are found', () => {
    const text = [
      `import { a } from './a.ts';`,
      `import type { B } from '../b.ts';`,
      `export * from '@sidedeck/core';`,
      `import '@sidedeck/core/solver/worker.ts?worker';`,
      `const late = () => import('vue');`,
      `// import './not.ts';`,
    ].join('\n');
    expect(importsOf(file('packages/ui/src/x.ts', text)).map(({ to }) => to)).toEqual([
      'packages/ui/src/a.ts', 'packages/ui/b.ts', 'packages/core/src/index.ts',
      'packages/core/src/solver/worker.ts', 'vue',
    ]);
  });

  test('of a component are those of its scripts', () => {
    const text = `<script setup lang="ts">\nimport Card from './Card.vue';\n</script>\n<template>import './no.ts'</template>`;
    expect(importsOf(file('packages/ui/src/Board.vue', text))).toEqual([
      edge('packages/ui/src/Board.vue', 'packages/ui/src/Card.vue'),
    ]);
  });
});

function edge(from: string, to: string): Import {
  return { from, to };
}

function file(path: string, text: string): Source {
  return { path, text };
}
