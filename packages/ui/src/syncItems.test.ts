import { makeItems, makePart } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJunk, hostile } from '../../../test/fixtures/hostile.ts';
import { createItemTransport } from './syncItems.ts';

const partOf = (device: string, revision: number) => makePart({
  device, revision, name: device, settings: new Map(), results: [], games: [],
}, 9);

function createArea(items: Record<string, unknown> = {}) {
  const log: string[] = [];
  return {
    items, log,
    get: async () => ({ ...items }),
    async set(values: Record<string, string>) {
      log.push(`set ${Object.keys(values).join()}`);
      Object.assign(items, values);
    },
    async remove(keys: string[]) {
      log.push(`remove ${keys.join()}`);
      for (const key of keys) delete items[key];
    },
  };
}

const [mine, theirs] = [partOf('device0a', 1), partOf('device0b', 1)];
const both = new Map([['device0a', mine], ['device0b', theirs]]);

describe('the synced store of a browser', () => {
  it('never throws, whatever it holds, reads only whole parts, and writes what is missing', async () => {
    const whole: Record<string, unknown> = { ...makeItems('device0a', mine), ...makeItems('device0b', theirs) };
    const anyItem = fc.record({
      key: fc.oneof(
        fc.constantFrom(...Object.keys(whole), 'part.device0a.1', 'part.__proto__.0', '__proto__'), fc.string(),
      ),
      value: fc.oneof(hostile(theirs), anyJunk),
    });
    await fc.assert(fc.asyncProperty(fc.array(anyItem, { maxLength: 4 }), async (changes) => {
      const items = Object.fromEntries([...Object.entries(whole), ...changes.map(({ key, value }) => [key, value])]);
      const transport = createItemTransport(createArea(items), () => 'device0a', { now: () => 0 });
      const read = await transport.read();
      expect([...read.values()].filter((part) => part !== mine && part !== theirs)).toEqual([]);
      await transport.write(new Map([['device0a', mine]]));
      expect((await transport.read()).get('device0a')).toBe(mine);
    }), { numRuns: 60 });
  });

  it('is written in one go, and only where something changed', async () => {
    const area = createArea();
    const transport = createItemTransport(area, () => 'device0a', { now: () => 0 });
    await transport.write(new Map([['device0a', mine]]));
    await transport.write(new Map([['device0a', mine]]));
    expect(area.log).toEqual(['set part.device0a.0']);
    expect(await transport.read()).toEqual(new Map([['device0a', mine]]));
  });

  it('leaves the parts of others alone, until they have been missing for a while', async () => {
    const area = createArea(makeItems('device0a', mine));
    let now = 0;
    const transport = createItemTransport(area, () => 'device0a', { now: () => now });
    const again = await transport.write(both);
    expect(area.log).toEqual([]);
    now += again!;
    expect(await transport.write(both)).toBeGreaterThan(0);
    expect(area.log).toEqual(['set part.device0b.0']);
    expect(await transport.write(both)).toBeUndefined();
  });

  it('never writes an old part of another device over a newer one', async () => {
    const newer = partOf('device0b', 2);
    const area = createArea({ ...makeItems('device0a', mine), ...makeItems('device0b', newer) });
    const transport = createItemTransport(area, () => 'device0a', { now: () => 1e9 });
    await transport.write(both);
    expect(area.log).toEqual([]);
    expect(await transport.read()).toEqual(new Map([['device0a', mine], ['device0b', newer]]));
  });

  it('takes away what a shorter part leaves behind', async () => {
    const area = createArea({ 'part.device0a.0': 'old', 'part.device0a.1': 'older', 'other': 1 });
    await createItemTransport(area, () => 'device0a', { now: () => 0 }).write(new Map([['device0a', mine]]));
    expect(area.log).toEqual(['remove part.device0a.1', 'set part.device0a.0']);
    expect(area.items).toEqual({ ...makeItems('device0a', mine), other: 1 });
  });
});
