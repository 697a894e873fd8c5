import type { NamedSubject, SubjectStore } from '@door/api/system-status/subject-store';
import type { Subject } from '@door/domain/people/history/history-entry';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { account } from '../user/schema.ts';
import { batch } from '../batch/schema.ts';
import { customer } from '../customer/schema.ts';
import { load } from '../delivery/schema.ts';
import { enquiry } from '../enquiry/schema.ts';
import { item } from '../item/schema.ts';
import { order } from '../order/schema.ts';
import { priceList } from '../pricing/schema.ts';
import { quote } from '../quote/schema.ts';
import { purchase } from '../purchase/schema.ts';
import { vendor } from '../purchasing/schema.ts';
import { articleSupply } from '../stock/schema.ts';
import { task } from '../task/schema.ts';

interface Source {
  readonly table: PgTable;
  readonly clientId: AnyPgColumn;
  readonly id: AnyPgColumn;
  readonly number?: AnyPgColumn;
  readonly name?: AnyPgColumn | SQL;
}

/** Where the things of each kind have their numbers and names; null for what has none. */
const sources: Readonly<Record<Subject, Source | null>> = {
  item: { table: item, clientId: item.clientId, id: item.id, number: item.number },
  enquiry: { table: enquiry, clientId: enquiry.clientId, id: enquiry.id, number: enquiry.number },
  quote: { table: quote, clientId: quote.clientId, id: quote.id, number: quote.number },
  order: { table: order, clientId: order.clientId, id: order.id, number: order.number },
  batch: { table: batch, clientId: batch.clientId, id: batch.id, number: batch.number, name: batch.week },
  'price-list': { table: priceList, clientId: priceList.clientId, id: priceList.id, number: priceList.version },
  customer: { table: customer, clientId: customer.clientId, id: customer.id, name: customer.name },
  task: { table: task, clientId: task.clientId, id: task.id, name: task.what },
  account: {
    table: account,
    clientId: account.clientId,
    id: account.id,
    name: sql`coalesce(nullif(btrim(${account.name}), ''), ${account.email})`,
  },
  vendor: { table: vendor, clientId: vendor.clientId, id: vendor.id, name: vendor.name },
  purchase: { table: purchase, clientId: purchase.clientId, id: purchase.id, number: purchase.number },
  load: { table: load, clientId: load.clientId, id: load.id, number: load.number },
  // Places, imports and exports have no name here: what their entries say names them.
  stock: { table: articleSupply, clientId: articleSupply.clientId, id: articleSupply.id, name: articleSupply.key },
  settings: null,
  catalogue: null,
};

export const subjectStore = (queries: Queries, client: number): SubjectStore => ({
  named: async (subjects) => {
    const found: NamedSubject[] = [];
    for (const about of new Set(subjects.map((each) => each.about))) {
      const source = sources[about];
      if (!source) continue;
      const ids = subjects.flatMap((each) => (each.about === about ? [each.aboutId] : []));
      const rows = await queries
        .select({
          aboutId: sql<string>`${source.id}`,
          number: orNull<number>(source.number),
          name: orNull<string>(source.name),
        })
        .from(source.table)
        .where(and(eq(source.clientId, client), inArray(source.id, ids)));
      found.push(...rows.map((row) => ({ about, ...row })));
    }
    return found;
  },
});

const orNull = <Value>(column: AnyPgColumn | SQL | undefined): SQL<Value | null> =>
  column ? sql<Value | null>`${column}` : sql<null>`null`;
