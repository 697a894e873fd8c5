import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { copyOf, rowsAsRoot } from '../../apps/server/src/testing/postgres-server.ts';
import { preparedData } from './prepared-data.ts';
import { runScript, type ServerProcess, startServer } from './server-process.ts';

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

/** The database of a server, and the settings that lead to it. */
interface TestDatabase {
  readonly settings: Readonly<Record<string, string>>;
  /** While no server runs. */
  rows<Row>(sql: string): Promise<readonly Row[]>;
}

interface TestServerOptions {
  /** Environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** `fastest`: PostgreSQL where a run of journeys has it, since it starts in a third of the time. */
  readonly database?: 'embedded' | 'fastest';
}

/** A server on a copy of the data that `global-setup.ts` prepared; it serves once it is started. */
export async function openTestServer({
  settings: own = {},
  database: kind = 'embedded',
}: TestServerOptions = {}): Promise<TestServer & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doorwright-'));
  const database = await (kind === 'embedded' ? embeddedIn(dataDir) : fastestIn(dataDir));
  const settings = { ...database.settings, ...own };
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
      await runScript(dataDir, { script, args, answer, settings });
    },
    async rowsAfterStop(sql) {
      await end('SIGTERM');
      return database.rows(sql);
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

async function embeddedIn(dataDir: string): Promise<TestDatabase> {
  const prepared = preparedData();
  if (prepared) await cp(prepared.embedded, dataDir, { recursive: true });
  return {
    settings: {},
    async rows<Row>(sql: string) {
      const database = await PGlite.create(join(dataDir, 'db'));
      try {
        return (await database.query<Row>(sql)).rows;
      } finally {
        await database.close();
      }
    },
  };
}

async function fastestIn(dataDir: string): Promise<TestDatabase> {
  const postgres = preparedData()?.postgres;
  if (!postgres) return embeddedIn(dataDir);
  await cp(postgres.folder, dataDir, { recursive: true });
  const url = await copyOf(postgres.database);
  return { settings: { DATABASE_URL: url, DEMO: '1' }, rows: (sql) => rowsAsRoot(postgres.database, url, sql) };
}
