import type { DeliveryStore, StoredDelivery } from '@door/api/delivery/delivery-store';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { deliveryEvent } from './schema.ts';

export function deliveryStore(queries: Queries, client: number): DeliveryStore {
  const own = eq(deliveryEvent.clientId, client);
  return {
    ofOrders: async (orderIds) => {
      if (orderIds.length === 0) return [];
      const rows = await queries
        .select()
        .from(deliveryEvent)
        .where(and(own, inArray(deliveryEvent.orderId, [...orderIds])))
        .orderBy(asc(deliveryEvent.at), asc(deliveryEvent.id));
      return rows.map(storedOf);
    },
    find: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await queries
        .select()
        .from(deliveryEvent)
        .where(and(own, inArray(deliveryEvent.id, [...ids])));
      return rows.map(storedOf);
    },
    add: async (events) => {
      if (events.length === 0) return;
      const rows = events.map(({ at, deviceAt, ...event }) => ({
        ...event,
        clientId: client,
        deviceAt: deviceAt === null ? null : new Date(deviceAt),
        at: new Date(at),
      }));
      await queries.insert(deliveryEvent).values(rows).onConflictDoNothing();
    },
    eraseNames: async (orderIds) => {
      if (orderIds.length === 0) return;
      await queries
        .update(deliveryEvent)
        .set({ takenBy: '', signature: '' })
        .where(
          and(
            own,
            inArray(deliveryEvent.orderId, [...orderIds]),
            or(ne(deliveryEvent.takenBy, ''), ne(deliveryEvent.signature, '')),
          ),
        );
    },
  };
}

const storedOf = ({ clientId: _, at, deviceAt, ...event }: typeof deliveryEvent.$inferSelect): StoredDelivery => ({
  ...event,
  deviceAt: deviceAt?.toISOString() ?? null,
  at: at.toISOString(),
});
