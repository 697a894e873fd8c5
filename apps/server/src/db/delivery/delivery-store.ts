import type { DeliveryStore, StoredDelivery } from '@door/api/delivery/delivery-store';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { deliveryEvent } from './schema.ts';

export const deliveryStore = (queries: Queries, client: number): DeliveryStore => ({
  ofOrders: async (orderIds) => {
    if (orderIds.length === 0) return [];
    const rows = await queries
      .select()
      .from(deliveryEvent)
      .where(and(eq(deliveryEvent.clientId, client), inArray(deliveryEvent.orderId, [...orderIds])))
      .orderBy(asc(deliveryEvent.at), asc(deliveryEvent.id));
    return rows.map(({ clientId: _, at, ...event }): StoredDelivery => ({ ...event, at: at.toISOString() }));
  },
  add: async (events) => {
    if (events.length === 0) return;
    const rows = events.map(({ at, ...event }) => ({ ...event, clientId: client, at: new Date(at) }));
    await queries.insert(deliveryEvent).values(rows).onConflictDoNothing();
  },
});
