import { makeItems, makePart } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
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
