import type { CDPSession, Page } from 'playwright-core';
import type { Point } from './table.ts';

/** A finger on the screen: touch events as the system sends them, and no mouse. */
export interface Finger {
  tap(at: Point): Promise<void>;
  /** Puts the finger down and carries it there, without lifting it. */
  carry(from: Point, to: Point): Promise<void>;
  lift(): Promise<void>;
  /** The system takes the touch away, as for a gesture of its own. */
  cancel(): Promise<void>;
  /** Puts the finger down and keeps it there. */
  press(at: Point): Promise<void>;
}

export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const lift = async () => void await send('touchEnd');

  return {
    lift,
    async tap(at) {
      await send('touchStart', at);
      await lift();
    },
    async carry(from, to) {
      await send('touchStart', from);
      for (const part of [0.3, 0.7, 1]) {
        await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
    },
    cancel: async () => void await send('touchCancel'),
    press: async (at) => void await send('touchStart', at),
  };
}
