import { batchNumberText } from '@door/domain/making/batch/batch-number';
import { batchStates } from '@door/domain/making/batch/batch-cycle';
import { compareText } from '@door/domain/lib/compare-text';
import type { BatchSort } from '@door/domain/lib/search/list-sorts';
import type {
  BatchStore,
  FrozenBatch,
  PieceCounts,
  StoredPart,
  StoredBatch,
  StoredFloorEvent,
  StoredPiece,
} from '../batch/batch-store.ts';
import { padded, pageOf } from './fake-lists.ts';
import type { Draft } from './fake-transactions.ts';

export interface BatchRows {
  readonly batches: readonly StoredBatch[];
  readonly parts: readonly StoredPart[];
  readonly frozenBatches: ReadonlyMap<string, FrozenBatch>;
  readonly pieces: readonly StoredPiece[];
  readonly floorEvents: readonly StoredFloorEvent[];
  readonly pieceCounts: readonly PieceCounts[];
  /** Tenths of a point, by week. */
  readonly capacities: ReadonlyMap<string, number>;
  /** The number that was drawn last, by week. */
  readonly batchNumbers: ReadonlyMap<string, number>;
}

export const emptyBatchRows: BatchRows = {
  batches: [],
  parts: [],
  frozenBatches: new Map(),
  pieces: [],
  floorEvents: [],
  pieceCounts: [],
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
  const withoutCounts = (id: string) => draft.now.pieceCounts.filter(({ batchId }) => batchId !== id);
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
      draft.now.batches
        .filter(({ batch }) => batch.lines.some((line) => line.orderId === orderId))
        .toSorted((one, other) => compareText(one.batch.week, other.batch.week) || byNumber(one, other)),
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
    partsOf: async (orderIds) => draft.now.parts.filter(({ orderId }) => orderIds.includes(orderId)),
    saveParts: ({ lineId }, parts) =>
      change({ parts: [...draft.now.parts.filter((part) => part.lineId !== lineId), ...parts] }),
    moveParts: (ids, week) =>
      change({ parts: draft.now.parts.map((part) => (ids.includes(part.id) ? { ...part, week } : part)) }),
    orderOfLine: async (id) => {
      const lineId = draft.now.parts.find((part) => part.id === id)?.lineId ?? id;
      return draft.now.orders.find(({ order }) => order.lines.some((line) => line.id === lineId));
    },
    waitingOrders: async (week) =>
      draft.now.orders.filter(
        ({ order }) =>
          (order.state === 'Ready For Production' || order.state === 'In Batch') &&
          order.lines
            .flatMap(({ id, quantity }) => {
              const own = draft.now.parts.filter(({ lineId }) => lineId === id);
              return own.length > 0 ? own : [{ id, first: 1, doors: quantity, week: order.week }];
            })
            .some((part) => (week === null || part.week === week) && !draft.now.batches.some(hasLine(part.id))),
      ),
    placed: async (lineIds) =>
      lineIds.flatMap((lineId) =>
        draft.now.batches.filter(hasLine(lineId)).map(({ id: batchId }) => ({ lineId, batchId })),
      ),
    freeze: (batchId, frozen, pieces) =>
      change({
        pieceCounts: [
          ...withoutCounts(batchId),
          {
            batchId,
            pieces: pieces.length,
            open: pieces.length,
            begun: 0,
            cutting: 0,
            implied: 0,
            assembly: 0,
            qualityCheck: 0,
          },
        ],
        frozenBatches: new Map([...draft.now.frozenBatches, [batchId, frozen]]),
        pieces: [...draft.now.pieces, ...pieces],
      }),
    thaw: (batchId) =>
      change({
        pieceCounts: withoutCounts(batchId),
        frozenBatches: new Map([...draft.now.frozenBatches].filter(([id]) => id !== batchId)),
        pieces: draft.now.pieces.filter((piece) => piece.batchId !== batchId),
      }),
    frozen: async (batchId) => {
      const frozen = draft.now.frozenBatches.get(batchId);
      const again = draft.now.pieces.filter((piece) => piece.batchId === batchId).flatMap(({ ownBar }) => ownBar ?? []);
      return frozen && { ...frozen, bars: [...frozen.bars, ...again] };
    },
    pieces: async (codes) => draft.now.pieces.filter(({ code }) => codes.includes(code)),
    piecesOf: async (batchId) => draft.now.pieces.filter((piece) => piece.batchId === batchId),
    addPiece: (piece) => change({ pieces: [...draft.now.pieces, piece] }),
    removePiece: (code) => change({ pieces: draft.now.pieces.filter((piece) => piece.code !== code) }),
    events: async (batchId) => draft.now.floorEvents.filter((event) => event.batchId === batchId),
    addEvents: (events) => {
      const known = new Set(draft.now.floorEvents.map(({ id }) => id));
      return change({ floorEvents: [...draft.now.floorEvents, ...events.filter(({ id }) => !known.has(id))] });
    },
    knownEvents: async (ids) => draft.now.floorEvents.map(({ id }) => id).filter((id) => ids.includes(id)),
    counts: async (batchIds) => draft.now.pieceCounts.filter(({ batchId }) => batchIds.includes(batchId)),
    saveCounts: (counts) => change({ pieceCounts: [...withoutCounts(counts.batchId), counts] }),
  };
}
