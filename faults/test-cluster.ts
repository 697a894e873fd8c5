import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '../apps/server/src/db/open-embedded.ts';
import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { callsAt } from '../apps/server/src/testing/http-calls.ts';
import { logIn } from '../apps/server/src/testing/log-in.ts';
import { type ReceivedMail, startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { rowCounts } from '../apps/server/src/testing/row-counts.ts';
import { startServer } from '../apps/server/src/testing/start-server.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import type { Rows } from './row-effects.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import type { Callers } from './workload.ts';

/** The product as a company runs it, with everything around it that can break. */
export interface TestCluster extends AsyncDisposable {
  readonly kind: Database['kind'];
  /** Of the first process. */
  readonly url: string;
  /** How many server processes there are: one on the embedded database, two on PostgreSQL. */
  readonly processes: number;
  /** null where this user may not mount one. */
  readonly disk: SmallDisk | null;
  /** null with the embedded database, and where nothing is broken. */
  readonly proxy: DatabaseProxy | null;
  readonly postgres: PostgresServer | null;
  readonly mails: readonly ReceivedMail[];
  /** Starts every process that does not run, and waits until all answer. */
  start(): Promise<void>;
  /** Sends the signal to one process; `SIGKILL` and `SIGTERM` wait for its end. */
  signal(process: number, signal: NodeJS.Signals): Promise<void>;
  stopMailServer(): Promise<void>;
  startMailServer(): Promise<void>;
  /** Pictures and papers can be neither written nor read. */
  takeBlobs(): void;
  giveBlobs(): void;
  /** Callers at one of the processes, the visitor from an address of their own. */
  callersAt(process: number, address: string): Callers;
  /** Logs in where the last log-in is too long ago. */
  logIn(): Promise<void>;
  /** Rows of the supplier in each table; the embedded database is read while its process is stopped. */
  rows(): Promise<Rows>;
  /** The longest that a timer of the first process was late since this was last asked, ms: what others take of the machine counts too. */
  lag(): Promise<number>;
  /** Resident memory of the first process, bytes. */
  memory(): Promise<number>;
  /** The longest that its main thread was at work between two turns since this was last asked, ms of the processor. */
  busy(): Promise<number>;
  /** Processes that have ended without a signal from here, and what they said; then forgotten. */
  takeDeaths(): readonly string[];
  /** What the processes have logged of calls that failed by an error of the program; then forgotten. */
  takeFailedCalls(): readonly string[];
}

type Process = ReturnType<typeof startServer>;

const processesOn: Readonly<Record<Database['kind'], number>> = { embedded: 1, postgres: 2 };

/** Of `lib/log.ts`. */
const failedCall = /"msg":"A (call|request) failed\."/;

const busyMeter = new URL('./busy-meter.ts', import.meta.url).href;

/** A token is used so long, ms: half an hour before it ends. */
const tokenAge = 30 * 60_000;

/**
 * Opens a site on an empty folder and database; nothing runs until it is started. `proxied`: a proxy stands before PostgreSQL, by
 * which its connections can be broken, and through which each message takes longer.
 */
export async function openCluster(kind: Database['kind'], { proxied = true } = {}): Promise<TestCluster> {
  const folder = temporaryFolder();
  const disk = mountSmallDisk(folder.path);
  const received: ReceivedMail[] = [];
  let mailServer: Awaited<ReturnType<typeof startMailServer>> | null = await startMailServer(0, received);
  const mailPort = mailServer.port;
  const { url: SMTP_URL } = mailServer;
  const around = kind === 'postgres' ? await startedPostgres(proxied) : null;
  const ports = await Promise.all(Array.from({ length: processesOn[kind] }, freePort));
  const urls = ports.map((port) => `http://127.0.0.1:${String(port)}`);
  const metricsPort = await freePort();
  const running = new Map<number, Process>();
  const ending = new Set<Process>();
  const deaths: string[] = [];
  const failedCalls: string[] = [];
  const token = { value: '', since: 0 };

  const launch = (at: number): Process => {
    const server = startServer({
      PORT: String(ports[at]),
      PUBLIC_URL: urls[0] ?? '',
      DATA_DIR: folder.path,
      DEMO: '1',
      SMTP_URL,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...(around ? { DATABASE_URL: around.url } : {}),
      ...(at === 0
        ? { METRICS_PORT: String(metricsPort), NODE_OPTIONS: `--import ${busyMeter}`, BUSY_FILE: busyFile }
        : {}),
    });
    running.set(at, server);
    createInterface(server.child.stdout).on('line', (line) => {
      if (failedCall.test(line)) failedCalls.push(line);
    });
    void server.ended.then(({ status, error }) => {
      if (running.get(at) === server) running.delete(at);
      if (!ending.delete(server)) deaths.push(`${kind} ${String(at)} ended with ${String(status)}: ${error}`);
    });
    return server;
  };
  const end = async (at: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const process = running.get(at);
    if (!process) return;
    ending.add(process);
    process.child.kill(signal);
    await process.ended;
  };
  const start = async () => {
    for (const at of ports.keys()) if (!running.has(at)) await launch(at).listening();
    for (const url of urls) await ready(url);
  };
  const figures = async () => (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text();
  const blobs = join(folder.path, 'blobs');
  const busyFile = join(folder.path, 'busy');

  return {
    kind,
    url: urls[0] ?? '',
    processes: ports.length,
    disk,
    proxy: around?.proxy ?? null,
    postgres: around?.postgres ?? null,
    mails: received,
    start,
    signal: async (at, signal) => {
      if (signal === 'SIGKILL' || signal === 'SIGTERM') await end(at, signal);
      else running.get(at)?.child.kill(signal);
    },
    stopMailServer: async () => {
      await mailServer?.[Symbol.asyncDispose]();
      mailServer = null;
    },
    startMailServer: async () => {
      mailServer ??= await startMailServer(mailPort, received);
    },
    takeBlobs: () => {
      mkdirSync(blobs, { recursive: true });
      renameSync(blobs, `${blobs}.away`);
      writeFileSync(blobs, 'no folder');
    },
    giveBlobs: () => {
      rmSync(blobs);
      renameSync(`${blobs}.away`, blobs);
    },
    callersAt: (at, address) => {
      const url = urls[at] ?? '';
      return {
        office: callsAt(url, token.value, { 'x-forwarded-for': address }),
        visitor: callsAt(url, undefined, { 'x-forwarded-for': address }),
      };
    },
    logIn: async () => {
      if (Date.now() - token.since < tokenAge) return;
      token.since = Date.now();
      token.value = (await logIn(urls[0] ?? '', 'admin@example.com')).tokens.access_token;
    },
    rows: async () => {
      if (around) return countRows(() => openPostgres(around.direct, () => undefined));
      await end(0, 'SIGTERM');
      const rows = await countRows(() => openEmbedded(join(folder.path, 'db')));
      await start();
      return rows;
    },
    lag: async () => Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await figures())?.[1]) * 1000,
    memory: async () => Number(/^process_resident_memory_bytes (\S+)/m.exec(await figures())?.[1]),
    busy: async () => {
      rmSync(busyFile, { force: true });
      running.get(0)?.child.kill('SIGUSR2');
      let said = '';
      for (; said === ''; said = existsSync(busyFile) ? readFileSync(busyFile, 'utf8') : '') await sleep(20);
      return Number(said);
    },
    takeDeaths: () => deaths.splice(0),
    takeFailedCalls: () => failedCalls.splice(0),
    [Symbol.asyncDispose]: async () => {
      for (const at of ports.keys()) await end(at, 'SIGKILL');
      await mailServer?.[Symbol.asyncDispose]();
      await around?.proxy?.[Symbol.asyncDispose]();
      await around?.postgres.stop();
      disk?.[Symbol.dispose]();
      folder[Symbol.dispose]();
    },
  };
}

async function startedPostgres(isProxied: boolean) {
  if (!postgresBinaries) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const postgres = await startPostgres(postgresBinaries);
  const direct = await postgres.newDatabase();
  const proxy = isProxied ? await openDatabaseProxy(Number(new URL(direct).port)) : null;
  const url = proxy ? Object.assign(new URL(direct), { port: String(proxy.port) }).href : direct;
  return { postgres, proxy, direct, url };
}

async function countRows(open: () => ReturnType<typeof openEmbedded> | ReturnType<typeof openPostgres>): Promise<Rows> {
  const database = await open();
  try {
    // Some mails are queued when their paper is made, at any time: the aftermath counts what has come of the queue.
    return Object.fromEntries([...(await rowCounts(database))].filter(([table]) => !table.startsWith('jobs ')));
  } finally {
    await database.close();
  }
}

async function ready(url: string): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} was not ready within 30 s.`);
}
