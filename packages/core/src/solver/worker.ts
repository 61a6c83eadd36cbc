import { serve, type Scope } from './service.ts';

/** The parts of a worker's global scope that are used here; core has no library that names them. */
declare const self: Scope;
declare const MessageChannel: new () => {
  readonly port1: { onmessage: (() => void) | null };
  readonly port2: { postMessage(message: null): void };
};

serve(self, pauses());

/**
 * A pause lets every message that has already arrived be read first. A message to ourselves comes back at once,
 * where timers would be slowed down to some milliseconds each.
 */
function pauses(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () => new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
