import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, posix } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files of a folder on this machine only, `index.html` for the folder itself.
 *
 * @param {string} folder
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ url: string, close: () => void }>}
 * @throws {Error} when the port is taken
 */
export function serve(folder, port) {
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!isFile(file)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://127.0.0.1:${bound}/`, close: () => server.close() });
    });
  });
}

/**
 * The path that a request names. An absolute path that is normalized cannot climb above its root.
 *
 * @param {string | undefined} url
 */
function pathOf(url = '/') {
  try {
    return posix.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname).replaceAll('\\', '/'));
  } catch {
    return '/malformed';
  }
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
