import type { StoredVisitEvent, VisitEventStore } from '@door/api/fitting/visit-event-store';
import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { visitEvent } from './schema.ts';

export function visitEventStore(queries: Queries, client: number): VisitEventStore {
  const own = eq(visitEvent.clientId, client);
  const found = async (isWanted: SQL) => {
    const rows = await queries
      .select()
      .from(visitEvent)
      .where(and(own, isWanted))
      .orderBy(asc(visitEvent.at), asc(visitEvent.id));
    return rows.map(storedOf);
  };
  return {
    ofOrders: async (orderIds) => (orderIds.length === 0 ? [] : found(inArray(visitEvent.orderId, [...orderIds]))),
    find: async (ids) => (ids.length === 0 ? [] : found(inArray(visitEvent.id, [...ids]))),
    add: async (events) => {
      if (events.length === 0) return;
      const rows = events.map(
        ({ id, orderId, visitId, undoes, how, photo, signature, who, at, deviceAt, ...said }) => ({
          ...{ clientId: client, id, orderId, visitId, kind: said.kind, undoes, said, how, photo, signature, who },
          deviceAt: deviceAt === null ? null : new Date(deviceAt),
          at: new Date(at),
        }),
      );
      await queries.insert(visitEvent).values(rows).onConflictDoNothing();
    },
    photos: async (visitIds) => {
      if (visitIds.length === 0) return [];
      const rows = await queries
        .select()
        .from(visitEvent)
        .where(and(own, inArray(visitEvent.visitId, [...visitIds]), isNotNull(visitEvent.photo)))
        .orderBy(asc(visitEvent.at), asc(visitEvent.id));
      return rows.flatMap(({ visitId, photo, who, at }) =>
        visitId === null || photo === null
          ? []
          : [{ of: visitId, id: photo, addedBy: who ?? '', addedAt: at.toISOString() }],
      );
    },
    erasePersons: async (orderIds) => {
      if (orderIds.length === 0) return;
      await queries
        .update(visitEvent)
        .set({ photo: null, signature: null })
        .where(and(own, inArray(visitEvent.orderId, [...orderIds])));
    },
  };
}

const storedOf = ({
  clientId: _,
  kind: __,
  said,
  at,
  deviceAt,
  ...event
}: typeof visitEvent.$inferSelect): StoredVisitEvent => ({
  ...event,
  ...said,
  deviceAt: deviceAt?.toISOString() ?? null,
  at: at.toISOString(),
});
