import { getTableName, sql } from 'drizzle-orm';
import { asClient, type Database, rowsOf } from '../db/database.ts';
import { documentQueue, mailQueue, zipQueue } from '../db/job-queues.ts';
import { tenantTables } from '../db/schema.ts';
import { testClient } from './call-context.ts';

/** A counter appears with its first number, and what a job writes down as a message leaves comes at no call's time. */
const uncounted: readonly unknown[] = [tenantTables.runningNumber, tenantTables.promiseFacts, tenantTables.messageSent];
const countedTables = Object.values(tenantTables).filter((table) => !uncounted.includes(table));

/** How many rows of the test supplier each table has, and how many jobs of calls are in each state: `jobs retry`. */
export const rowCounts = (database: Database): Promise<ReadonlyMap<string, number>> =>
  asClient(database, testClient, async (queries) => {
    const counts = countedTables.map(
      (table) => sql`select ${getTableName(table)} as name, count(*)::int as rows from ${table}`,
    );
    const queues = sql.join(
      [mailQueue, documentQueue, zipQueue].map((queue) => sql`${queue}`),
      sql`, `,
    );
    const jobs = sql`
      select 'jobs ' || state as name, count(*)::int as rows from pgboss.job where name in (${queues}) group by state`;
    const found = rowsOf(await queries.execute(sql.join([...counts, jobs], sql` union all `)));
    return new Map(found.map(({ name, rows }) => [String(name), Number(rows)]));
  });
