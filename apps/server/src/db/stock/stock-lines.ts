import type { StockLine } from '@door/api/inventory/stock-store';
import { sql } from 'drizzle-orm';
import type { stockMove } from './schema.ts';

/** A line as it is kept. */
export const lineOf = ({
  clientId: _,
  placeId,
  valueMinor,
  causeKind,
  causeId,
  at,
  ...line
}: typeof stockMove.$inferSelect): StockLine => ({
  ...line,
  place: placeId,
  value: valueMinor,
  cause: { kind: causeKind, id: causeId },
  at: at.toISOString(),
});

/** Sums of the database are texts: no number of its own holds them all. `mostOnHand` keeps these exact. */
export const sumOf = (column: typeof stockMove.quantity | typeof stockMove.valueMinor) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
