import type { AttemptStore, PaymentAttempt, PaymentRefund } from '@door/api/payment/attempt-store';
import { money } from '@door/domain/selling/pricing/money';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { paymentAsk, paymentAttempt, paymentHint, paymentRefund } from './schema.ts';

export function attemptStore(queries: Queries, client: number): AttemptStore {
  const own = eq(paymentAttempt.clientId, client);
  const ownRefund = eq(paymentRefund.clientId, client);
  const attempts = () => queries.select().from(paymentAttempt);
  return {
    load: async (id) => {
      const [row] = await attempts().where(and(own, eq(paymentAttempt.id, id)));
      return row && attemptOf(row);
    },
    ofOrder: async (orderId) => {
      const isOf = and(own, eq(paymentAttempt.orderId, orderId));
      const rows = await attempts().where(isOf).orderBy(desc(paymentAttempt.startedAt), desc(paymentAttempt.id));
      return rows.map(attemptOf);
    },
    ofProvider: async (driver, providerId) => {
      const isIt = and(own, eq(paymentAttempt.driver, driver), eq(paymentAttempt.providerId, providerId));
      const [row] = await attempts().where(isIt);
      return row && attemptOf(row);
    },
    add: async (attempt) => {
      const row = { clientId: client, ...attemptRow(attempt) };
      // Also where the order has a living one: of two that start at once, one is told so.
      const rows = await queries
        .insert(paymentAttempt)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: paymentAttempt.id });
      return rows.length > 0;
    },
    save: async (attempt) => {
      await queries
        .update(paymentAttempt)
        .set(attemptRow(attempt))
        .where(and(own, eq(paymentAttempt.id, attempt.id)));
    },
    due: async (at, most) => {
      const rows = await queries
        .select({ id: paymentAttempt.id })
        .from(paymentAttempt)
        .where(and(own, lte(paymentAttempt.nextCheckAt, new Date(at))))
        .orderBy(asc(paymentAttempt.nextCheckAt))
        .limit(most);
      return rows.map(({ id }) => id);
    },
    addHint: async (driver, eventId, at) => {
      const row = { clientId: client, driver, eventId, at: new Date(at) };
      const rows = await queries
        .insert(paymentHint)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: paymentHint.eventId });
      return rows.length > 0;
    },
    asked: async (orderId) => {
      const rows = await queries
        .select({ instalment: paymentAsk.instalment })
        .from(paymentAsk)
        .where(and(eq(paymentAsk.clientId, client), eq(paymentAsk.orderId, orderId)));
      return rows.map(({ instalment }) => instalment);
    },
    ask: async ({ askedAt, ...ask }) => {
      const row = { clientId: client, ...ask, askedAt: new Date(askedAt) };
      await queries.insert(paymentAsk).values(row).onConflictDoNothing();
    },
    refund: async (id) => {
      const [row] = await queries
        .select()
        .from(paymentRefund)
        .where(and(ownRefund, eq(paymentRefund.id, id)));
      return row && refundOf(row);
    },
    refundsOf: async (orderId) => {
      const rows = await queries
        .select()
        .from(paymentRefund)
        .where(and(ownRefund, eq(paymentRefund.orderId, orderId)))
        .orderBy(asc(paymentRefund.askedAt), asc(paymentRefund.id));
      return rows.map(refundOf);
    },
    addRefund: async (refund) => {
      const row = { clientId: client, ...refundRow(refund) };
      const rows = await queries
        .insert(paymentRefund)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: paymentRefund.id });
      return rows.length > 0;
    },
    saveRefund: async (refund) => {
      await queries
        .update(paymentRefund)
        .set(refundRow(refund))
        .where(and(ownRefund, eq(paymentRefund.id, refund.id)));
    },
  };
}

const momentOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

function attemptRow({ amount, startedAt, expiresAt, changedAt, checkedAt, nextCheckAt, ...attempt }: PaymentAttempt) {
  return {
    ...attempt,
    amountMinor: amount.minor,
    currency: amount.currency,
    startedAt: new Date(startedAt),
    expiresAt: new Date(expiresAt),
    changedAt: new Date(changedAt),
    checkedAt: momentOf(checkedAt),
    nextCheckAt: momentOf(nextCheckAt),
  };
}

const attemptOf = ({
  clientId: _,
  amountMinor,
  currency,
  ...row
}: typeof paymentAttempt.$inferSelect): PaymentAttempt => ({
  ...row,
  amount: money(amountMinor, currency),
  startedAt: row.startedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  checkedAt: row.checkedAt?.toISOString() ?? null,
  nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
});

const refundRow = ({ amount, askedAt, ...refund }: PaymentRefund) => ({
  ...refund,
  amountMinor: amount.minor,
  currency: amount.currency,
  askedAt: new Date(askedAt),
});

const refundOf = ({
  clientId: _,
  amountMinor,
  currency,
  askedAt,
  ...row
}: typeof paymentRefund.$inferSelect): PaymentRefund => ({
  ...row,
  amount: money(amountMinor, currency),
  askedAt: askedAt.toISOString(),
});
