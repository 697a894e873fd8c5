import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The routes to compare calls with, in a process of their own beside an empty database; `item` is what they read. */
export async function openBareServer(
  databaseUrl: string,
  item: unknown,
): Promise<{ readonly url: string } & AsyncDisposable> {
  const file = join(import.meta.dirname, '../bare-server/server.ts');
  const server = spawn(process.execPath, [file], {
    env: { ...process.env, DATABASE_URL: databaseUrl, ITEM: JSON.stringify(item) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [url] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The bare server did not start.'))),
  ]);
  return {
    url: String(url).trim(),
    async [Symbol.asyncDispose]() {
      server.kill();
      await ended;
    },
  };
}
