import type { BankStore, NamedOrders, StoredLine } from '@door/api/bank/bank-store';
import { planOfDeposit } from '@door/domain/selling/payment/plan';
import { money } from '@door/domain/selling/pricing/money';
import { and, asc, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { quoteOf } from '../order/order-rows.ts';
import { order } from '../order/schema.ts';
import { bankLine, bankRule, bankStatement } from './schema.ts';

/** Rows that are sent at once: a statement takes so many values. */
const atOnce = 500;

export function bankStore(queries: Queries, client: number): BankStore {
  const own = eq(bankLine.clientId, client);
  const lines = (which: SQL | undefined) => queries.select().from(bankLine).where(and(own, which));
  return {
    statement: async (id) => {
      const [row] = await queries
        .select()
        .from(bankStatement)
        .where(and(eq(bankStatement.clientId, client), eq(bankStatement.id, id)));
      return row && { ...row, importedAt: row.importedAt.toISOString() };
    },
    addStatement: async (statement) => {
      const row = { clientId: client, ...statement, importedAt: new Date(statement.importedAt) };
      await queries.insert(bankStatement).values(row);
    },
    profiles: async () => {
      const name = sql<string>`${bankStatement.profile} ->> 'name'`;
      const rows = await queries
        .selectDistinctOn([name], { profile: bankStatement.profile })
        .from(bankStatement)
        .where(and(eq(bankStatement.clientId, client), sql`${bankStatement.profile} is not null`))
        .orderBy(name, desc(bankStatement.importedAt));
      return rows.flatMap(({ profile }) => profile ?? []);
    },
    known: async (ids) => {
      const found: string[] = [];
      for (const some of portionsOf(ids)) {
        const rows = await queries
          .select({ id: bankLine.id })
          .from(bankLine)
          .where(and(own, inArray(bankLine.id, some)));
        found.push(...rows.map(({ id }) => id));
      }
      return found;
    },
    addLines: async (all) => {
      for (const some of portionsOf(all))
        await queries.insert(bankLine).values(some.map((line) => rowOf(line, client)));
    },
    find: async (ids) => (ids.length === 0 ? [] : (await lines(inArray(bankLine.id, [...ids]))).map(lineOf)),
    load: async (id) => {
      const [row] = await lines(eq(bankLine.id, id)).for('update');
      return row && lineOf(row);
    },
    save: async (line) => {
      const { state, orderId, paymentId, reverses, changedBy } = line;
      await queries
        .update(bankLine)
        .set({ state, orderId, paymentId, reverses, changedBy, changedAt: new Date(line.changedAt) })
        .where(and(own, eq(bankLine.id, line.id)));
    },
    lines: async ({ state, after, limit }) => {
      const isAfter =
        after && or(lt(bankLine.day, after.key), and(eq(bankLine.day, after.key), lt(bankLine.id, after.id)));
      const rows = await lines(and(eq(bankLine.state, state), isAfter ?? undefined))
        .orderBy(desc(bankLine.day), desc(bankLine.id))
        .limit(limit);
      return rows.map(lineOf);
    },
    reversible: async (minors) => {
      if (minors.length === 0) return [];
      const isTakenBack = sql`exists (select from bank_line as other where other.client_id = bank_line.client_id and other.reverses = bank_line.id)`;
      const rows = await lines(
        and(eq(bankLine.state, 'Booked'), inArray(bankLine.amountMinor, [...minors]), sql`not ${isTakenBack}`),
      );
      return rows.map(lineOf).flatMap(({ id, orderId, entry }) => (orderId === null ? [] : { ...entry, id, orderId }));
    },
    owing: (named) => owing(queries, client, named),
    rules: async () => {
      const rows = await queries
        .select()
        .from(bankRule)
        .where(eq(bankRule.clientId, client))
        .orderBy(asc(bankRule.madeAt), asc(bankRule.id));
      return rows.map(({ clientId: _, madeAt, ...rule }) => ({ ...rule, madeAt: madeAt.toISOString() }));
    },
    addRule: async (rule) => {
      const row = { clientId: client, ...rule, madeAt: new Date(rule.madeAt) };
      const rows = await queries.insert(bankRule).values(row).onConflictDoNothing().returning({ id: bankRule.id });
      return rows.length > 0;
    },
    dropRule: async (id) => {
      await queries.delete(bankRule).where(and(eq(bankRule.clientId, client), eq(bankRule.id, id)));
    },
  };
}

/** Orders of which something is open, and those that are named, with what was paid and credited. */
async function owing(queries: Queries, client: number, { numbers, ids }: NamedOrders): ReturnType<BankStore['owing']> {
  // Columns of another table need its name: alone they would be those of the innermost.
  const paid = sql<number>`coalesce((select sum(paid.amount_minor) from payment as paid where paid.client_id = order_.client_id and paid.order_id = order_.id), 0)`;
  const credited = sql<number>`coalesce((select sum((credit_note.note -> 'total' ->> 'minor')::bigint) from credit_note where credit_note.client_id = order_.client_id and credit_note.order_id = order_.id), 0)`;
  const total = sql`(${order.agreed} -> 'total' ->> 'minor')::bigint`;
  const isOpen = and(ne(order.state, 'Cancelled'), sql`${total} + ${credited} > ${paid}`);
  // One value each, however many there are.
  const isNamed = or(
    sql`${order.number} = any(string_to_array(${numbers.join(',')}, ',')::int[])`,
    sql`${order.id} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`,
  );
  const rows = await queries
    .select({
      id: order.id,
      number: order.number,
      state: order.state,
      currency: order.currency,
      agreed: order.agreed,
      plan: order.plan,
      deposit: order.deposit,
      quoteId: order.quoteId,
      quoteVersion: order.quoteVersion,
      quotedMinor: order.quotedMinor,
      paid: paid.mapWith(Number),
      credited: credited.mapWith(Number),
    })
    .from(order)
    .where(and(eq(order.clientId, client), or(isOpen, isNamed)))
    .orderBy(asc(order.number));
  return rows.map(({ id, number, state, currency, agreed, ...row }) => ({
    id,
    number,
    paid: money(row.paid, currency),
    credited: money(row.credited, currency),
    order: {
      state,
      currency,
      agreed,
      plan: row.plan ?? planOfDeposit(row.deposit),
      quote: quoteOf({ ...row, currency }),
    },
  }));
}

function* portionsOf<Each>(all: readonly Each[]): Iterable<Each[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce);
}

const rowOf = ({ entry: { amount, ...entry }, changedAt, ...line }: StoredLine, client: number) => ({
  clientId: client,
  ...line,
  ...entry,
  amountMinor: amount.minor,
  currency: amount.currency,
  changedAt: new Date(changedAt),
});

function lineOf({ clientId: _, changedAt, ...row }: typeof bankLine.$inferSelect): StoredLine {
  const { iban, day, amountMinor, currency, text, reference, party, bankReference, isReversal, ...line } = row;
  const amount = { minor: amountMinor, currency };
  const entry = { iban, day, amount, text, reference, party, bankReference, isReversal };
  return { ...line, entry, changedAt: changedAt.toISOString() };
}
