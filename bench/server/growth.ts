import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { asClient } from '../../apps/server/src/db/database.ts';
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { suppliersOf } from '../../apps/server/src/db/settings/suppliers.ts';
import { transactionsOf } from '../../apps/server/src/db/transactions.ts';
import { fill } from '../../apps/server/src/testing/fill-database.ts';
import { client, counts, fillLists, lists, searches } from '../../apps/server/src/testing/long-lists.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { explained, statementsOf } from '../../apps/server/src/testing/statements.ts';
import { startServer } from '../../e2e/src/server-process.ts';
import { clientId } from '../../packages/domain/src/door/model/ids.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

/** Items; each has an enquiry, a task and a customer, each fifth a quote and an order, each hundredth a batch with its pieces. */
const sizes = [1_000, 10_000, 100_000] as const;
const supplierCounts = [2, 10, 1_000] as const;
const asked = 9;

/** How cost grows: what each list, search and count takes at sizes a hundred times apart, and starts with suppliers beside each other. */
export async function measureGrowth(): Promise<readonly Row[]> {
  if (!postgresBinaries) throw new Error('growth needs PostgreSQL. On Debian: apt-get install postgresql');
  const postgres = await startPostgres(postgresBinaries);
  try {
    return [...(await growthOfLists(postgres)), ...(await growthOfSuppliers(postgres))];
  } finally {
    await postgres.stop();
  }
}

async function growthOfLists(postgres: PostgresServer): Promise<readonly Row[]> {
  const questions = [...lists, ...counts, ...searches].map(([what, , question]) => ({
    what,
    question,
    times: [] as number[],
  }));
  for (const items of sizes) {
    console.error(`growth: ${String(items)} items …`);
    const database = openPostgres(await postgres.newDatabase(), () => undefined);
    await fill(database);
    const suppliers = suppliersOf(database, Date.now);
    await fillLists({ database, suppliers, transactions: transactionsOf(database, async () => undefined) }, items);
    for (const { question, times } of questions) {
      const statements = await statementsOf(question);
      const seen: number[] = [];
      await asClient(database, client, async (queries) => {
        while (seen.length < asked) {
          let time = 0;
          for (const statement of statements) {
            const text = await explained(queries, statement, 'analyze, timing off, costs off, buffers off');
            time += Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]);
          }
          seen.push(time);
        }
      });
      times.push(median(seen));
    }
    await database.close();
  }
  return questions.map(({ what, times }) =>
    rowOf(`${what}, ms in the database at ${sizes.join(', ')} items`, { numbers: sizes, values: times, unit: 'ms' }),
  );
}

async function growthOfSuppliers(postgres: PostgresServer): Promise<readonly Row[]> {
  const [starts, memories, firsts]: [number[], number[], number[]] = [[], [], []];
  for (const count of supplierCounts) {
    console.error(`growth: ${String(count)} suppliers …`);
    const url = await postgres.newDatabase();
    const database = openPostgres(url, () => undefined);
    await fill(database);
    await addSuppliers(url, count);
    const ids = Array.from({ length: count }, (_, at) => clientId(-1022 - at));
    const before = heapNow();
    const suppliers = suppliersOf(database, Date.now);
    const start = performance.now();
    for (const id of ids) await suppliers.find(id);
    firsts.push((performance.now() - start) / count);
    memories.push(heapNow() - before);
    // Held until here.
    await suppliers.find(clientId(-1022));
    await database.close();
    starts.push(await startTime(url));
  }
  const at = `at ${supplierCounts.join(', ')} suppliers`;
  return [
    rowOf(`start until ready, s ${at}`, { numbers: supplierCounts, values: starts, unit: 's' }),
    rowOf(`memory once each was asked, MB ${at}`, { numbers: supplierCounts, values: memories, unit: 'MB' }),
    rowOf(`first question of each, ms ${at}`, { numbers: supplierCounts, values: firsts, unit: 'ms' }),
  ];
}

/** Suppliers beside the two of the demo, each with a catalogue of its own, which is a copy. */
async function addSuppliers(databaseUrl: string, count: number): Promise<void> {
  const root = openPostgres(Object.assign(new URL(databaseUrl), { username: 'root' }).href, () => undefined);
  const others = `generate_series(2, ${String(count - 1)}) as n where client_id = -1022`;
  for (const statement of [
    `insert into client (client_id, catalogue_version) select -1022 - n, 1 from client, ${others}`,
    `insert into client_settings (client_id, body)
       select -1022 - n, jsonb_set(body, '{id}', to_jsonb(-1022 - n)) from client_settings, ${others}`,
    `insert into catalogue_version (client_id, number, created_at, note, document)
       select -1022 - n, number, created_at, note, document from catalogue_version, ${others}`,
  ])
    await root.queries.execute(statement);
  await root.close();
}

async function startTime(databaseUrl: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doorwright-bench-'));
  const start = performance.now();
  const server = await startServer(dataDir, { settings: { DATABASE_URL: databaseUrl } });
  const time = (performance.now() - start) / 1000;
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
  return time;
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** MB, without what is garbage. */
function heapNow(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Above this it grows faster than n log n does between the sizes. */
const mostExponent = 1.2;

interface Measured {
  /** How many there are, at each size. */
  readonly numbers: readonly number[];
  /** What was measured then. */
  readonly values: readonly number[];
  readonly unit: string;
}

/** The exponent e of n^e by the method of least squares: 0 stays as it is, 1 grows as its number does. */
function rowOf(what: string, { numbers, values, unit }: Measured): Row {
  const points = numbers.map((number, at) => [Math.log(number), Math.log(Math.max(values[at] ?? 0, 0.001))] as const);
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) /
    points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return {
    id: 'growth',
    what,
    goal: 'n log n at most',
    measured: `${values.map((value) => value.toFixed(value < 10 ? 2 : 0)).join(', ')} ${unit}: n^${slope.toFixed(2)}`,
    met: slope <= mostExponent,
  };
}
