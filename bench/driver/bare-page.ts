import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = join(import.meta.dirname, '../bare-page');
const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** The page to compare with: built by the same bundler, compressed by the same brotli, served from memory. */
export async function openBarePage(): Promise<{ readonly url: string } & AsyncDisposable> {
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The bare page could not be built.');
  const files = compressed(join(folder, 'dist'));
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = files.get(path);
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The bare page has no address.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const compressed = (dist: string): ReadonlyMap<string, Buffer> =>
  new Map(
    globSync('**/*.{html,js}', { cwd: dist }).map((file) => [
      `/${file}`,
      brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ]),
  );
