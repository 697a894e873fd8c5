import { isUrgent } from '@door/domain/selling/order/order';
import { may } from '@door/domain/people/roles';
import { batchBlockers, type BatchMove, batchMoves } from '@door/domain/making/batch/batch-cycle';
import { batchNumberText } from '@door/domain/making/batch/batch-number';
import { pointsText } from '@door/domain/making/batch/capacity-points';
import type { ProposalReason } from '@door/domain/making/batch/propose-batches';
import { designLabel } from '@door/domain/door/design/design-label';
import { keysOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { customersByName } from '../customer/customer-names.ts';
import type { PieceCounts, StoredBatch } from './batch-store.ts';
import type { CallScope } from '../procedure.ts';
import type { StoredRisk } from '../promise/promise-store.ts';
import { shownRisk } from '../promise/promise-to-wire.ts';
import { batchingMessages } from '../messages.ts';
import { groupsToWire } from './groups-to-wire.ts';
import { numberOf } from './load-batch.ts';
import type { MoveOfBatch } from './move-batch.ts';
import { batchFacts, linesAtFault, type OpenBatch, openBatch } from './open-batch.ts';
import { isDivided, linesOfBatches, type OpenLine } from './open-lines.ts';
import { framePairOf } from '@door/domain/making/batch/frame-pair';

/** What lists show of batches. */
export async function batchHeadsToWire(ctx: CallScope, batches: readonly StoredBatch[]) {
  const lines = await linesOfBatches(ctx, batches);
  const counts = await ctx.stores.batches.counts(batches.map(({ id }) => id));
  return batches.map((stored) => {
    const own = lines.filter(({ batchId }) => batchId === stored.id);
    return {
      Id: stored.id,
      /** `2650-B012`. */
      Number: batchNumberText(numberOf(stored)),
      Week: stored.batch.week,
      State: stored.batch.state,
      Glass: stored.batch.glass,
      Items: own.length,
      Doors: own.reduce((sum, { part }) => sum + part.doors, 0),
      Points: pointsText(own.reduce((sum, { points }) => sum + points, 0)),
      /** The colours of its frames: `Anthracite outside, White inside`. */
      Pairs: [...new Set(own.map((line) => coloursOf(ctx, line)))].filter((pair) => pair !== ''),
      ...countsToWire(counts.find(({ batchId }) => batchId === stored.id)),
      LastUpdated: stored.lastUpdated,
    };
  });
}

const coloursOf = ({ supplier }: CallScope, { door }: OpenLine): string =>
  framePairOf(door.item, supplier.catalogue).colours;

/** No pieces before the release. */
const countsToWire = (counts: PieceCounts | undefined) => ({
  Pieces: counts?.pieces ?? 0,
  Passed: {
    /** With those that were only seen in an assembled door. */
    Cutting: counts?.cutting ?? 0,
    Assembly: counts?.assembly ?? 0,
    QualityCheck: counts?.qualityCheck ?? 0,
  },
});

export const progressToWire = (counts: PieceCounts | undefined) => ({
  ...countsToWire(counts),
  /** Cut pieces that nobody ticked at the saw. */
  Implied: counts?.implied ?? 0,
  Begun: counts?.begun ?? 0,
  Open: counts?.open ?? 0,
});

/** Lines of orders as planners see them, whether they wait or stand in a batch. */
export async function openLinesToWire(ctx: CallScope, lines: readonly OpenLine[]) {
  const customerOf = customersByName(ctx);
  const ids = [...new Set(lines.map(({ order }) => order.id))];
  const risks = new Map((await ctx.stores.promises.risks(ids)).map((risk) => [risk.orderId, risk]));
  const { timeZone } = ctx.supplier.client;
  const rows = [];
  for (const { line, part, week, order, position, door, points } of lines)
    rows.push({
      /** Of the line, or of the part of it that this is: what batches are given. */
      LineId: part.id,
      OrderId: order.id,
      OrderNumber: numberText('order', order.number),
      Customer: await customerOf(order.order.customerId),
      Position: position,
      ItemId: line.itemId,
      /** 'Single Door, Minster, Ruby Red'. */
      Door: designLabel(door.item, ctx.supplier.catalogue),
      Quantity: part.doors,
      /** Which doors of a divided line these are; null: the whole line. */
      Part: isDivided({ line, part }) ? { First: part.first, Of: line.quantity } : null,
      Points: pointsText(points),
      Pair: framePairOf(door.item, ctx.supplier.catalogue).colours,
      Frame: door.item.frame.profile,
      Week: week,
      PromisedWeek: order.order.promisedWeek,
      /** Why the date of its order is in danger, and when its customer is told; null: it is not. */
      Risk: riskToWire(risks.get(order.id), timeZone),
      /** A door that is made again goes first. */
      IsUrgent: isUrgent(order.order),
    });
  return rows;
}

const riskToWire = (risk: StoredRisk | undefined, timeZone: string) => {
  if (!risk) return null;
  const { Cause, TellAt, Anew } = shownRisk(risk, timeZone);
  return { Cause, TellAt, Anew };
};

const placedToWire = (reason: ProposalReason) => ({
  PlacedByHand: reason === 'placed by hand',
  /** Why a proposal put it here. */
  Reason: reason,
});

/** A batch with its lines, its groups to cut, and what may be done with it. */
export async function batchToWire(ctx: CallScope, stored: StoredBatch) {
  const opened = await openBatch(ctx, stored);
  const rows = await openLinesToWire(ctx, opened.lines);
  const [head] = await batchHeadsToWire(ctx, [stored]);
  if (!head) throw new Error('A batch has no head.');
  const reasons = new Map(stored.batch.lines.map((placed) => [placed.lineId, placed.reason]));
  return {
    ...head,
    Lines: rows.map((row) => ({ ...row, ...placedToWire(reasons.get(row.LineId) ?? 'placed by hand') })),
    Moves: movesToWire(ctx, opened),
    /** Glass units, and how many of them are on their way or there, by what was bought; after the release of both 0. */
    GlassUnits: {
      Of: opened.glass.length,
      Open: opened.glass.filter(({ state }) => state === 'open').length,
      Settled: opened.glass.filter(({ state }) => state === 'settled').length,
    },
    Groups: groupsToWire(opened.standing),
    Progress: progressToWire(opened.counts),
  };
}

const isCall = (move: BatchMove): move is MoveOfBatch => move !== 'plan';

/** The moves that the state allows, each with what stands in its way and whether this caller may make it. */
function movesToWire(ctx: CallScope, opened: OpenBatch) {
  // Whether the glass is ordered is said with the release.
  const facts = batchFacts(opened, 'ordered');
  const atFault = linesAtFault(opened);
  return keysOf(batchMoves)
    .filter(isCall)
    .filter((move) => batchMoves[move].from.some((from) => from === opened.stored.batch.state))
    .map((move) => ({
      Move: move,
      May: may(ctx.caller.role, 'production.run'),
      Blockers: batchBlockers(move, facts, batchingMessages).map(({ code, message }) => ({
        Code: code,
        Text: message,
        LineIds: atFault[code] ?? [],
      })),
    }));
}
