import { makeGameId, type Identity } from '@sidedeck/core';
import type { Store } from './store.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;

/** A name that no other device has: eight letters and digits by chance. */
export function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

let here = newDevice();
let lastSecond = 0;

/** Gives the device of this store a name where it has none; games started from now on are of this device. */
export function useDevice({ device }: Store): void {
  const known = device.text;
  if (known !== undefined && /^[a-z0-9]{8}$/.test(known)) here = known;
  else device.save(here);
  device.onAdopt((text) => void (here = text));
}

/** Who a game started now is. Its id tells device and second, and no two are started in one second. */
export function newIdentity(now = Date.now()): Identity {
  lastSecond = Math.max(Math.floor(now / 1000), lastSecond + 1);
  const started = lastSecond * 1000;
  return { id: makeGameId(here, started), started };
}
