import type { LoadStore, StoredLoad } from '@door/api/delivery/delivery-store';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { load, loadStop } from './schema.ts';

type LoadRow = typeof load.$inferSelect;

export function loadStore(queries: Queries, client: number): LoadStore {
  const own = eq(load.clientId, client);
  const isLoad = (id: string) => and(own, eq(load.id, id));
  const isStopOf = (id: string) => and(eq(loadStop.clientId, client), eq(loadStop.loadId, id));
  const withStops = async (rows: readonly LoadRow[]): Promise<readonly StoredLoad[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const stops = await queries
      .select()
      .from(loadStop)
      .where(and(eq(loadStop.clientId, client), inArray(loadStop.loadId, ids)))
      .orderBy(asc(loadStop.position));
    return rows.map((row) =>
      storedOf(
        row,
        stops.filter(({ loadId }) => loadId === row.id),
      ),
    );
  };
  const found = async (where: SQL | undefined) =>
    withStops(await queries.select().from(load).where(where).orderBy(asc(load.number)));
  const locked = async (id: string) =>
    (await withStops(await queries.select().from(load).where(isLoad(id)).for('update')))[0];
  const addStops = async ({ id, load: { stops } }: StoredLoad) => {
    if (stops.length === 0) return;
    await queries.insert(loadStop).values(
      stops.map(({ orderId, note, isOfVisit }, at) => ({
        clientId: client,
        loadId: id,
        orderId,
        position: at + 1,
        noteNumber: note?.number ?? null,
        noteVersion: note?.version ?? null,
        isOfVisit,
      })),
    );
  };
  return {
    load: locked,
    claim: async (id) => {
      await lockName(queries, client, `load ${id}`);
      return locked(id);
    },
    find: async (ids) => (ids.length === 0 ? [] : found(and(own, inArray(load.id, [...ids])))),
    recent: async (most) => {
      const latest = queries.select({ id: load.id }).from(load).where(own).orderBy(desc(load.number)).limit(most);
      const [open, last] = [
        await found(and(own, isNull(load.departedOn), eq(load.isCancelled, false))),
        await found(and(own, inArray(load.id, latest))),
      ];
      return [...last.filter(({ id }) => !open.some((each) => each.id === id)), ...open].toSorted(
        (one, other) => other.number - one.number,
      );
    },
    ofOrders: async (orderIds) => {
      if (orderIds.length === 0) return [];
      const stops = queries
        .select({ id: loadStop.loadId })
        .from(loadStop)
        .where(and(eq(loadStop.clientId, client), inArray(loadStop.orderId, [...orderIds])));
      return found(and(own, inArray(load.id, stops)));
    },
    create: async (stored) => {
      await queries.insert(load).values({ clientId: client, ...rowOf(stored) });
      await addStops(stored);
    },
    save: async (stored) => {
      await queries.update(load).set(rowOf(stored)).where(isLoad(stored.id));
      await queries.delete(loadStop).where(isStopOf(stored.id));
      await addStops(stored);
    },
  };
}

const storedOf = (
  {
    clientId: _,
    id,
    number,
    createdAt,
    createdBy,
    lastUpdated,
    firstIdempotencyKey,
    lastIdempotencyKey,
    ...row
  }: LoadRow,
  stops: readonly (typeof loadStop.$inferSelect)[],
): StoredLoad => ({
  id,
  number,
  createdBy,
  firstIdempotencyKey,
  lastIdempotencyKey,
  createdAt: createdAt.toISOString(),
  lastUpdated: lastUpdated.toISOString(),
  load: {
    ...row,
    stops: stops.map(({ orderId, noteNumber, noteVersion, isOfVisit }) => ({
      orderId,
      isOfVisit,
      note: noteNumber === null || noteVersion === null ? null : { number: noteNumber, version: noteVersion },
    })),
  },
});

const rowOf = ({ load: { stops: _, ...rest }, createdAt, lastUpdated, ...stored }: StoredLoad) => ({
  ...stored,
  ...rest,
  createdAt: new Date(createdAt),
  lastUpdated: new Date(lastUpdated),
});
