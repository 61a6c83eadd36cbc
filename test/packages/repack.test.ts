import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { expect, onTestFinished, test } from 'vitest';
import { repack } from './repack.mjs';

test('the same files make the same bytes, whenever and in whatever order they were packed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sidedeck-repack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files: [name: string, text: string][] = [['b/c.js', 'x'.repeat(5000)], ['a.json', '{}'], ['b/♠.txt', '♠']];
  const packed: Buffer[] = [];
  for (const [year, order] of [[2001, files], [2026, files.toReversed()]] as const) {
    const zip = new JSZip();
    for (const [name, text] of order) zip.file(name, text, { date: new Date(year, 5, 7) });
    const path = join(folder, `${year}.zip`);
    writeFileSync(path, await zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' }));
    await repack(path);
    packed.push(readFileSync(path));
  }
  expect(packed[0]!.equals(packed[1]!)).toBe(true);
  const unpacked = await JSZip.loadAsync(packed[0]!);
  expect(Object.keys(unpacked.files)).toEqual(['a.json', 'b/c.js', 'b/♠.txt']);
  expect(await unpacked.file('b/♠.txt')!.async('string')).toBe('♠');
  expect(packed[0]!.length).toBeLessThan(1000);
});
