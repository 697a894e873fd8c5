import type { ExportStore, StockExport } from '@door/api/inventory/export-store';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { exportBatch } from './export-schema.ts';
import { stockMove } from './schema.ts';
import { sumOf } from './stock-lines.ts';

export function exportStore(queries: Queries, client: number): ExportStore {
  const own = eq(exportBatch.clientId, client);
  return {
    find: async (id) => {
      const [row] = await queries
        .select()
        .from(exportBatch)
        .where(and(own, eq(exportBatch.id, id)));
      return row && exportOf(row);
    },
    list: async ({ before, limit }) => {
      const rows = await queries
        .select()
        .from(exportBatch)
        .where(and(own, before === null ? undefined : lt(exportBatch.number, before)))
        .orderBy(desc(exportBatch.number))
        .limit(limit);
      return rows.map(exportOf);
    },
    add: async ({ until, at, rows, ...made }) => {
      const moments = { until: new Date(until), at: new Date(at) };
      await queries.insert(exportBatch).values({ clientId: client, rows: [...rows], ...made, ...moments });
    },
    written: (from, until) => {
      const goes = sql<boolean>`${stockMove.quantity} < 0`;
      return queries
        .select({ key: stockMove.key, kind: stockMove.kind, goes, value: sumOf(stockMove.valueMinor) })
        .from(stockMove)
        .where(
          and(
            eq(stockMove.clientId, client),
            lt(stockMove.at, until),
            from === null ? undefined : gte(stockMove.at, from),
          ),
        )
        .groupBy(stockMove.key, stockMove.kind, goes);
    },
  };
}

const exportOf = ({ clientId: _, until, at, ...row }: typeof exportBatch.$inferSelect): StockExport => ({
  ...row,
  until: until.toISOString(),
  at: at.toISOString(),
});
