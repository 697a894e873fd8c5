import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { asOwner, rowsOf } from '../db/database.ts';
import { databasesHere, openTestServer } from '../testing/open-test-server.ts';
import { startJobs } from './jobs.ts';

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
});
