/** The part of Node that is used where the extension host is a Node process; in a browser nobody asks for it. */
declare module 'node:worker_threads' {
  export class Worker {
    constructor(source: string, options: { eval: true });
    postMessage(message: unknown): void;
    terminate(): Promise<number>;
    on(event: 'message' | 'error', listener: (value: unknown) => void): void;
  }
}
