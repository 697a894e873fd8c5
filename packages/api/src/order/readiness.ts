import { may } from '@door/domain/people/roles';
import { keysOf } from '@door/domain/lib/records';
import {
  awaitedMove,
  fittingOf,
  isMoveOffered,
  isOrderMoveFrom,
  laterBlockers,
  type OrderBlocker,
  orderBlockers,
  type OrderMove,
  orderMoves,
} from '@door/domain/selling/order/order-cycle';
import type { StoredOrder } from './order-store.ts';
import type { CallScope } from '../procedure.ts';
import { orderingMessages } from '../messages.ts';
import { orderFacts, readOrder, saidAll } from './order-facts.ts';

/** The calls that make the moves of people; what batches, deliveries and payments move has none. */
export const callOfMove = {
  confirm: 'confirm',
  reopen: 'reopen',
  accept: 'accept',
  ready: 'readyForProduction',
  batch: null,
  unbatch: null,
  make: null,
  unmake: null,
  dispatch: 'dispatch',
  undispatch: null,
  deliver: 'deliver',
  undeliver: null,
  install: 'install',
  close: null,
  owe: null,
  hold: 'hold',
  resume: 'resume',
  cancel: 'cancel',
} as const satisfies Readonly<Record<OrderMove, string | null>>;

/**
 * The readiness list: everything that stands in the way of the move that an order waits for, then what a later move up to
 * Ready For Production will ask for and the order will have locked by then.
 */
export async function blockersToWire(ctx: CallScope, { id, number, order }: StoredOrder) {
  const awaited = awaitedMove(order.state, fittingOf(order));
  if (awaited === null || orderMoves[awaited].asks.length === 0) return [];
  const facts = await orderFacts(ctx, { id, number, ...(await readOrder(ctx, order)) }, saidAll);
  const standing = { ...order, facts };
  return [
    ...orderBlockers(awaited, standing, orderingMessages).map((each) => ({ ...blockerToWire(each), IsLater: false })),
    ...laterBlockers(standing, orderingMessages).map((each) => ({ ...blockerToWire(each), IsLater: true })),
  ];
}

/** The moves that the state allows, each with what stands in its way and whether this caller may make it. */
export async function movesToWire(ctx: CallScope, { id, number, order }: StoredOrder) {
  const facts = await orderFacts(ctx, { id, number, ...(await readOrder(ctx, order)) }, saidAll);
  const standing = { ...order, facts };
  const moves = keysOf(orderMoves).flatMap((move) => {
    const { right } = orderMoves[move];
    const call = callOfMove[move];
    if (right === null || call === null || !isOrderMoveFrom(move, order.state)) return [];
    if (!isMoveOffered(move, facts.fitting)) return [];
    const blockers = orderBlockers(move, standing, orderingMessages).map(blockerToWire);
    return [{ Move: call, May: may(ctx.caller.role, right), Blockers: blockers }];
  });
  return {
    Moves: moves,
    /** What a later move up to Ready For Production will ask for, named while it can still be chosen. */
    LaterBlockers: laterBlockers(standing, orderingMessages).map(blockerToWire),
  };
}

const blockerToWire = ({ code, text, itemId, fix, leadsTo, reopens }: OrderBlocker) => ({
  Code: code,
  Text: text,
  /** The door that it is about; null: the whole order. */
  ItemId: itemId,
  /** What to do: 'Choose the glass'. */
  Fix: fix,
  /** Where that is done: `survey`, `glass`, `details` … */
  LeadsTo: leadsTo,
  /** Whether the order is reopened first. */
  Reopens: reopens,
});
