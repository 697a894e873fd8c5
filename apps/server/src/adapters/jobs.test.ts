import { sql } from 'drizzle-orm';
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
