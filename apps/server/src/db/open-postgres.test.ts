import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { whyNoPostgres } from '../testing/open-test-server.ts';
import { copyOf, emptyBeside, rowsAsRoot } from '../testing/postgres-server.ts';
import { aloneOn } from './alone-postgres.ts';
import { asClient, asOwner, type Queries, rowsOf } from './database.ts';
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

const answersOf = (asked: readonly Promise<readonly unknown[]>[]) =>
  Promise.all(asked.map((one) => one.catch((error: unknown) => (error instanceof Error ? error.message : 'no error'))));

const whoAmI = {
  name: 'who_am_i',
  sql: `select current_user::text, current_setting('app.client_id'), (1 / $1::integer)::text`,
};

test.skipIf(!prepared)(
  'statements by themselves share a connection, each with its own supplier, and none fails with another',
  async () => {
    if (!prepared) return;
    const database = openPostgres(await copyOf(prepared), () => undefined);
    const ask = (client: number, divisor: string) => database.askAlone(client, { ...whoAmI, texts: [divisor] });
    for (let time = 0; time < 3; time += 1) {
      const asked = Array.from({ length: 20 }, (_, at) => ask(-1000 - at, at % 7 === 3 ? '0' : '1'));
      expect(await answersOf(asked)).toEqual(
        Array.from({ length: 20 }, (_, at) => (at % 7 === 3 ? 'division by zero' : [['app', String(-1000 - at), '1']])),
      );
    }
    // The first error leads whoever asks next to a connection of their own.
    expect(database.poolUse?.()).toMatchObject({ idle: database.poolUse?.().open, waiting: 0 });
    await database.close();
  },
);

test.skipIf(!prepared)(
  'statements by themselves that lose their connection fail together, and the next have another',
  async () => {
    if (!prepared) return;
    const url = await copyOf(prepared);
    const [database, administrator] = [openPostgres(url, () => undefined), openPostgres(url, () => undefined)];
    const ask = () => database.askAlone(-1022, { ...whoAmI, texts: ['1'] });
    const slow = { name: 'slow', sql: `select pg_sleep(600)::text`, texts: [] };
    await ask();
    const lost = answersOf([database.askAlone(-1022, slow), ask(), ask()]);
    const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep%'`;
    let ended = 0;
    while (ended === 0) ended = Object(await administrator.queries.execute(endOthers)).rows.length;
    expect((await lost).map((answer) => typeof answer)).toEqual(['string', 'string', 'string']);
    expect(await ask()).toEqual([['app', '-1022', '1']]);
    expect(database.poolUse?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
    await database.close();
    await administrator.close();
  },
);

test.skipIf(!prepared)(
  'a statement by itself does not wait for a connection that has answered nobody for seconds',
  async () => {
    if (!prepared) return;
    const pool = new pg.Pool({ connectionString: await copyOf(prepared), pipeline: true });
    let time = 0;
    const askAlone = aloneOn(pool, () => time);
    const ask = () => askAlone(-1022, { ...whoAmI, texts: ['1'] });
    // Held by somebody else: to this one it looks like a connection that is lost.
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(7)');
    const silent = askAlone(-1022, { name: 'silent', sql: `select pg_advisory_lock(7)::text`, texts: [] });
    const behind = ask();
    time = 2_001;
    expect(await ask()).toEqual([['app', '-1022', '1']]);
    await holder.query('select pg_advisory_unlock(7)');
    expect([await silent, await behind]).toEqual([[['']], [['app', '-1022', '1']]]);
    holder.release();
    expect([pool.totalCount, pool.idleCount]).toEqual([3, 3]);
    await pool.end();
  },
);

test.skipIf(!prepared)(
  'a statement by itself that writes has a connection of its own, which is given back',
  async () => {
    if (!prepared) return;
    const pool = new pg.Pool({ connectionString: await copyOf(prepared), pipeline: true });
    const askAlone = aloneOn(pool);
    const ask = () => askAlone(-1022, { ...whoAmI, texts: ['1'] });
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(7)');
    const waits = { name: 'waits', sql: `select pg_advisory_lock(7)::text`, texts: [], isWrite: true } as const;
    const writing = [askAlone(-1022, waits), askAlone(-1022, { ...whoAmI, texts: ['0'], isWrite: true }).catch(String)];
    expect([await ask(), await writing[1]]).toEqual([[['app', '-1022', '1']], 'error: division by zero']);
    await holder.query('select pg_advisory_unlock(7)');
    expect(await writing[0]).toEqual([['']]);
    holder.release();
    expect(pool.idleCount).toBe(pool.totalCount);
    await pool.end();
  },
);

test.skipIf(!prepared)(
  'a statement that comes again is planned once, for whoever asks, and sees their rows alone',
  async () => {
    if (!prepared) return;
    const database = openPostgres(await copyOf(prepared), () => undefined);
    const kept = sql`select count(*)::int as count from pg_prepared_statements where statement like ${'select client_id as%'}`;
    const ask = (from: number, owner = false) => {
      const work = async (queries: Queries) => {
        const found = rowsOf(
          await queries.execute(sql`select client_id as client, ${'x'}::text as x from client_settings`),
        );
        return [found.map(({ client }) => client), rowsOf(await queries.execute(kept))[0]?.['count']];
      };
      return owner ? asOwner(database, work) : asClient(database, from, work);
    };
    // One after the other, so that all have one connection.
    const answers: unknown[] = [];
    for (let time = 0; time < 3; time += 1)
      answers.push(await ask(-1022), await ask(-1023), await ask(-1022, true), await ask(-7));
    expect(answers.map((answer) => (Array.isArray(answer) ? answer[0] : undefined))).toEqual(
      [1, 2, 3].flatMap(() => [[-1022], [-1023], [], []]),
    );
    expect(answers.at(-1)).toEqual([[], 1]);
    await database.close();
  },
);

test.skipIf(!prepared)(
  'a plan whose table looks otherwise by now fails one transaction, and the next is planned anew',
  async () => {
    if (!prepared) return;
    const database = openPostgres(await copyOf(prepared), () => undefined);
    const ask = () =>
      asOwner(database, async (queries) =>
        rowsOf(await queries.execute(sql`select * from plan_of where ${1}::int = 1`)),
      );
    const change = (statement: string) => asOwner(database, (queries) => queries.execute(statement));
    await change('create table plan_of (a integer); insert into plan_of values (7)');
    for (let time = 0; time < 5; time += 1) expect(await ask()).toEqual([{ a: 7 }]);
    await change('alter table plan_of alter a type text');
    await expect(ask()).rejects.toMatchObject({ cause: { code: '0A000' } });
    expect(await ask()).toEqual([{ a: '7' }]);
    expect(database.poolUse?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
    await database.close();
  },
);
