import { getTableName, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { asClient, rowsOf } from '../db/database.ts';
import { tenantTables } from '../db/schema.ts';
import { testClient } from './call-context.ts';
import type { TestServer } from './open-test-server.ts';

type Here = Pick<TestServer, 'database'>;

/** How many rows of each table there are more, or less, after it, and jobs. */
async function effectOf(server: Here, act: () => Promise<unknown>) {
  const before = await rowCounts(server);
  await act();
  const after = await rowCounts(server);
  return Object.fromEntries(
    [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)]).filter(([, more]) => more !== 0),
  );
}
/** The counter of a series appears with its first number. */
const countedTables = Object.values(tenantTables).filter((table) => table !== tenantTables.runningNumber);
const rowCounts = ({ database }: Here) =>
  asClient(database, testClient, async (queries) => {
    const counts = countedTables.map(
      (table) => sql`select ${getTableName(table)} as name, count(*)::int as rows from ${table}`,
    );
    const jobs = sql`select 'jobs' as name, count(*)::int as rows from pgboss.job`;
    const found = rowsOf(await queries.execute(sql.join([...counts, jobs], sql` union all `)));
    return new Map(found.map(({ name, rows }) => [String(name), Number(rows)]));
  });

interface Repeated {
  /** A message about something new. */
  readonly aMessage: () => Promise<unknown>;
  readonly send: (message: unknown) => Promise<unknown>;
}

/** Ten at once and one later have one answer, and together the effect of one. */
export async function expectOneEffect(server: Here, { aMessage, send }: Repeated): Promise<void> {
  const first = await aMessage();
  const once = await effectOf(server, () => send(first));

  const message = await aMessage();
  const answers: string[] = [];
  const often = await effectOf(server, async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(message)));
    for (const answer of [...sent, await send(message)]) answers.push(JSON.stringify(answer));
  });
  expect(new Set(answers)).toEqual(new Set(answers.slice(0, 1)));
  expect(often).toEqual(once);
}
