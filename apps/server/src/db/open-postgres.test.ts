import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { whyNoPostgres } from '../testing/open-test-server.ts';
import { copyOf, emptyBeside, rowsAsRoot } from '../testing/postgres-server.ts';
import { asOwner } from './database.ts';
import { openPostgres } from './open-postgres.ts';

const prepared = inject('preparedPostgres');
const title = 'a connection that is lost before its transaction has begun is given back to the pool';

test.skipIf(!prepared)('forty transactions at once share ten connections', async () => {
  if (!prepared) return;
  const database = openPostgres(await copyOf(prepared), () => undefined);
  const most: number[] = [];
  const look = () =>
    asOwner(database, async (queries) => {
      await queries.execute(sql`select 1`);
      most.push(database.poolUse?.().open ?? 0);
    });
  await Promise.all(Array.from({ length: 40 }, look));
  expect([most.length, Math.max(...most)]).toEqual([40, 10]);
  await database.close();
});

test.skipIf(!prepared)(
  'processes that start together on a new database migrate one after the other; none fails',
  async () => {
    if (!prepared) return;
    const url = await emptyBeside(prepared);
    const processes = Array.from({ length: 6 }, () => openPostgres(url, () => undefined));
    await Promise.all(processes.map((process) => process.migrate()));
    await Promise.all(processes.map((process) => process.close()));
    const failed = 'select xact_rollback::int as failed from pg_stat_database where datname = current_database()';
    // PostgreSQL counts what a connection did when it has ended.
    await new Promise((done) => setTimeout(done, 500));
    expect(await rowsAsRoot(prepared, url, failed)).toEqual([{ failed: 0 }]);
  },
);

test.skipIf(!prepared)(prepared ? title : `${title} (skipped: ${whyNoPostgres})`, async () => {
  if (!prepared) return;
  const url = await copyOf(prepared);
  const [database, administrator] = [openPostgres(url, () => undefined), openPostgres(url, () => undefined)];
  const read = () => asOwner(database, (queries) => queries.execute(sql`select 1`));
  /** A lost connection may be noticed by one call more. */
  const readInTheEnd = () => read().catch(read).catch(read);
  /** Not what PostgreSQL itself does in the database meanwhile, such as a vacuum: that is nobody's to end. */
  const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  // More often than the pool has connections.
  for (let time = 0; time < 15; time += 1) {
    await readInTheEnd();
    await administrator.queries.execute(endOthers);
    await read().catch(() => undefined);
  }
  await readInTheEnd();
  const { open = 0, idle = 0 } = database.poolUse?.() ?? {};
  expect([open - idle, open]).toEqual([0, 1]);
  await database.close();
  await administrator.close();
});

test.skipIf(!prepared)(
  'what fails in a transaction is told, also where its connection is lost before it could be undone',
  async () => {
    if (!prepared) return;
    const database = openPostgres(await copyOf(prepared), () => undefined);
    const bug = new TypeError('a bug');
    const broken = asOwner(database, async (queries) => {
      await queries.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
      throw bug;
    });
    await expect(broken).rejects.toBe(bug);
    expect(database.poolUse?.()).toEqual({ open: 0, idle: 0, waiting: 0 });
    await database.close();
  },
);
