import type { StoredVendor, VendorStore } from '@door/api/vendor/vendor-store';
import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import type { VendorItem } from '@door/domain/making/purchasing/vendor-item';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { csvColumn, vendor, vendorClosedDay, vendorItem } from './schema.ts';

/** Rows of one statement: each has sixteen parameters, of which PostgreSQL takes 65,535. */
const mostInserted = 1_000;

export function vendorStore(queries: Queries, client: number): VendorStore {
  const isVendor = (id: string) => and(eq(vendor.clientId, client), eq(vendor.id, id));
  const where = async (condition: SQL | undefined): Promise<readonly StoredVendor[]> => {
    const rows = await queries.select().from(vendor).where(condition).orderBy(asc(vendor.id));
    const ids = rows.map(({ id }) => id);
    const closed = await queries
      .select()
      .from(vendorClosedDay)
      .where(and(eq(vendorClosedDay.clientId, client), inArray(vendorClosedDay.vendorId, ids)))
      .orderBy(asc(vendorClosedDay.day));
    const columns = await queries
      .select()
      .from(csvColumn)
      .where(and(eq(csvColumn.clientId, client), inArray(csvColumn.vendorId, ids)))
      .orderBy(asc(csvColumn.position));
    const daysOf = groupsOf(closed, ({ vendorId }) => vendorId);
    const headsOf = groupsOf(columns, ({ vendorId }) => vendorId);
    return rows.map((row) => storedOf(row, { closed: daysOf.get(row.id) ?? [], columns: headsOf.get(row.id) ?? [] }));
  };
  const all: VendorStore['all'] = async () => (await where(eq(vendor.clientId, client))).toSorted(byName);

  return {
    all,
    find: async (id) => (await where(isVendor(id)))[0],
    lock: async () => {
      await lockName(queries, client, 'vendors');
      return all();
    },
    save: async (stored) => {
      const { id, closed, csv } = stored.vendor;
      const facts = factsOf(stored);
      await queries
        .insert(vendor)
        .values({ clientId: client, id, ...facts })
        .onConflictDoUpdate({ target: [vendor.clientId, vendor.id], set: facts });
      const days = and(eq(vendorClosedDay.clientId, client), eq(vendorClosedDay.vendorId, id));
      await queries.delete(vendorClosedDay).where(days);
      const own = { clientId: client, vendorId: id };
      if (closed.length > 0) await queries.insert(vendorClosedDay).values(closed.map((day) => ({ ...own, day })));
      await queries.delete(csvColumn).where(and(eq(csvColumn.clientId, client), eq(csvColumn.vendorId, id)));
      if (csv.columns.length > 0)
        await queries.insert(csvColumn).values(csv.columns.map((each, at) => ({ ...own, position: at + 1, ...each })));
    },
    sums: () =>
      queries
        .select({
          vendor: vendorItem.vendorId,
          items: count(),
          leastLeadDays: sql<number>`min(${vendorItem.leadDays})`,
          mostLeadDays: sql<number>`max(${vendorItem.leadDays})`,
        })
        .from(vendorItem)
        .where(eq(vendorItem.clientId, client))
        .groupBy(vendorItem.vendorId),
    items: async (vendors) => {
      const rows = await queries
        .select()
        .from(vendorItem)
        .where(and(eq(vendorItem.clientId, client), vendors && inArray(vendorItem.vendorId, [...vendors])));
      return rows.map(itemOf).toSorted(inOrder);
    },
    saveItems: async (id, items, removed = []) => {
      const isOfVendor = and(eq(vendorItem.clientId, client), eq(vendorItem.vendorId, id));
      if (removed.length > 0)
        await queries.delete(vendorItem).where(and(isOfVendor, inArray(vendorItem.id, [...removed])));
      for (let at = 0; at < items.length; at += mostInserted)
        await queries
          .insert(vendorItem)
          .values(items.slice(at, at + mostInserted).map((item) => ({ clientId: client, ...rowOf(item) })))
          .onConflictDoUpdate({ target: [vendorItem.clientId, vendorItem.vendorId, vendorItem.id], set: replacing });
    },
  };
}

const byName = ({ vendor: one }: StoredVendor, { vendor: other }: StoredVendor): number =>
  one.name.localeCompare(other.name, 'en') || compareText(one.id, other.id);

const inOrder = (one: VendorItem, other: VendorItem): number =>
  compareText(one.key, other.key) ||
  one.rank - other.rank ||
  compareText(one.validFrom ?? '', other.validFrom ?? '') ||
  compareText(one.id, other.id);

interface Lists {
  readonly closed: readonly (typeof vendorClosedDay.$inferSelect)[];
  readonly columns: readonly (typeof csvColumn.$inferSelect)[];
}

const storedOf = (row: typeof vendor.$inferSelect, { closed, columns }: Lists): StoredVendor => ({
  vendor: {
    id: row.id,
    name: row.name,
    ourNumber: row.ourNumber,
    mail: row.mail,
    phone: row.phone,
    currency: row.currency,
    vatNumber: row.vatNumber,
    peppolId: row.peppolId,
    state: row.state,
    orderDays: row.orderDays,
    cutOff: row.cutOff,
    deliveryDays: row.deliveryDays,
    coverDays: row.coverDays,
    closed: closed.map(({ day }) => day),
    leastOrderValue: row.leastOrderMinor,
    overDelivery: { toOrder: row.overToOrder, other: row.overOther },
    howToOrder: row.howToOrder,
    csv: {
      columns: columns.map(({ field, heading, format }) => ({ field, heading, format })),
      separator: row.csvSeparator,
      encoding: row.csvEncoding,
    },
  },
  lastUpdated: row.lastUpdated.toISOString(),
  firstIdempotencyKey: row.firstIdempotencyKey,
  lastIdempotencyKey: row.lastIdempotencyKey,
});

/** The row of a vendor without its key. */
const factsOf = ({ vendor: stored, lastUpdated, ...marks }: StoredVendor) => ({
  ...columnsOf(stored),
  lastUpdated: new Date(lastUpdated),
  ...marks,
});

const columnsOf = ({
  id: _,
  closed: __,
  csv,
  leastOrderValue,
  overDelivery,
  orderDays,
  deliveryDays,
  ...facts
}: StoredVendor['vendor']) => ({
  ...facts,
  orderDays: [...orderDays],
  deliveryDays: [...deliveryDays],
  leastOrderMinor: leastOrderValue,
  overToOrder: overDelivery.toOrder,
  overOther: overDelivery.other,
  csvSeparator: csv.separator,
  csvEncoding: csv.encoding,
});

const itemOf = ({
  clientId: _,
  vendorId,
  priceMinor,
  pricePer,
  ...item
}: typeof vendorItem.$inferSelect): VendorItem => ({
  ...item,
  vendor: vendorId,
  price: priceMinor === null || pricePer === null ? null : { minor: priceMinor, per: pricePer },
});

const rowOf = ({ vendor: vendorId, price, ...item }: VendorItem) => ({
  ...item,
  vendorId,
  priceMinor: price?.minor ?? null,
  pricePer: price?.per ?? null,
});

/** Of a row that is there already, what the new one says. */
const replacing = Object.fromEntries(
  (
    [
      'key',
      'unit',
      'code',
      'text',
      'pack',
      'least',
      'leadDays',
      'priceMinor',
      'pricePer',
      'validFrom',
      'validUntil',
      'rank',
    ] as const
  ).map((name) => [name, sql.raw(`excluded."${vendorItem[name].name}"`)]),
);
