import type { Fault, FaultStore, StoredFault, StoredFaultEvent } from '@door/api/fault/fault-store';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { fault, faultEvent } from './thread-schema.ts';

export function faultStore(queries: Queries, client: number): FaultStore {
  const own = eq(fault.clientId, client);
  const ownEvent = eq(faultEvent.clientId, client);
  const withEvents = async (rows: readonly (typeof fault.$inferSelect)[]): Promise<readonly StoredFault[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const events = await queries
      .select()
      .from(faultEvent)
      .where(and(ownEvent, inArray(faultEvent.faultId, ids)))
      .orderBy(asc(faultEvent.at), asc(faultEvent.id));
    return rows.map((row) => ({
      fault: faultOf(row),
      events: events.filter(({ faultId }) => faultId === row.id).map(eventOf),
    }));
  };
  const oldestFirst = async (where: SQL | undefined) =>
    withEvents(await queries.select().from(fault).where(where).orderBy(asc(fault.at), asc(fault.id)));
  return {
    add: async ({ at, ...reported }) => {
      await queries.insert(fault).values({ clientId: client, ...reported, at: new Date(at) });
    },
    addEvent: async ({ at, ...event }) => {
      await queries.insert(faultEvent).values({ clientId: client, ...event, at: new Date(at) });
    },
    find: async (id) => (await oldestFirst(and(own, eq(fault.id, id)))).at(0),
    withEvent: async (eventId) => {
      const ids = queries
        .select({ id: faultEvent.faultId })
        .from(faultEvent)
        .where(and(ownEvent, eq(faultEvent.id, eventId)));
      return (await oldestFirst(and(own, inArray(fault.id, ids)))).at(0);
    },
    ofOrder: (orderId) => oldestFirst(and(own, eq(fault.orderId, orderId))),
    latest: async (limit) =>
      withEvents(await queries.select().from(fault).where(own).orderBy(desc(fault.at), desc(fault.id)).limit(limit)),
    removeTexts: async (orderId) => {
      const ids = queries
        .select({ id: fault.id })
        .from(fault)
        .where(and(own, eq(fault.orderId, orderId)));
      await queries
        .update(faultEvent)
        .set({ text: '' })
        .where(and(ownEvent, inArray(faultEvent.faultId, ids)));
      await queries
        .update(fault)
        .set({ text: '' })
        .where(and(own, eq(fault.orderId, orderId)));
    },
  };
}

const faultOf = ({ clientId: _, at, ...row }: typeof fault.$inferSelect): Fault => ({ ...row, at: at.toISOString() });

const eventOf = ({ clientId: _, at, ...row }: typeof faultEvent.$inferSelect): StoredFaultEvent => ({
  ...row,
  at: at.toISOString(),
});
