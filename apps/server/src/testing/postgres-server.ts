import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import pg from 'pg';

/** Folder of the oldest installed PostgreSQL (Debian's package `postgresql`), because version 15 must do. */
export const postgresBinaries: string | undefined = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => existsSync(join(folder, 'initdb')))
  .sort((a, b) => versionIn(a) - versionIn(b))[0];

function versionIn(folder: string): number {
  return Number(/postgresql\/(\d+)/.exec(folder)?.[1]);
}

/** A server for all files of a run, and a database on it that nobody is connected to. */
export interface PreparedPostgres {
  readonly rootUrl: string;
  /** URL of the database that is copied. */
  readonly original: string;
}

export interface PostgresServer {
  readonly rootUrl: string;
  /** URL of a new, empty database; its owner may create roles and has no other special right. */
  newDatabase(): Promise<string>;
  /** Ends every connection, as an administrator may. */
  endConnections(): Promise<void>;
  /**
   * Ends all connections at once and starts again: connections are refused in between. `immediate`: as if it had been killed,
   * so that it recovers from its log.
   */
  restart(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Connections to its databases now, and transactions since its start. */
  activity(): Promise<{ readonly connections: number; readonly transactions: number }>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder on a free port. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'doorwright-pg-'));
  chmodSync(folder, 0o777);
  const [run, ...as] = asUnprivilegedUser();
  const command = (name: string, ...args: string[]) => [...as, join(binaries, name), ...args] as const;
  const data = join(folder, 'data');
  const initdb = command('initdb', '-D', data, '-U', 'root', '-A', 'trust', '--no-sync', '-E', 'UTF8');
  execFileSync(run, initdb, { stdio: 'pipe', cwd: folder });
  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const launch = () => spawn(run, command('postgres', ...flags), { stdio: 'ignore', cwd: folder });
  let server = launch();
  const halt = async (mode: 'fast' | 'immediate') => {
    const ended = once(server, 'exit');
    execFileSync(run, command('pg_ctl', 'stop', '-D', data, '-m', mode), { stdio: 'pipe', cwd: folder });
    await ended;
  };
  const rootUrl = `postgres://root@127.0.0.1:${port}/postgres`;
  await waitForConnection(rootUrl);
  let databases = 0;
  return {
    rootUrl,
    newDatabase: async () => {
      const name = `doorwright_${(databases += 1)}`;
      await runAs(rootUrl, [
        `create role owner_of_${name} login createrole`,
        `create database ${name} owner owner_of_${name}`,
      ]);
      return `postgres://owner_of_${name}@127.0.0.1:${port}/${name}`;
    },
    endConnections: () =>
      runAs(rootUrl, ['select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()']),
    restart: async (mode = 'fast') => {
      await halt(mode);
      server = launch();
      await waitForConnection(rootUrl);
    },
    activity: async () => {
      const client = new pg.Client({ connectionString: rootUrl });
      await client.connect();
      const { rows } = await client.query<{ connections: number; transactions: number }>(
        `select sum(numbackends)::int as connections, sum(xact_commit + xact_rollback)::int as transactions
           from pg_stat_database where datname like 'doorwright%'`,
      );
      await client.end();
      return rows[0] ?? { connections: 0, transactions: 0 };
    },
    stop: async () => {
      await halt('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** URL of a copy with the same owner. Copying takes a twentieth of a second; a new server, its migrations and rows take two. */
export const copyOf = (prepared: PreparedPostgres): Promise<string> =>
  newBeside(prepared, `template ${new URL(prepared.original).pathname.slice(1)}`);

/** URL of an empty database of the same owner. */
export const emptyBeside = (prepared: PreparedPostgres): Promise<string> => newBeside(prepared);

/** The rows of a query on a database beside the prepared one, by its superuser, whom no policy stops. */
export async function rowsAsRoot<Row>(
  { rootUrl }: PreparedPostgres,
  url: string,
  query: string,
): Promise<readonly Row[]> {
  const { pathname } = new URL(url);
  const client = new pg.Client({ connectionString: Object.assign(new URL(rootUrl), { pathname }).href });
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(query)).rows;
  } finally {
    await client.end();
  }
}

async function newBeside({ rootUrl, original }: PreparedPostgres, like = ''): Promise<string> {
  const name = `doorwright_${randomUUID().replaceAll('-', '')}`;
  await runAs(rootUrl, [`create database ${name} ${like} owner ${new URL(original).username}`]);
  return Object.assign(new URL(original), { pathname: name }).href;
}

/** PostgreSQL refuses to run as root; Debian's package creates the user `postgres`. */
const asUnprivilegedUser = (): readonly [string, ...string[]] =>
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : ['env'];

async function waitForConnection(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runAs(url, ['select 1']);
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

async function runAs(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
