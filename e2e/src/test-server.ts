import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

const serverMain = join(import.meta.dirname, '../../apps/server/src/main.ts');
const startWithinMs = 60_000;

/** A Doorwright server with a data folder of its own, which can be killed and started again. */
export interface TestServer {
  readonly url: string;
  start(): Promise<void>;
  /** Kills the process, as a power cut would. */
  kill9(): Promise<void>;
  /** Stops the server, then runs the query on its database. */
  rowsAfterStop<Row>(sql: string): Promise<readonly Row[]>;
  /** Every mail written so far, as raw message text. */
  mails(): Promise<readonly string[]>;
}

export async function openTestServer(): Promise<TestServer & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doorwright-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', PUBLIC_URL: url };
    server = spawn(process.execPath, [serverMain], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await answers(`${url}/readyz`);
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await ended;
  };

  return {
    url,
    start,
    kill9: () => end('SIGKILL'),
    async rowsAfterStop<Row>(sql: string) {
      await end('SIGTERM');
      const database = await PGlite.create(join(dataDir, 'db'));
      try {
        return (await database.query<Row>(sql)).rows;
      } finally {
        await database.close();
      }
    },
    async mails() {
      const folder = join(dataDir, 'mail');
      const names = await readdir(folder).catch(() => []);
      return Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
      );
    },
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + startWithinMs;
  while (Date.now() < until) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await sleep(150);
  }
  throw new Error(`${address} did not answer within ${startWithinMs / 1000} s.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
