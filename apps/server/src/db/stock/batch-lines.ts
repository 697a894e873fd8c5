import type { StockStore } from '@door/api/inventory/stock-store';
import { and, asc, eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { stockMove, stockUnit } from './schema.ts';
import { lineOf } from './stock-lines.ts';

/** What batches ask about the ledger of stock. */
export function batchLines(
  queries: Queries,
  client: number,
): Pick<StockStore, 'stillOut' | 'lots' | 'addPieces' | 'pieces'> {
  const own = eq(stockMove.clientId, client);
  return {
    stillOut: async (batchId, call) => {
      const back = alias(stockMove, 'back');
      const isBack = and(
        ...[eq(back.clientId, stockMove.clientId), eq(back.key, stockMove.key)],
        sql`${back.line} > ${stockMove.line} and ${back.undoes} = ${stockMove.line}`,
      );
      const sumOf = (column: typeof back.quantity | typeof back.valueMinor) =>
        sql<number>`(${queries
          .select({ sum: sql`coalesce(sum(${column}), 0)` })
          .from(back)
          .where(isBack)})`.mapWith(Number);
      const rows = await queries
        .select({ line: stockMove, quantity: sumOf(back.quantity), value: sumOf(back.valueMinor) })
        .from(stockMove)
        .where(and(own, eq(stockMove.causeId, batchId), eq(stockMove.causeKind, call), eq(stockMove.kind, 'issue')))
        .orderBy(sql`${stockMove.key} collate "C"`, asc(stockMove.line));
      return rows
        .map(({ line, quantity, value }) => ({ ...lineOf(line), ...sumsWith(line, { quantity, value }) }))
        .filter(({ quantity }) => quantity < 0);
    },
    lots: async (keys) => {
      if (keys.length === 0) return [];
      const rows = await queries
        .select({ key: stockMove.key, lot: stockMove.lot })
        .from(stockMove)
        .where(and(own, inArray(stockMove.key, [...keys]), isNotNull(stockMove.lot)))
        .groupBy(stockMove.key, stockMove.lot)
        .orderBy(min(stockMove.line));
      return rows.flatMap(({ key, lot }) => (lot === null ? [] : [{ key, lot }]));
    },
    addPieces: async (pieces) => {
      if (pieces.length === 0) return;
      const kept = pieces.map(({ key, description }) => ({ clientId: client, id: key, key, description }));
      const rows = kept.map((piece) => ({ ...piece, kind: 'piece' as const, colours: '' }));
      await queries.insert(stockUnit).values(rows).onConflictDoNothing();
    },
    pieces: async (keys) => {
      if (keys.length === 0) return [];
      const rows = await queries
        .select({ key: stockUnit.key })
        .from(stockUnit)
        .where(and(eq(stockUnit.clientId, client), eq(stockUnit.kind, 'piece'), inArray(stockUnit.key, [...keys])));
      return rows.map(({ key }) => key);
    },
  };
}

type Sums = Readonly<Record<'quantity' | 'value', number>>;

/** What of an issue is still out, as negative as it was written. */
const sumsWith = ({ quantity, valueMinor }: typeof stockMove.$inferSelect, back: Sums): Sums => ({
  quantity: quantity + back.quantity,
  value: valueMinor + back.value,
});
