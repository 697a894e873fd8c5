import { AsyncLocalStorage } from 'node:async_hooks';
import { flushCompileCache } from 'node:module';
import { recheckPromises } from '@door/api/promise/recheck';
import { installerRouter } from '@door/api/routers';
import { callByPath } from '@door/api/testing/call-by-path';
import { getTableName, sql } from 'drizzle-orm';
import { asClient, rowsOf } from '../db/database.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { tenantTables } from '../db/schema.ts';
import { suppliersOf } from '../db/settings/suppliers.ts';
import { transactionsOf } from '../db/transactions.ts';
import { startJobs } from '../jobs/jobs.ts';
import { callContext, testClient } from './call-context.ts';
import { silent } from './fill-database.ts';
import { type WriteWatch, watchWrites } from './watch-writes.ts';

/** What this process is asked by its parent. It ends, as by `kill -9`, in place of the write of that number. */
export interface Wish {
  /** Of a call; `rows`: what the supplier has; `recheck`: the job that checks promises. */
  readonly path: string;
  readonly input?: unknown;
  /** The first one is 1; absent: it lives on. */
  readonly dieAt?: number;
  /** ISO 8601. */
  readonly now?: string;
}

/** What came of it. */
export interface Outcome {
  readonly answer: unknown;
  readonly refused?: string;
  /** Statements that wrote, and commits behind them. */
  readonly writes: number;
}

// node dying-office.ts FOLDER-OR-URL ACCOUNT
const [, , place = '', userId = ''] = process.argv;
const asked = new AsyncLocalStorage<Wish>();
let writes = 0;
const watch: WriteWatch = {
  hasWritten: false,
  onWrite: () => {
    writes += 1;
    if (writes === asked.getStore()?.dieAt) process.kill(process.pid, 'SIGKILL');
  },
};
watchWrites(() => (asked.getStore() ? watch : undefined));

const database = place.includes('://') ? openPostgres(place, () => undefined) : await openEmbedded(place);
const jobs = await startJobs(database, silent);
const server = {
  suppliers: suppliersOf(database, Date.now),
  transactions: transactionsOf(database, jobs.enqueue),
};

/** Every row of the supplier, each table as its count and a sum of its text, and the jobs that wait. */
const rows = () =>
  asClient(database, testClient, async (queries) => {
    const parts = Object.values(tenantTables).map(
      (table) => sql`
        select ${getTableName(table)} as name, count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as sum
          from ${table} t`,
    );
    const waiting = sql`
      select 'jobs' as name, count(*)::int as rows, md5(string_agg(data::text, '' order by data::text)) as sum
        from pgboss.job where name not like '\\_\\_%' and data->>'kind' is not null`;
    return rowsOf(await queries.execute(sql.join([...parts, waiting], sql` union all `)));
  });

async function carryOut({ path, input, now }: Wish): Promise<unknown> {
  if (path === 'rows') return rows();
  const clock = now === undefined ? {} : { clock: { now: () => new Date(now) } };
  const context = { ...callContext(server, { caller: { role: 'admin', userId } }), ...clock };
  return path === 'recheck'
    ? recheckPromises({ ...context }, testClient)
    : callByPath(installerRouter.createCaller(context), path, input);
}

process.on('message', (wish: Wish) => {
  writes = 0;
  watch.hasWritten = false;
  void asked
    .run(wish, () => carryOut(wish))
    .then(
      (answer) => process.send?.({ answer, writes } satisfies Outcome),
      (error: unknown) => process.send?.({ answer: null, refused: String(error), writes } satisfies Outcome),
    );
});
// It would be written at an orderly end, and spares the lives that follow half of their start.
flushCompileCache();
process.send?.('ready');
