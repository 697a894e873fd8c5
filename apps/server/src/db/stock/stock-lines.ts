import type { StockLine } from '@door/api/inventory/stock-store';
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
  ...{ place: placeId, value: valueMinor, cause: { kind: causeKind, id: causeId }, at: at.toISOString() },
});
