import { batchPapers } from '@door/domain/lib/document';
import type { Batch, GlassState } from '@door/domain/making/batch/batch';
import { batchAfter, type BatchMove } from '@door/domain/making/batch/batch-cycle';
import { madePieces } from '@door/domain/making/batch/batch-piece';
import { beginDocument } from '../document/begin-document.ts';
import { batchingMessages, officeMessages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredBatch, StoredPiece } from './batch-store.ts';
import { bookOffcuts } from './book-offcuts.ts';
import { barsOf } from './cut-standing.ts';
import { isGlassBought } from './glass-standing.ts';
import { makeOrder } from './keep-floor.ts';
import { numberOf, saveBatch } from './load-batch.ts';
import { batchFacts, type OpenBatch, openBatch } from './open-batch.ts';
import { batchLines } from './open-lines.ts';
import { pickedLots } from './picked-lots.ts';
import { pieceLabels } from './piece-labels.ts';
import { checkedPlanFacts } from './plan-facts.ts';

export type MoveOfBatch = Exclude<BatchMove, 'plan'>;

interface Wanted {
  readonly move: MoveOfBatch;
  readonly idempotencyKey: string;
  /** Said with a release: whether the glass is ordered. */
  readonly glass?: GlassState;
}

/** Makes a move of a batch that is loaded: state, what follows from it, and history. */
export async function moveBatch(
  ctx: OfficeScope,
  stored: StoredBatch,
  { move, idempotencyKey, glass = stored.batch.glass }: Wanted,
): Promise<StoredBatch> {
  const orders = move === 'close' || move === 'reopen' ? await lockOrders(ctx, stored) : [];
  const opened = await openBatch(ctx, stored);
  const checked = move === 'release' ? await checkedPlanFacts(ctx, opened.standing) : {};
  const facts = { ...batchFacts(opened, glass), ...checked };
  const { state: from } = stored.batch;
  const messages = { batching: batchingMessages, officeWork: officeMessages };
  const to = unwrapOrThrow(batchAfter(move, { state: from, facts }, messages));
  const settled = move === 'release' && isGlassBought(opened.glass) ? 'ordered' : glass;
  const follows = await effects[move](ctx, opened, { glass: settled, idempotencyKey });
  const moved = await saveBatch(ctx, stored, { batch: { ...stored.batch, ...follows, state: to }, idempotencyKey });
  await recordHistory(ctx, [{ about: 'batch', aboutId: stored.id, kind: 'state', from, to }]);
  // Of a release that made orders with the close, one may wait for it still.
  if (move === 'close') for (const order of orders) await makeOrder(ctx, order);
  return moved;
}

type Effect = (
  ctx: OfficeScope,
  opened: OpenBatch,
  wanted: Required<Pick<Wanted, 'glass' | 'idempotencyKey'>>,
) => Promise<Partial<Batch>>;

/** Pieces, bars and labels stay as they are from here on, and the offcuts that are cut are nobody else's. */
const release: Effect = async (ctx, { stored, pieces, standing }, { glass, idempotencyKey }) => {
  const number = numberOf(stored);
  const bars = barsOf(standing);
  await bookOffcuts(ctx, 'release', { id: stored.id, number, pieces, bars, idempotencyKey });
  const labels = await pieceLabels(ctx, { number, pieces, bars });
  const placeOf = new Map(madePieces(pieces).map(({ code, door }) => [code, door.place]));
  const barOf = new Map(bars.flatMap((bar) => bar.pieces.map((code) => [code, bar.number] as const)));
  const labelled = labels.map((label): StoredPiece => {
    const { code } = label;
    const place = placeOf.get(code) ?? 0;
    return { code, batchId: stored.id, label, place, bar: barOf.get(code) ?? null, replaces: null, ownBar: null };
  });
  const lines = await batchLines(ctx, stored);
  const lots = await pickedLots(ctx, { id: stored.id, lines });
  const frozen = { format: 2, lines, bars, ...(lots.length > 0 && { lots }) } as const;
  await ctx.stores.batches.freeze(stored.id, frozen, labelled);
  await beginBatchPapers(ctx, stored.id);
  return { glass };
};

/** What was reserved is free again, and nothing is frozen. */
const recall: Effect = async (ctx, opened, { idempotencyKey }) => {
  await bookOffcuts(ctx, 'recall', { ...(await cutOf(ctx, opened)), idempotencyKey });
  await ctx.stores.batches.thaw(opened.stored.id);
  return { glass: 'open' };
};

/** What was used is gone, and what is left of the bars is on the shelf. */
const close: Effect = async (ctx, opened, { idempotencyKey }) => {
  await bookOffcuts(ctx, 'close', { ...(await cutOf(ctx, opened)), idempotencyKey });
  return {};
};

/** The close is taken back: what it booked is as before. */
const reopen: Effect = async (ctx, opened, { idempotencyKey }) => {
  await bookOffcuts(ctx, 'open again', { ...(await cutOf(ctx, opened)), idempotencyKey });
  return {};
};

async function cutOf({ stores }: OfficeScope, { stored, pieces }: OpenBatch) {
  const frozen = await stores.batches.frozen(stored.id);
  return { id: stored.id, number: numberOf(stored), pieces, bars: frozen?.bars ?? [] };
}

/** What follows from a move beside the state. */
const effects: Readonly<Record<MoveOfBatch, Effect>> = { release, recall, close, reopen };

/** First, before offcuts: so no order leaves the works meanwhile. */
async function lockOrders({ stores }: OfficeScope, { batch }: StoredBatch): Promise<readonly StoredOrder[]> {
  const locked: StoredOrder[] = [];
  for (const id of [...new Set(batch.lines.map(({ orderId }) => orderId))].toSorted()) {
    const order = await stores.orders.load(id);
    if (order) locked.push(order);
  }
  return locked;
}

/** Has the book and the labels of a batch made that is released in this transaction. Each release has its own. */
async function beginBatchPapers(ctx: CallScope, batchId: string): Promise<void> {
  const at = ctx.clock.now().toISOString();
  for (const kind of batchPapers) {
    const last = await ctx.stores.documents.latest({ kind, aboutId: batchId });
    const version = (last?.version ?? 0) + 1;
    await beginDocument(ctx, { kind, aboutId: batchId, version }, { at, mails: false });
  }
}
