import { randomUUID } from 'node:crypto';
import { jobKinds, openJobStates } from '@door/api/system-status/job-store';
import type { Cursor } from '@door/api/ports/page';
import type { JobOf } from '@door/api/ports/outbox';
import type { Stores } from '@door/api/ports/stores';
import { clientId } from '@door/domain/door/model/ids';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { asOwner, rowsOf } from '../db/database.ts';
import { idleHandlers } from '../testing/idle-handlers.ts';
import { databasesHere, openTestServer } from '../testing/open-test-server.ts';
import { RetryLater, startJobs } from './jobs.ts';

const silent = { info: () => undefined, error: () => undefined };
const job = { kind: 'enquiry-to-visitor', clientId: -1022, enquiryId: 'an enquiry', itemId: 'an item' } as const;

describe.each(databasesHere)('jobs on the %s database', (kind) => {
  test('a job whose process was killed in the middle waits again at the next start', async () => {
    await using server = await openTestServer(kind);
    const { database, jobs } = server;
    await asOwner(database, (queries) => jobs.enqueue(queries, job));
    await database.queries.execute(
      sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 s' where name = 'mail'`,
    );
    // pg-boss looks for such jobs every ten seconds, over all processes; the test does not wait for them.
    await database.queries.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);

    const next = await startJobs(database, silent);
    const [row] = rowsOf(await database.queries.execute(sql`select state from pgboss.job where name = 'mail'`));
    await next.stop();
    expect(row).toEqual({ state: 'retry' });
  });

  test('a document knows how many are made before it, of any supplier', async () => {
    await using server = await openTestServer(kind);
    const { database, jobs, transactions } = server;
    const ids = [-1022, -1023, -1022].map((client) => ({ client, documentId: randomUUID() }));
    for (const { client, documentId } of ids)
      await asOwner(database, (queries) =>
        jobs.enqueue(queries, { kind: 'make-document', clientId: client, documentId, mails: false }),
      );
    const before = (id: string) => transactions.run(clientId(-1022), (stores) => stores.jobs.documentsBefore(id));
    const counted = [];
    for (const { documentId } of ids) counted.push(await before(documentId));
    expect([...counted, await before(randomUUID())]).toEqual([0, 1, 2, 0]);
  });

  test('mails that failed are named to their supplier, and runs of the server to all; none that waits for its document', async () => {
    await using server = await openTestServer(kind);
    const { database, jobs, transactions } = server;
    const documentId = randomUUID();
    await asOwner(database, async (queries) => {
      await jobs.enqueue(queries, job);
      await jobs.enqueue(queries, { ...job, clientId: -1023 });
      await jobs.enqueue(queries, { kind: 'quote-to-customer', clientId: -1022, documentId });
    });
    const end = (state: string, fault: string, where: SQL) =>
      database.queries.execute(
        sql`update pgboss.job set state = ${state}::pgboss.job_state, output = ${JSON.stringify({ fault })}::jsonb,
          completed_on = now() where ${where}`,
      );
    await end('retry', 'RetryLater', sql`data->>'documentId' = ${documentId}`);
    await end('failed', 'ConnectionError', sql`data->>'enquiryId' = ${job.enquiryId}`);
    await database.queries.execute(
      sql`insert into pgboss.job (name, state, completed_on, policy) values ('hourly', 'completed', now() - interval '1 h', 'singleton'),
        ('hourly', 'failed', now(), 'singleton'), ('hourly-quotes', 'failed', now() - interval '1 h', 'singleton'),
        ('hourly-quotes', 'completed', now(), 'singleton')`,
    );
    const failed = await transactions.run(clientId(-1022), async (stores) => ({
      mails: await stores.jobs.list({ states: ['retrying', 'failed'], kinds: jobKinds, limit: 9, after: null }),
      runs: await stores.jobs.lastRuns(),
    }));
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(failed).toEqual({
      mails: [
        {
          ...{ id: expect.any(String), job, state: 'failed', tries: 0 },
          ...{ fault: { name: 'ConnectionError', code: null }, since: time, nextAt: null },
        },
      ],
      runs: [
        { kind: 'delete-old-data', at: time, isFailed: true },
        { kind: 'quotes-of-day', at: time, isFailed: false },
      ],
    });
  });

  test('a supplier lists, retries and discards its own mails, and nobody else’s; what was given up is sent after all', async () => {
    await using server = await openTestServer(kind);
    const { database, jobs, transactions } = server;
    await asOwner(database, async (queries) => {
      for (const [at, client] of [-1022, -1023, -1022].entries())
        await jobs.enqueue(queries, { ...job, clientId: client, enquiryId: `enquiry ${String(at)}` });
    });
    await database.queries.execute(
      sql`update pgboss.job set state = 'failed', output = '{"fault": "Error", "code": "EAUTH"}', retry_count = 60,
        started_on = now(), completed_on = now(), created_on = now() - interval '20 days',
        keep_until = now() - interval '6 days' where name = 'mail' and data->>'enquiryId' <> 'enquiry 2'`,
    );
    const asSupplier = <T>(client: number, work: (stores: Stores) => Promise<T>) =>
      transactions.run(clientId(client), work);
    const everything = { states: openJobStates, kinds: jobKinds } as const;
    const page = (after: Cursor | null) =>
      asSupplier(-1022, (stores) => stores.jobs.list({ ...everything, limit: 1, after }));
    const [newest] = await page(null);
    const [failed] = newest ? await page({ key: newest.since, id: newest.id }) : [];
    if (!newest || !failed) throw new Error('Two jobs of this supplier wait.');
    expect(newest).toMatchObject({ state: 'waiting', tries: 0, fault: null, nextAt: newest.since });
    expect(failed).toMatchObject({ state: 'failed', tries: 61, fault: { code: 'EAUTH' }, nextAt: null });
    expect(await page({ key: failed.since, id: failed.id })).toEqual([]);
    const counted = { waiting: 1, running: 0, retrying: 0, failed: 1, kind: job.kind, oldest: failed.since };
    expect(await asSupplier(-1022, (stores) => stores.jobs.queues())).toEqual([counted]);

    await asSupplier(-1023, async (stores) => {
      expect(await stores.jobs.load(failed.id)).toBeUndefined();
      await stores.jobs.retry(failed.id);
      await stores.jobs.discard(failed.id);
    });
    const stateOf = (id: string) => asSupplier(-1022, async (stores) => (await stores.jobs.load(id))?.state);
    expect(await stateOf(failed.id), 'of another supplier').toBe('failed');
    await asSupplier(-1022, (stores) => stores.jobs.retry(failed.id));
    expect(await asSupplier(-1022, (stores) => stores.jobs.load(failed.id))).toMatchObject({
      ...{ state: 'retrying', tries: 1, nextAt: expect.any(String) },
    });
    await asSupplier(-1022, (stores) => stores.jobs.discard(newest.id));
    expect(await stateOf(newest.id)).toBe('discarded');

    const sent: string[] = [];
    const send = async ({ enquiryId }: JobOf<typeof job.kind>) => void sent.push(enquiryId);
    await jobs.work({ ...idleHandlers, [job.kind]: send });
    await vi.waitUntil(() => sent.length > 0, { timeout: 30_000 });
    expect(sent, 'the one that was retried: the discarded one is never sent').toEqual(['enquiry 0']);
  });

  test('several run at once, each with its own end, and those of a flood come last', async () => {
    await using server = await openTestServer(kind);
    const { database, jobs } = server;
    const named = (enquiryId: string) => ({ ...job, enquiryId });
    const flood = Array.from({ length: 5 }, (_, at) => ({ ...named(`flood ${String(at)}`), priority: 'low' as const }));
    const usual = Array.from({ length: 5 }, (_, at) => named(`usual ${String(at)}`));
    await asOwner(database, async (queries) => {
      for (const each of [...flood, ...usual]) await jobs.enqueue(queries, each);
    });

    const started: string[] = [];
    const ended: string[] = [];
    const run = async ({ enquiryId }: { readonly enquiryId: string }) => {
      started.push(enquiryId);
      await vi.waitUntil(() => started.length >= 5, { timeout: 30_000 });
      if (enquiryId === 'usual 0') throw new RetryLater('Not yet.');
      ended.push(enquiryId);
    };
    const order = rowsOf(
      await database.queries.execute(
        sql`select data->>'enquiryId' as id from pgboss.job where name = 'mail' order by priority desc, created_on, id limit 5`,
      ),
    );
    expect(order.map(({ id }) => String(id)).toSorted()).toEqual(usual.map(({ enquiryId }) => enquiryId));
    await jobs.work({
      ...idleHandlers,
      'enquiry-to-visitor': run,
      'enquiry-to-supplier': run,
    });
    await vi.waitUntil(() => ended.length === 9, { timeout: 30_000 });
    expect(ended).not.toContain('usual 0');
  });
});
