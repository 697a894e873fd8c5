import { batchPapers } from '@door/domain/lib/document';
import { keysOf } from '@door/domain/lib/records';
import type { Batch, GlassState } from '@door/domain/making/batch/batch';
import { batchAfter, batchBefore, type BatchMove, batchMoves } from '@door/domain/making/batch/batch-cycle';
import { madePieces } from '@door/domain/making/batch/batch-piece';
import type { TakingMove } from '@door/domain/making/stock/batch-needs';
import { beginDocument } from '../document/begin-document.ts';
import { batchingMessages, officeMessages } from '../messages.ts';
import { moveOrder } from '../order/move-order.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { bringIssuesBack } from './back-to-stock.ts';
import type { StoredBatch, StoredPiece } from './batch-store.ts';
import { bookOffcuts } from './book-offcuts.ts';
import { barsOf } from './cut-standing.ts';
import { isGlassBought } from './glass-standing.ts';
import { issueForBatch } from './issue-stock.ts';
import { numberOf, saveBatch } from './load-batch.ts';
import { batchFacts, type OpenBatch, openBatch, ordersThatLeft } from './open-batch.ts';
import { batchLines, partsOfOrder } from './open-lines.ts';
import { pieceLabels } from './piece-labels.ts';
import { checkedPlanFacts } from './plan-facts.ts';

export type MoveOfBatch = Exclude<BatchMove, 'plan'>;

interface Wanted {
  readonly move: MoveOfBatch;
  readonly idempotencyKey: string;
  /** Said with a release: whether the glass is ordered. */
  readonly glass?: GlassState;
  /** The open pieces that a person saw and goes on with. */
  readonly acknowledged?: number | null;
}

/** Makes a move of a batch that is loaded: state, what follows from it, and history. */
export async function moveBatch(
  ctx: OfficeScope,
  stored: StoredBatch,
  { move, idempotencyKey, glass = stored.batch.glass, acknowledged = null }: Wanted,
): Promise<StoredBatch> {
  const opened = await openBatch(ctx, stored);
  const checked = move === 'release' ? await checkedPlanFacts(ctx, opened.standing) : {};
  const facts = { ...batchFacts(opened, { glass, acknowledged }), ...checked };
  const { state: from } = stored.batch;
  const messages = { batching: batchingMessages, officeWork: officeMessages };
  const to = unwrapOrThrow(batchAfter(move, { state: from, facts }, messages));
  if (move === 'close') await lockOrders(ctx, stored);
  const settled = move === 'release' && isGlassBought(opened.glass) ? 'ordered' : glass;
  const follows = await effects[move]?.(ctx, opened, { glass: settled, idempotencyKey });
  const moved = await saveBatch(ctx, stored, { batch: { ...stored.batch, ...follows, state: to }, idempotencyKey });
  await recordHistory(ctx, [{ about: 'batch', aboutId: stored.id, kind: 'state', from, to }]);
  if (move === 'close') await makeOrders(ctx, stored);
  return moved;
}

/** Takes the last move on the floor back: ticks stay; what a close booked and made is as before. */
export async function takeMoveBack(
  ctx: OfficeScope,
  stored: StoredBatch,
  idempotencyKey: string,
): Promise<StoredBatch> {
  const { state: from } = stored.batch;
  if (from === 'Closed') await lockOrders(ctx, stored);
  const opened = await openBatch(ctx, stored);
  const messages = { batching: batchingMessages, officeWork: officeMessages };
  const to = unwrapOrThrow(batchBefore(from, ordersThatLeft(opened), messages));
  if (from === 'Closed') await bookOffcuts(ctx, 'open again', { ...(await cutOf(ctx, opened)), idempotencyKey });
  const taking = keysOf(takingMoves).find((move) => batchMoves[move].to === from);
  if (taking) await bringIssuesBack(ctx, stored, { move: taking, idempotencyKey });
  const moved = await saveBatch(ctx, stored, { batch: { ...stored.batch, state: to }, idempotencyKey });
  await recordHistory(ctx, [{ about: 'batch', aboutId: stored.id, kind: 'state', from, to }]);
  if (from === 'Closed') await unmakeOrders(ctx, stored);
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
  await ctx.stores.batches.freeze(stored.id, { format: 1, lines: await batchLines(ctx, stored), bars }, labelled);
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

async function cutOf({ stores }: OfficeScope, { stored, pieces }: OpenBatch) {
  const frozen = await stores.batches.frozen(stored.id);
  return { id: stored.id, number: numberOf(stored), pieces, bars: frozen?.bars ?? [] };
}

/** Goods that this move takes are gone from stock. */
const take =
  (move: TakingMove): Effect =>
  async (ctx, { stored }, { idempotencyKey }) => {
    await issueForBatch(ctx, stored, { move, idempotencyKey });
    return {};
  };

const takingMoves = {
  start: take('start'),
  assemble: take('assemble'),
  check: take('check'),
} as const satisfies Readonly<Record<TakingMove, Effect>>;

/** What follows from a move beside the state. */
const effects: Partial<Readonly<Record<MoveOfBatch, Effect>>> = { release, recall, close, ...takingMoves };

const ordersOf = ({ batch }: StoredBatch): readonly string[] =>
  [...new Set(batch.lines.map(({ orderId }) => orderId))].toSorted();

/** First, before offcuts: so no order leaves the works meanwhile, and two batches of one order do not wait for each other. */
async function lockOrders(ctx: OfficeScope, stored: StoredBatch): Promise<void> {
  for (const id of ordersOf(stored)) await ctx.stores.orders.load(id);
}

/** Orders of a batch that is open again are not made any more. */
async function unmakeOrders(ctx: OfficeScope, stored: StoredBatch): Promise<void> {
  for (const id of ordersOf(stored)) {
    const order = await ctx.stores.orders.load(id);
    if (order?.order.state === 'Manufactured') await moveOrder(ctx, order, { move: 'unmake', idempotencyKey: null });
  }
}

/** Orders whose last batch is closed are made. */
async function makeOrders(ctx: OfficeScope, stored: StoredBatch): Promise<void> {
  for (const id of ordersOf(stored)) {
    const order = await ctx.stores.orders.load(id);
    if (!order || order.order.state !== 'In Batch') continue;
    const batches = await ctx.stores.batches.ofOrder(id);
    const made = new Set(
      batches
        .filter(({ batch }) => batch.state === 'Closed')
        .flatMap(({ batch }) => batch.lines.map((line) => line.lineId)),
    );
    const parts = await partsOfOrder(ctx, order);
    if (parts.every(({ part }) => made.has(part.id)))
      await moveOrder(ctx, order, { move: 'make', idempotencyKey: null });
  }
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
