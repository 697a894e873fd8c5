import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { startServer } from '../apps/server/src/testing/start-server.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import type { Row } from '../bench/table.ts';

/** How long each number of processes is watched, s. */
const watched = 10;

/** What each further process takes of one PostgreSQL and of the machine, while nobody calls and while everybody does. */
export async function measureProcesses(most: number): Promise<readonly Row[]> {
  if (!postgresBinaries) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  using folder = temporaryFolder();
  const postgres = await startPostgres(postgresBinaries);
  const DATABASE_URL = await postgres.newDatabase();
  const servers: ReturnType<typeof startServer>[] = [];
  const urls: string[] = [];
  const rows: Row[] = [];
  try {
    for (let count = 1; count <= most; count += 1) {
      const PORT = String(await freePort());
      urls.push(`http://127.0.0.1:${PORT}`);
      const server = startServer({ PORT, PUBLIC_URL: urls[0] ?? '', DATABASE_URL, DATA_DIR: folder.path, DEMO: '1' });
      servers.push(server);
      await server.listening();
      if (!shown.has(count) && count !== most) continue;
      const idle = await watch(postgres, () => sleep(watched * 1000));
      const busy = await watch(postgres, () => callAll(urls));
      rows.push({
        id: String(count),
        what: `${String(count)} processes`,
        goal: '–',
        measured: `idle ${text(idle)}; busy ${text(busy)}; ${String(memoryOf(servers))} MB each`,
        met: 'report',
      });
    }
  } finally {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL');
      await ended;
    }
    await postgres.stop();
  }
  return rows;
}

const shown: ReadonlySet<number> = new Set([1, 2, 3]);

interface Watched {
  readonly connections: number;
  /** In a second. */
  readonly transactions: number;
}

const text = ({ connections, transactions }: Watched): string =>
  `${String(connections)} connections, ${transactions.toFixed(0)} transactions/s`;

async function watch({ activity }: PostgresServer, workload: () => Promise<void>): Promise<Watched> {
  const state = { isOver: false, connections: 0 };
  const [before, start] = [await activity(), performance.now()];
  const working = workload().finally(() => (state.isOver = true));
  while (!state.isOver) {
    state.connections = Math.max(state.connections, (await activity()).connections);
    await sleep(250);
  }
  await working;
  const seconds = (performance.now() - start) / 1000;
  const transactions = ((await activity()).transactions - before.transactions) / seconds;
  return { connections: state.connections, transactions };
}

/** Twelve visitors at each process, as long as it is watched. */
async function callAll(urls: readonly string[]): Promise<void> {
  const end = Date.now() + watched * 1000;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ItemId":"single-door"}' };
  const visitor = async (url: string) => {
    while (Date.now() < end) await (await fetch(`${url}/trpc/public/createItemFromTemplate`, init)).text();
  };
  await Promise.all(urls.flatMap((url) => Array.from({ length: 12 }, () => visitor(url))));
}

/** Resident memory of one process on average, MB. */
function memoryOf(servers: readonly ReturnType<typeof startServer>[]): number {
  const kilobytes = servers.map(({ child }) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(child.pid)}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / servers.length / 1000);
}
