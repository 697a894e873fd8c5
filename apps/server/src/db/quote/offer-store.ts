import type { OfferEvent, OfferStore } from '@door/api/quote/offer-store';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { acceptance } from '../customer-page/schema.ts';

export function offerStore(queries: Queries, client: number): OfferStore {
  return {
    addConfirmation: async ({ at, ...confirmation }) => {
      const rows = await queries
        .insert(acceptance)
        .values({ clientId: client, ...confirmation, kind: 'confirmed', at: new Date(at) })
        .onConflictDoNothing()
        .returning({ id: acceptance.id });
      return rows.length > 0;
    },
    confirmations: async (orderId) => {
      const rows = await queries
        .select()
        .from(acceptance)
        .where(and(eq(acceptance.clientId, client), eq(acceptance.orderId, orderId)))
        .orderBy(asc(acceptance.at), asc(acceptance.id));
      return rows.map(({ clientId: _, quoteId: _quote, kind: _kind, at, ...row }) => ({
        ...row,
        orderId,
        at: at.toISOString(),
      }));
    },
    addEvent: async ({ at, ...event }) => {
      const rows = await queries
        .insert(acceptance)
        .values({ clientId: client, ...event, at: new Date(at) })
        .onConflictDoNothing()
        .returning({ id: acceptance.id });
      return rows.length > 0;
    },
    events: async (quoteIds) => {
      if (quoteIds.length === 0) return [];
      const rows = await queries
        .select()
        .from(acceptance)
        .where(and(eq(acceptance.clientId, client), inArray(acceptance.quoteId, [...quoteIds])))
        .orderBy(asc(acceptance.at), asc(acceptance.id));
      return rows.flatMap(eventOf);
    },
  };
}

/** Evidence about the version of an order is none of a quote's. */
function eventOf({
  clientId: _,
  orderId: _order,
  quoteId,
  kind,
  at,
  ...row
}: typeof acceptance.$inferSelect): OfferEvent[] {
  if (quoteId === null || kind === 'confirmed') return [];
  return [{ ...row, quoteId, kind, at: at.toISOString() }];
}
