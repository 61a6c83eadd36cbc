import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** After so long without a question an exchange is over, in milliseconds. */
const QUIET = 500;

/** A server that VS Code's own Settings Sync takes for the real one, for as many machines as there are. */
export interface SyncStore {
  /** Where the machine of this name finds it. */
  urlFor(machine: string): string;
  /** The machine cannot reach it any more: what it asks for is on its way until all are online again. */
  disconnect(machine: string): void;
  reconnect(): void;
  /** Resolves once a machine has asked for something after now, and then nothing more for a while. */
  exchanged(machine: string): Promise<void>;
  stop(): Promise<void>;
}

interface Kept {
  readonly reference: string;
  readonly body: string;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
}

/** It keeps the newest version of each resource, and takes a new one only from whoever has seen that. */
export async function startSyncStore(): Promise<SyncStore> {
  const resources = new Map<string, Kept>();
  const past = new Map<string, string>();
  const offline = new Set<string>();
  const waiting: Asked[] = [];
  const asked = new Map<string, number>();
  let count = 0;

  function tellManifest({ request, response }: Asked): void {
    const etag = `m${count}`;
    if (request.headers['if-none-match'] === etag) return end(response, 304, etag);
    if (resources.size === 0) return end(response, 204, etag);
    const latest = Object.fromEntries([...resources].map(([name, { reference }]) => [name, reference]));
    end(response, 200, etag, JSON.stringify({ latest, session: 'session' }));
  }

  function read({ request, response }: Asked, name: string, version: string): void {
    if (version !== 'latest') return end(response, past.has(version) ? 200 : 404, version, past.get(version));
    const kept = resources.get(name);
    if (!kept) return end(response, 204, '0');
    if (request.headers['if-none-match'] === kept.reference) return end(response, 304, kept.reference);
    end(response, 200, kept.reference, kept.body);
  }

  function write({ request, response, body }: Asked, name: string): void {
    const seen = request.headers['if-match'];
    if (seen !== undefined && seen !== (resources.get(name)?.reference ?? '0')) return end(response, 412);
    const reference = `r${++count}`;
    resources.set(name, { reference, body });
    past.set(reference, body);
    end(response, 200, reference, reference);
  }

  function answer(question: Asked): void {
    const { method, url = '' } = question.request;
    const [, machine = '', path = ''] = /^\/([^/]+)\/v1\/(.*)$/.exec(url) ?? [];
    const [, name, version] = /^resource\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    asked.set(machine, Date.now());
    if (offline.has(machine)) waiting.push(question);
    else if (method === 'OPTIONS') end(question.response, 204);
    else if (path === 'manifest') tellManifest(question);
    else if (method === 'POST' && name !== undefined) write(question, name);
    else if (name !== undefined && version !== undefined) read(question, name, version);
    else end(question.response, method === 'GET' ? 200 : 404, undefined, '[]');
  }

  async function exchanged(machine: string): Promise<void> {
    const start = Date.now();
    for (let tries = 0; tries < 100; tries += 1) {
      await sleep(100);
      const last = asked.get(machine) ?? 0;
      if (last >= start && Date.now() - last > QUIET) return;
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      allow(request, response);
      answer({ request, response, body: Buffer.concat(chunks).toString() });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    urlFor: (machine) => `http://127.0.0.1:${port}/${machine}`,
    disconnect: (machine) => void offline.add(machine),
    reconnect() {
      offline.clear();
      waiting.splice(0).forEach(answer);
    },
    exchanged,
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

/** The workbench asks from another address than the store's. */
function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  response.setHeader('Access-Control-Expose-Headers', 'etag, x-operation-id');
}

function end(response: ServerResponse, status: number, etag?: string, body?: string): void {
  response.writeHead(status, { ...(etag !== undefined && { etag }), 'content-type': 'application/json' }).end(body);
}
