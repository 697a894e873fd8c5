import { batchNumberText } from '@door/domain/batch/batch-number';
import { batchStates } from '@door/domain/batch/batch-cycle';
import { scanProgress, type Tick } from '@door/domain/batch/scan';
import type { BatchSort } from '@door/domain/search/list-sorts';
import type { BatchStore, FrozenBatch, StoredBatch, StoredPiece } from '../ports/batch-store.ts';
import { padded, pageOf } from './fake-lists.ts';
import type { Draft } from './fake-transactions.ts';

export interface BatchRows {
  readonly batches: readonly StoredBatch[];
  readonly frozenBatches: ReadonlyMap<string, FrozenBatch>;
  readonly pieces: readonly StoredPiece[];
  readonly ticks: readonly Tick[];
  /** Tenths of a point, by week. */
  readonly capacities: ReadonlyMap<string, number>;
  /** The number that was drawn last, by week. */
  readonly batchNumbers: ReadonlyMap<string, number>;
}

export const emptyBatchRows: BatchRows = {
  batches: [],
  frozenBatches: new Map(),
  pieces: [],
  ticks: [],
  capacities: new Map(),
  batchNumbers: new Map(),
};

const keys: Readonly<Record<BatchSort, (stored: StoredBatch) => string>> = {
  changed: ({ lastUpdated }) => lastUpdated,
  number: ({ number, batch: { week } }) => batchNumberText({ week, number }),
  state: ({ batch }) => padded(batchStates.indexOf(batch.state) + 1),
};

/** Finds batches by their number only. */
export function fakeBatches(draft: Draft): BatchStore {
  const change = async (rows: Partial<BatchRows>) => {
    draft.now = { ...draft.now, ...rows };
  };
  const hasLine =
    (lineId: string) =>
    ({ batch }: StoredBatch) =>
      batch.lines.some((line) => line.lineId === lineId);
  const byNumber = (one: StoredBatch, other: StoredBatch) => one.number - other.number;
  return {
    lockWeek: async () => undefined,
    lockPromises: async () => undefined,
    capacities: async () => [...draft.now.capacities].map(([week, points]) => ({ week, points })),
    setCapacity: (week, points) => {
      const others = [...draft.now.capacities].filter(([each]) => each !== week);
      return change({ capacities: new Map(points === null ? others : [...others, [week, points]]) });
    },
    load: async (id) => draft.now.batches.find((each) => each.id === id),
    find: async (ids) => draft.now.batches.filter(({ id }) => ids.includes(id)),
    ofWeek: async (week) => draft.now.batches.filter(({ batch }) => batch.week === week).toSorted(byNumber),
    ofOrder: async (orderId) =>
      draft.now.batches.filter(({ batch }) => batch.lines.some((line) => line.orderId === orderId)).toSorted(byNumber),
    drawNumber: async (week) => {
      const number = (draft.now.batchNumbers.get(week) ?? 0) + 1;
      await change({ batchNumbers: new Map([...draft.now.batchNumbers, [week, number]]) });
      return number;
    },
    create: async (stored) => {
      if (draft.now.batches.some(({ id }) => id === stored.id)) return false;
      await change({ batches: [...draft.now.batches, stored] });
      return true;
    },
    save: (stored) => change({ batches: draft.now.batches.map((each) => (each.id === stored.id ? stored : each)) }),
    remove: (id) => change({ batches: draft.now.batches.filter((each) => each.id !== id) }),
    perWeek: async () => {
      const weeks = draft.now.batches.map(({ batch: { week } }) => week);
      return [...new Set(weeks)].map((week) => ({ week, batches: weeks.filter((each) => each === week).length }));
    },
    list: async ({ filter, search, sort, ...page }) => {
      const found = draft.now.batches
        .filter(({ batch }) => (filter.week ?? batch.week) === batch.week)
        .filter(({ batch }) => (filter.state ?? batch.state) === batch.state)
        .filter(({ number, batch: { week } }) => batchNumberText({ week, number }).includes(search.toUpperCase()))
        .map((stored) => ({ stored, key: keys[sort.by](stored) }));
      return pageOf(found, { ...page, sort, keyOf: ({ key, stored }) => ({ key, id: stored.id }) });
    },
    orderOfLine: async (lineId) => draft.now.orders.find(({ order }) => order.lines.some((line) => line.id === lineId)),
    waitingOrders: async (week) =>
      draft.now.orders.filter(
        ({ order }) =>
          (order.state === 'Ready For Production' || order.state === 'In Batch') &&
          (week === null || order.week === week) &&
          order.lines.some((line) => !draft.now.batches.some(hasLine(line.id))),
      ),
    placed: async (lineIds) =>
      lineIds.flatMap((lineId) =>
        draft.now.batches.filter(hasLine(lineId)).map(({ id: batchId }) => ({ lineId, batchId })),
      ),
    freeze: (batchId, frozen, pieces) =>
      change({
        frozenBatches: new Map([...draft.now.frozenBatches, [batchId, frozen]]),
        pieces: [...draft.now.pieces, ...pieces],
      }),
    thaw: (batchId) =>
      change({
        frozenBatches: new Map([...draft.now.frozenBatches].filter(([id]) => id !== batchId)),
        pieces: draft.now.pieces.filter((piece) => piece.batchId !== batchId),
      }),
    frozen: async (batchId) => draft.now.frozenBatches.get(batchId),
    pieces: async (codes) => draft.now.pieces.filter(({ code }) => codes.includes(code)),
    piecesOf: async (batchId) => draft.now.pieces.filter((piece) => piece.batchId === batchId),
    ticks: async (codes) => draft.now.ticks.filter(({ code }) => codes.includes(code)),
    addTicks: (ticks) => {
      const isThere = ({ code, at }: Tick) => draft.now.ticks.some((tick) => tick.code === code && tick.at === at);
      return change({ ticks: [...draft.now.ticks, ...ticks.filter((tick) => !isThere(tick))] });
    },
    counts: async (batchIds) =>
      batchIds.flatMap((batchId) => {
        const codes = new Set(draft.now.pieces.filter((piece) => piece.batchId === batchId).map(({ code }) => code));
        if (codes.size === 0) return [];
        const ticks = draft.now.ticks.filter(({ code }) => codes.has(code));
        const { passed, begun, open } = scanProgress({ codes, ticks });
        const { cutting, assembly, 'quality check': qualityCheck } = passed;
        return [{ batchId, pieces: codes.size, cutting, assembly, qualityCheck, begun, open }];
      }),
  };
}
