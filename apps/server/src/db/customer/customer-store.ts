import type { Customer, CustomerStore } from '@door/api/customer/customer-store';
import { customerTerms, emailTerm } from '@door/domain/selling/customer/customer-terms';
import { type CustomerSort, customerSorts } from '@door/domain/lib/search/list-sorts';
import { customerDocument, readCustomerDocument } from '@door/domain/stored/customer-document';
import { and, asc, count, eq, gt, gte, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { customer, customerTerm } from './schema.ts';
import { enquiry } from '../enquiry/schema.ts';
import { order } from '../order/schema.ts';
import { quote } from '../quote/schema.ts';
import { endOfPrefix } from '../item/item-search-terms.ts';
import { keyset, textKey } from '../keyset.ts';

/** Customers with one e-mail address that are worth showing. */
const mostWithEmail = 5;

export function customerStore(queries: Queries, client: number): CustomerStore {
  const own = eq(customer.clientId, client);
  const isCustomer = (id: string) => and(own, eq(customer.id, id));
  const hasTerm = (condition: SQL | undefined) =>
    inArray(
      customer.id,
      queries
        .select({ id: customerTerm.customerId })
        .from(customerTerm)
        .where(and(eq(customerTerm.clientId, client), condition)),
    );
  return {
    find: async (id) => {
      const [row] = await queries.select().from(customer).where(isCustomer(id));
      return row && customerOf(row);
    },
    findAll: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await queries
        .select()
        .from(customer)
        .where(and(own, inArray(customer.id, [...ids])));
      return rows.map(customerOf);
    },
    load: async (id) => {
      const [row] = await queries.select().from(customer).where(isCustomer(id)).for('update');
      return row && customerOf(row);
    },
    create: async (made) => {
      const row = rowOf(made, client);
      const [created] = await queries.insert(customer).values(row).onConflictDoNothing().returning({ id: customer.id });
      if (!created) return false;
      await replaceCustomerTerms(queries, client, made);
      return true;
    },
    save: async (saved) => {
      await queries.update(customer).set(rowOf(saved, client)).where(isCustomer(saved.id));
      await replaceCustomerTerms(queries, client, saved);
    },
    partsOf: async (id) => {
      const rows = await queries
        .select()
        .from(customer)
        .where(and(own, eq(customer.mergedInto, id)))
        .orderBy(asc(customer.id))
        .for('update');
      return rows.map(customerOf);
    },
    withEmail: async (email) => {
      const rows = await queries
        .select()
        .from(customer)
        .where(and(own, isNull(customer.mergedInto), hasTerm(eq(customerTerm.term, emailTerm(email)))))
        .orderBy(asc(customer.id))
        .limit(mostWithEmail);
      return rows.map(customerOf);
    },
    list: async ({ search: { words }, sort, limit, after }) => {
      const { key, isAfter, order } = keyset({ sorts: customerSorts, keys, id: customer.id, sort, after });
      const begins = (start: string) =>
        hasTerm(and(gte(customerTerm.term, start), lt(customerTerm.term, endOfPrefix(start))));
      const rows = await queries
        .select({ customer, key })
        .from(customer)
        .where(and(own, isNull(customer.mergedInto), ...words.map(begins), isAfter))
        .orderBy(...order)
        .limit(limit);
      const ids = rows.map((row) => row.customer.id);
      const numberOf = await workOf(queries, client, ids);
      return rows.map((row) => ({
        key: row.key,
        customer: customerOf(row.customer),
        enquiries: numberOf.enquiries.get(row.customer.id) ?? 0,
        quotes: numberOf.quotes.get(row.customer.id) ?? 0,
        orders: numberOf.orders.get(row.customer.id) ?? 0,
      }));
    },
  };
}

type Findable = Pick<Customer, 'id' | 'details' | 'mergedInto'>;

/** A customer who was merged into another is found no more. */
async function replaceCustomerTerms(
  queries: Queries,
  client: number,
  { id, details, mergedInto }: Findable,
): Promise<void> {
  await queries.delete(customerTerm).where(and(eq(customerTerm.clientId, client), eq(customerTerm.customerId, id)));
  const terms = mergedInto === null ? customerTerms(details) : [];
  if (terms.length === 0) return;
  await queries.insert(customerTerm).values(terms.map((term) => ({ clientId: client, customerId: id, term })));
}

/** Gives the next customers after this id, at most so many, the search terms that they lack, and answers the last one's id. */
export async function addMissingCustomerTerms(
  queries: Queries,
  client: number,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string | undefined> {
  const terms = queries
    .select()
    .from(customerTerm)
    .where(and(eq(customerTerm.clientId, client), eq(customerTerm.customerId, customer.id)));
  const rows = await queries
    .select()
    .from(customer)
    .where(and(eq(customer.clientId, client), isNull(customer.mergedInto), gt(customer.id, after), notExists(terms)))
    .orderBy(asc(customer.id))
    .limit(limit)
    .for('update');
  for (const row of rows) await replaceCustomerTerms(queries, client, customerOf(row));
  return rows.at(-1)?.id;
}

const keys: Readonly<Record<CustomerSort, SQL>> = {
  changed: sql`${customer.lastUpdated}`,
  name: textKey(customer.name),
};

type Counts = ReadonlyMap<string, number>;

/** How much of each kind of work these customers have; who has none of it is not in its map. */
async function workOf(
  queries: Queries,
  client: number,
  ids: readonly string[],
): Promise<Readonly<Record<'enquiries' | 'quotes' | 'orders', Counts>>> {
  const countIn = async (table: typeof enquiry | typeof quote | typeof order): Promise<Counts> => {
    const counts = await queries
      .select({ id: table.customerId, number: count() })
      .from(table)
      .where(and(eq(table.clientId, client), inArray(table.customerId, [...ids])))
      .groupBy(table.customerId);
    return new Map(counts.flatMap(({ id, number }) => (id === null ? [] : [[id, number] as const])));
  };
  return { enquiries: await countIn(enquiry), quotes: await countIn(quote), orders: await countIn(order) };
}

type CustomerRow = typeof customer.$inferSelect;

const customerOf = ({ id, state, lastUpdated, lastIdempotencyKey, mergedInto }: CustomerRow): Customer => ({
  id,
  details: readCustomerDocument(state),
  lastUpdated: lastUpdated.toISOString(),
  lastIdempotencyKey,
  mergedInto,
});

const rowOf = (
  { id, details, lastUpdated, lastIdempotencyKey, mergedInto }: Customer,
  client: number,
): CustomerRow => ({
  clientId: client,
  id,
  name: details.name,
  state: customerDocument(details),
  lastUpdated: new Date(lastUpdated),
  lastIdempotencyKey,
  mergedInto,
});
