import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { asClient, type Database, rowsOf } from '../db/database.ts';
import { testClient } from './call-context.ts';

/** What promised dates follow from (PROMISE 7.1): tables, and of some the columns alone that count. */
const facts: Readonly<Record<string, string>> = {
  article_supply: '*',
  batch: 'id, state, week',
  batch_item: '*',
  catalogue_version: 'number',
  client_settings: '*',
  holiday: '*',
  line_part: '*',
  order_: 'id, state, week, points, promised_week',
  order_demand: '*',
  place: '*',
  place_hold: '*',
  production_week: '*',
  promise: '*',
  purchase: 'id, state',
  purchase_confirmation_line: '*',
  purchase_line: '*',
  receipt_line: '*',
  resource: '*',
  resource_booking: '*',
  stock_move: '*',
  team: '*',
  team_member: '*',
  vendor: '*',
  vendor_closed_day: '*',
  vendor_item: '*',
  working_time: '*',
};

const digestOf = ([table, columns]: readonly [string, string]): string =>
  `select coalesce(md5(string_agg(fact::text, ' ' order by fact::text)), '') from (select ${columns} from ${table}) as fact`;

/** What all facts of the test supplier are, as one text, and how often they have changed. */
const factsNow = (database: Database) =>
  asClient(database, testClient, async (queries) => {
    const digests = Object.entries(facts).map((each) => `(${digestOf(each)})`);
    const revision = 'coalesce((select max(revision) from promise_facts), 0)';
    const found = await queries.execute(sql.raw(`select ${digests.join(' || ')} as facts, ${revision} as revision`));
    const [row] = rowsOf(found);
    return { facts: String(row?.['facts']), revision: Number(row?.['revision']) };
  });

/** Whoever changes a fact of promised dates raises its revision: they are checked again. */
export async function expectRaisedRevision(database: Database, act: () => Promise<unknown>): Promise<void> {
  const before = await factsNow(database);
  await act();
  const after = await factsNow(database);
  const isTold = after.revision > before.revision;
  expect(isTold || after.facts === before.facts, 'facts of dates changed, and their revision did not').toBe(true);
}
