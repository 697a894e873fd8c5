import type { OrderVersionStore } from '@door/api/order/order-version-store';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { orderVersion } from './schema.ts';

export function orderVersionStore(queries: Queries, client: number): OrderVersionStore {
  const isOrder = (id: string) => and(eq(orderVersion.clientId, client), eq(orderVersion.orderId, id));
  return {
    add: async ({ frozen, ...confirmed }) => {
      const { version, confirmedAt } = frozen;
      const row = { clientId: client, ...confirmed, version, document: frozen, confirmedAt: new Date(confirmedAt) };
      await queries.insert(orderVersion).values(row);
    },
    find: async (orderId, version) => {
      const [row] = await queries
        .select()
        .from(orderVersion)
        .where(and(isOrder(orderId), eq(orderVersion.version, version)));
      if (!row) return undefined;
      const { document, hash, confirmedBy } = row;
      return { orderId, frozen: readFrozen('version of an order', document), hash, confirmedBy };
    },
    of: async (orderId) => {
      const { version, hash, confirmedAt } = orderVersion;
      const rows = await queries
        .select({ version, hash, confirmedAt })
        .from(orderVersion)
        .where(isOrder(orderId))
        .orderBy(asc(version));
      return rows.map((row) => ({ ...row, confirmedAt: row.confirmedAt.toISOString() }));
    },
  };
}
