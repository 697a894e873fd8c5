import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { type Environment, startServer as start } from './testing/start-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const data = (name: string) => join(folder.path, name);

/** Exit status and error lines of a start that fails. */
async function failure(environment: Environment) {
  const { status, error } = await start(environment).ended;
  return { status, lines: error.trim().split('\n') };
}

describe('a failed start prints one line that names the wrong variable, and exits with 1', () => {
  test.each<[string, () => Environment, RegExp]>([
    ['an invalid port', () => ({ PORT: '0' }), /^PORT must be a number from 1 to 65535\.$/],
    ['a folder that cannot be created', () => ({ DATA_DIR: '/proc/x' }), /^DATA_DIR \/proc\/x cannot be written: /],
    [
      'a file where the folder should be',
      () => {
        writeFileSync(data('file'), '');
        return { DATA_DIR: data('file') };
      },
      /^DATA_DIR .*file cannot be written: /,
    ],
    [
      'a database that does not answer',
      () => ({ DATA_DIR: data('no-database'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }),
      /^DATABASE_URL: .*127\.0\.0\.1:1/,
    ],
  ])('%s', async (_, environment, line) => {
    const { status, lines } = await failure({ PORT: String(await freePort()), ...environment() });
    expect([status, lines]).toEqual([1, [expect.stringMatching(line)]]);
  });
});

describe('while a server is running', () => {
  const DATA_DIR = data('shared');
  let PORT: string;
  let first: ReturnType<typeof start>;
  beforeAll(async () => {
    PORT = String(await freePort());
    first = start({ DATA_DIR, PORT });
    await first.listening();
  });

  test('a second one on the same folder is refused; the message names the running process', async () => {
    const { status, lines } = await failure({ DATA_DIR, PORT: String(await freePort()) });
    const sentence = `^The embedded database is in use by process ${first.child.pid} \\(.*\\)\\. Stop that one first\\.$`;
    expect([status, lines]).toEqual([1, [expect.stringMatching(sentence)]]);
  });

  test('a second one on the same port is refused', async () => {
    const { status, lines } = await failure({ DATA_DIR: data('port'), PORT });
    const sentence = `PORT ${PORT} is in use by another program. Stop that one, or set another PORT.`;
    expect([status, lines]).toEqual([1, [sentence]]);
  });

  test('it has said in one line what a power cut may cost, and what to do about it', () => {
    const lines = first.written().split('\n');
    expect(lines.filter((line) => line.includes('power cut'))).toEqual([
      'The database is embedded: a power cut may cost the last half minute. For real trade set DATABASE_URL.',
    ]);
  });

  test('its data are for its own user: folders 0700, no file that others may write', () => {
    const modes = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true }).map((entry) => ({
      isFolder: entry.isDirectory(),
      path: join(entry.parentPath, entry.name),
      mode: statSync(join(entry.parentPath, entry.name)).mode & 0o777,
    }));
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
    expect(modes.length).toBeGreaterThan(100);
    expect(modes.filter(({ isFolder, mode }) => (isFolder ? mode !== 0o700 : (mode & 0o022) !== 0))).toEqual([]);
  });

  test('after SIGTERM, a call in flight finishes and the exit status is 0', async () => {
    const call = request(`http://127.0.0.1:${PORT}/trpc/public/createItemFromTemplate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    call.flushHeaders();
    await once(call, 'continue');
    first.child.kill('SIGTERM');
    await untilRefused(Number(PORT));
    call.end(JSON.stringify({ ItemId: 'single-door' }));
    const [answer]: IncomingMessage[] = await once(call, 'response');
    answer?.resume();
    expect(answer?.statusCode).toBe(200);
    expect((await first.ended).status).toBe(0);
  });
});

/** Resolves when nothing listens on the port any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (!isOpen) return;
  }
}

test('two starts at the same moment: one serves, the other is refused', async () => {
  const DATA_DIR = data('race');
  const both = await Promise.all([freePort(), freePort()]);
  const starts = both.map((port) => start({ DATA_DIR, PORT: String(port) }));
  const loser = await Promise.race(starts.map(({ ended }) => ended));
  expect([loser.status, loser.error]).toEqual([
    1,
    expect.stringMatching(/^The embedded database is in use by process/),
  ]);
  const winner = starts.find(({ child }) => child.exitCode === null);
  await winner?.listening();
  winner?.child.kill('SIGTERM');
  expect((await winner?.ended)?.status).toBe(0);
});
