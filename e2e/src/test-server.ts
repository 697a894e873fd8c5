import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort, runScript, type ServerProcess, startServer } from './server-process.ts';

/** A Doorwright server with a data folder of its own, which can be killed and started again. */
export interface TestServer {
  readonly url: string;
  start(): Promise<void>;
  /** Kills the process, as a power cut would. */
  kill9(): Promise<void>;
  /** Stops the server, then runs a script of it (`client-create`) on its data folder, with an answer to what the script asks. */
  runsAfterStop(script: string, args: readonly string[], answer?: string): Promise<void>;
  /** Stops the server, then runs the query on its database. */
  rowsAfterStop<Row>(sql: string): Promise<readonly Row[]>;
  /** Every mail written so far, as raw message text. */
  mails(): Promise<readonly string[]>;
}

/**
 * A server on a copy of the data folder that `global-setup.ts` prepared; it serves once it is started. `settings` are environment
 * variables.
 */
export async function openTestServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doorwright-'));
  const prepared = process.env['PREPARED_DATA_DIR'];
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  const port = await freePort();
  let server: ServerProcess | undefined;

  const start = async () => {
    server = await startServer(dataDir, { port, settings });
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    server = undefined;
    await running?.end(signal);
  };

  return {
    url: `http://localhost:${port}`,
    start,
    kill9: () => end('SIGKILL'),
    async runsAfterStop(script, args, answer = '') {
      await end('SIGTERM');
      await runScript(dataDir, { script, args, answer });
    },
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
