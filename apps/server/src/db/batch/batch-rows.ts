import type { StoredBatch } from '@door/api/batch/batch-store';
import type { batch, batchItem } from './schema.ts';

type BatchRow = typeof batch.$inferSelect;
type ItemRow = typeof batchItem.$inferSelect;

/** `items` may hold those of other batches too. */
export const storedBatchOf = (row: BatchRow, items: readonly ItemRow[]): StoredBatch => ({
  id: row.id,
  number: row.number,
  batch: {
    state: row.state,
    week: row.week,
    glass: row.glass,
    lines: items
      .filter(({ batchId }) => batchId === row.id)
      .map(({ lineId, orderId, reason }) => ({ lineId, orderId, reason })),
  },
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  changedBy: row.changedBy,
  lastUpdated: row.lastUpdated.toISOString(),
  lastIdempotencyKey: row.lastIdempotencyKey,
});

export const batchRowOf = ({ batch: { state, week, glass }, ...stored }: StoredBatch, client: number) => ({
  clientId: client,
  id: stored.id,
  number: stored.number,
  state,
  week,
  glass,
  createdAt: new Date(stored.createdAt),
  createdBy: stored.createdBy,
  changedBy: stored.changedBy,
  lastUpdated: new Date(stored.lastUpdated),
  lastIdempotencyKey: stored.lastIdempotencyKey,
});

export const itemRowsOf = ({ id, batch: { lines } }: StoredBatch, client: number): readonly ItemRow[] =>
  lines.map((line, position) => ({ clientId: client, batchId: id, position, ...line }));
