import { randomUUID } from 'node:crypto';
import { clientId } from '@door/domain/model/ids';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { asOwner, rowsOf } from '../db/database.ts';
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
      mails: await stores.jobs.failedMails(9),
      runs: await stores.jobs.failedRuns(),
    }));
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(failed).toEqual({
      mails: [
        { id: expect.any(String), kind: job.kind, about: { enquiryId: job.enquiryId }, since: time, nextAt: null },
      ],
      runs: [{ kind: 'delete-old-data', at: time }],
    });
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
      'enquiry-to-visitor': run,
      'enquiry-to-supplier': run,
      'make-document': async () => undefined,
      'quote-to-customer': async () => undefined,
      'order-to-customer': async () => undefined,
      'delete-old-data': async () => undefined,
      'quotes-of-day': async () => undefined,
    });
    await vi.waitUntil(() => ended.length === 9, { timeout: 30_000 });
    expect(ended).not.toContain('usual 0');
  });
});
