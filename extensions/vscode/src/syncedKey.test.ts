import { makeDocument, makePart } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJunk, hostile } from '../../../test/fixtures/hostile.ts';
import { fakeMemento } from './fakes.ts';
import { createMementoTransport, SYNCED_KEY } from './syncedKey.ts';

const part = makePart({
  device: 'device0a', revision: 3, name: 'x', settings: new Map(), results: [], games: [],
}, 9);
const document = new Map([['device0a', part]]);

describe('the synced key', () => {
  it('holds the whole document, and is written only when it changes', async () => {
    const memento = fakeMemento();
    const transport = createMementoTransport(memento, () => true);
    expect(await transport.read()).toEqual(new Map());
    await transport.write(document);
    expect(memento.values).toEqual({ [SYNCED_KEY]: makeDocument(document) });
    expect(await transport.read()).toEqual(document);
    memento.update = () => Promise.reject(new Error('not needed'));
    await transport.write(document);
  });

  it('is never written by a version that cannot read it', async () => {
    const newer = makeDocument(document).replace('"version":1', '"version":2');
    const transport = createMementoTransport(fakeMemento({ [SYNCED_KEY]: newer }), () => true);
    await expect(transport.read()).rejects.toThrow('newer');
  });

  it('never throws, whatever it holds, and reads only whole parts', async () => {
    const text = makeDocument(document);
    const anyValue = fc.oneof(hostile(text), anyJunk, hostile(text).map((part) => ({ parts: [part] })));
    await fc.assert(fc.asyncProperty(anyValue, async (value) => {
      const read = createMementoTransport(fakeMemento({ [SYNCED_KEY]: value }), () => true).read();
      const told = await read.catch((error: Error) => error.message);
      if (typeof told === 'string') expect(told).toContain('newer');
      else expect([...told.values()].filter((each) => each !== part)).toEqual([]);
    }), { numRuns: 60 });
  });

  it.each([7, 'junk', '{}', null, { parts: [] }])('is nothing where it holds %j', async (value) => {
    const transport = createMementoTransport(fakeMemento({ [SYNCED_KEY]: value }), () => true);
    expect(await transport.read()).toEqual(new Map());
  });
});
