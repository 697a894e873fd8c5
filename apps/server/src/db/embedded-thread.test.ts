import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requester, countUse } from '../lib/requester.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Database, rowsOf } from './database.ts';
import { type EmbeddedThread, openEmbeddedThread } from './embedded-thread.ts';
import { openEmbedded, openInMemory } from './open-embedded.ts';
import { isOutage } from './outage.ts';

const folder = temporaryFolder();
const workers: Worker[] = [];
let thread: EmbeddedThread;
beforeAll(async () => {
  const prepared = await openEmbedded(join(folder.path, 'db'));
  await prepared.close();
  thread = await openEmbeddedThread(join(folder.path, 'db'), (workerData) => {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
    workers.push(worker);
    return worker;
  });
  await thread.exec('create table kept (id int primary key)');
}, 60_000);
afterAll(async () => {
  await thread.close();
  folder[Symbol.dispose]();
});

const keptIds = async () => (await thread.query<{ id: number }>('select id from kept order by id')).rows;

test('other work has its turn while a statement is carried out', async () => {
  const state = { isDone: false };
  const statement = thread.query('select count(*) from generate_series(1, 300000)').then(() => (state.isDone = true));
  let turns = 0;
  for (; !state.isDone; turns += 1) await nextTurn();
  await statement;
  // In the thread of the calls it is carried out within one turn or two.
  expect(turns).toBeGreaterThan(10);
});

test('a transaction is kept whole, or undone whole by what is thrown in it', async () => {
  await thread.transaction(({ exec }) => exec('insert into kept values (1); insert into kept values (2)'));
  const undone = thread.transaction(async ({ exec }) => {
    await exec('insert into kept values (3)');
    throw new TypeError('a bug');
  });
  await expect(undone).rejects.toThrow(new TypeError('a bug'));
  expect(await keptIds()).toEqual([{ id: 1 }, { id: 2 }]);
});

test('two transactions at once come one after the other', async () => {
  const seen: string[] = [];
  const one = (name: string) =>
    thread.transaction(async ({ query }) => {
      await query('select 1');
      seen.push(`${name} begins`);
      await query('select 1');
      seen.push(`${name} ends`);
    }, 'select 2');
  await Promise.all([one('first'), one('second')]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('what a transaction asks at once goes to the thread in one message and is answered in one, each by itself', async () => {
  const [worker] = workers;
  if (!worker) throw new Error('There is a thread.');
  const [sent, answered] = [vi.spyOn(worker, 'postMessage'), vi.fn()];
  worker.on('message', answered);
  const ask = thread.transaction(
    ({ query }) => Promise.allSettled([query('select 1 as one'), query('select 1/0'), query('select 2 as two')]),
    'select 3',
  );
  // PostgreSQL undoes a transaction of which a statement has failed.
  await expect(ask).rejects.toThrow('The transaction was undone');
  expect([sent.mock.calls.length, answered.mock.calls.length]).toEqual([2, 2]);
  sent.mockClear();
  const both = await thread.transaction(({ query }) =>
    Promise.all([query('select 1 as one'), query('select 2 as two')]),
  );
  expect(both.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  expect(sent).toHaveBeenCalledTimes(2);
  worker.off('message', answered);
  vi.restoreAllMocks();
});

test('a statement with a value that cannot be sent is refused, and the next one is carried out', async () => {
  await expect(thread.query('select $1', [() => undefined])).rejects.toThrow('The statement cannot be sent.');
  expect((await thread.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('an error of the database has its code and says which rule it was', async () => {
  await expect(thread.query('insert into kept values ($1)', [1])).rejects.toMatchObject({
    ...{ code: '23505', constraint: 'kept_pkey', table: 'kept' },
  });
  await expect(thread.transaction(({ query }) => query('select 1/0'))).rejects.toMatchObject({ code: '22012' });
});

test('a statement that comes again is right for other values, another role and a changed table', async () => {
  await thread.exec(
    `create table seen (id int, name text, at timestamptz, rows jsonb); grant select, insert on seen to app; revoke delete on seen from app`,
  );
  const add = 'insert into seen (id, name, at, rows) values ($1, $2, $3, $4)';
  const found = 'select * from seen where id = $1';
  const rows = [1, 2, 3, 4, 5, 6, 7].map((id) => [id, id % 2 ? `Zoë ${String(id)}` : null, new Date(id), { id }]);
  for (const row of rows) await thread.transaction(({ query }) => query(add, row));
  const read = (id: number) =>
    thread.transaction(async ({ query }) => (await query(found, [id], { rowMode: 'array' })).rows);
  for (const row of rows) expect(await read(Number(row[0]))).toEqual([row]);
  const asApp = thread.transaction(({ query }) => query('delete from seen where id = $1', [1]), 'set local role app');
  await expect(asApp).rejects.toMatchObject({ code: '42501' });
  await thread.transaction(({ query }) => query('delete from seen where id = $1', [1]));
  expect(await read(1)).toEqual([]);
  await thread.exec('alter table seen add column more int default 7');
  expect(await read(2)).toEqual([[...(rows[1] ?? []), 7]]);
});

test('an error in a transaction undoes it, and the next one is carried out', async () => {
  const again = 'insert into kept values ($1)';
  const twice = thread.transaction(async ({ query }) => {
    await query(again, [8]);
    await expect(query(again, [8])).rejects.toMatchObject({ code: '23505' });
    return query(again, [9]);
  });
  await expect(twice).rejects.toMatchObject({ code: '25P02' });
  await expect(thread.transaction(({ query }) => query('select no_such_column', []))).rejects.toMatchObject({
    code: '42703',
  });
  const affected = await thread.transaction(({ query }) => query(again, [8]));
  expect(affected.affectedRows).toBe(1);
  await thread.query('delete from kept where id = 8');
});

test('the log of writes stays short, so that a start after a kill has little to write again', async () => {
  const behind = async () => {
    const distance =
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';
    return (await thread.query<{ bytes: number }>(distance)).rows[0]?.bytes ?? 0;
  };
  await thread.exec(`create table large as select repeat(md5(g::text), 30) as text from generate_series(1, 40000) g`);
  expect(await behind()).toBeGreaterThan(32 * 1024 ** 2);
  for (let at = 0; at < 200; at += 1) await thread.query('select 1');
  expect(await behind()).toBeLessThan(1024 ** 2);
});

test('a thread that ends fails what was open, and what is asked next finds all that was kept', async () => {
  const before = await keptIds();
  const broken = thread.transaction(async ({ exec }) => {
    await exec('insert into kept values (9)');
    const worker = workers.at(-1);
    const ended = worker && once(worker, 'exit');
    await worker?.terminate();
    await ended;
    await exec('insert into kept values (10)');
  });
  expect(isOutage(await broken.catch((error: unknown) => error))).toBe(true);
  expect(await keptIds()).toEqual(before);
  expect(workers).toHaveLength(2);
});

test('what fails in a transaction is told, also where the database has ended before it could be undone', async () => {
  const bug = new TypeError('a bug');
  const broken = thread.transaction(async ({ exec }) => {
    await exec('select 1');
    await workers.at(-1)?.terminate();
    throw bug;
  });
  await expect(broken).rejects.toBe(bug);
});

test('rows are read as from the database in this thread, through drizzle and without it', async () => {
  const valuesOf = async ({ queries, close }: Database) => {
    const rows = rowsOf(
      await queries.execute(sql`select 'x' as text, 7 as number, 8::int8 as long, 1.5::numeric as exact, true as yes, null as none,
        '2026-11-25 12:00+00'::timestamptz as time, '2026-11-25'::date as day, array['2026-11-25'::date] as days, '{"a":[1]}'::jsonb as json,
        array[1, 2] as numbers, '\\x0102'::bytea as bytes`),
    );
    await close();
    return rows;
  };
  using other = temporaryFolder();
  expect(await valuesOf(await openEmbedded(join(other.path, 'db')))).toEqual(await valuesOf(await openInMemory()));
});

test('whoever asks for little has the database before the many transactions of another', async () => {
  const { transaction, close } = await openInMemory();
  let now = 0;
  const requesterOf = countUse(() => now);
  const seen: string[] = [];
  const ask = (who: string) =>
    requester.run(requesterOf(who).requester, () =>
      transaction(async (queries) => seen.push(`${who} ${String(await one(queries))}`)),
    );
  const one = async (queries: Database['queries']) => rowsOf(await queries.execute(sql`select 1 as one`))[0]?.['one'];
  const many = Array.from({ length: 5 }, () => ask('flood'));
  now += 100;
  await Promise.all([...many, ask('visitor')]);
  expect(seen.indexOf('visitor 1')).toBe(1);
  await close();
});
