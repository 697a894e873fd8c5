import type { OfficeRight } from '../../people/roles.ts';
import { isFrom, type Move } from '../../people/history/life-cycle.ts';
import type { ItemId } from '../../door/model/ids.ts';
import type { OrderingMessages } from '../../messages/messages.ts';
import { isFitted } from '../pricing/quote-totals.ts';
import type { Order } from './order.ts';
import { isLocked, type Lockable } from './order-locks.ts';
import { beforeBatches, type OrderState, unbegunStates } from './order-states.ts';
import { type OrderFacts, type OrderFix, type OrderGuard, orderGuards } from './order-guards.ts';

interface OrderTransition extends Move<OrderState, OrderGuard> {
  /** Who may make it; null: a rule of batches, deliveries or payments. */
  readonly right: Extract<OfficeRight, 'orders.sell' | 'production.run'> | null;
}

/** Every move of an order; `resume` leads to the state that was left when it was held, `owe` to the one before it closed. Once it stands in a batch it is made: what is wrong then is made again or credited. */
export const orderMoves = {
  confirm: {
    from: ['Draft'],
    to: 'Confirmed From Installer',
    asks: [
      'order.no-lines',
      'order.no-address',
      'order.not-measured',
      'order.other-size',
      'order.no-price',
      'order.sizes-not-confirmed',
      'order.price-differs',
    ],
    right: 'orders.sell',
  },
  reopen: {
    from: ['Confirmed From Installer', 'Accepted'],
    to: 'Draft',
    asks: ['order.no-reason'],
    right: 'orders.sell',
  },
  accept: {
    from: ['Confirmed From Installer'],
    to: 'Accepted',
    asks: ['order.price-differs', 'order.drawing-open', 'order.credit-not-checked'],
    right: 'production.run',
  },
  ready: {
    from: ['Accepted'],
    to: 'Ready For Production',
    asks: [
      'order.not-measured',
      'order.other-size',
      'order.glass-open',
      'order.no-ral',
      'order.no-pair',
      'order.bom-stale',
      'order.error-code',
      'order.problem',
      'order.no-week',
    ],
    right: 'production.run',
  },
  batch: { from: ['Ready For Production'], to: 'In Batch', asks: [], right: null },
  unbatch: { from: ['In Batch'], to: 'Ready For Production', asks: ['order.in-batches'], right: null },
  make: { from: ['In Batch'], to: 'Manufactured', asks: ['order.not-made'], right: null },
  // The check of one of its doors was taken back.
  unmake: { from: ['Manufactured'], to: 'In Batch', asks: [], right: null },
  // Once every door has left; where one came back, or was never gone, a rule takes it back.
  dispatch: { from: ['Manufactured'], to: 'Dispatched', asks: [], right: 'production.run' },
  undispatch: { from: ['Dispatched'], to: 'Manufactured', asks: [], right: null },
  deliver: { from: ['Dispatched'], to: 'Delivered', asks: [], right: 'production.run' },
  // Also of what was only supplied and paid: it was closed as it was delivered.
  undeliver: { from: ['Delivered', 'Closed'], to: 'Dispatched', asks: [], right: null },
  install: { from: ['Delivered'], to: 'Installed', asks: [], right: 'production.run' },
  // Once it is paid; what is only supplied is closed as it was delivered.
  close: {
    from: ['Delivered', 'Installed'],
    to: 'Closed',
    asks: ['order.not-fitted', 'order.snag-open', 'order.balance-open'],
    right: null,
  },
  // The payment of a closed order was taken back: it has a balance again.
  owe: { from: ['Closed'], to: 'left', asks: [], right: null },
  hold: { from: beforeBatches, to: 'On Hold', asks: ['order.no-reason'], right: 'production.run' },
  resume: { from: ['On Hold'], to: 'left', asks: [], right: 'production.run' },
  cancel: { from: unbegunStates, to: 'Cancelled', asks: ['order.no-reason'], right: 'orders.sell' },
} as const satisfies Readonly<Record<string, OrderTransition>>;

export type OrderMove = keyof typeof orderMoves;

/** What a person answers with the move itself: a tick or a reason. */
export const saidWithMoves = [
  'order.sizes-not-confirmed',
  'order.price-differs',
  'order.credit-not-checked',
  'order.no-reason',
] as const satisfies readonly OrderGuard[];

const awaitedMoves = {
  Draft: 'confirm',
  'Confirmed From Installer': 'accept',
  Accepted: 'ready',
  'Ready For Production': 'batch',
  'In Batch': 'make',
  Manufactured: 'dispatch',
  Dispatched: 'deliver',
  Delivered: 'install',
  Installed: 'close',
  Closed: null,
  'On Hold': 'resume',
  Cancelled: null,
} as const satisfies Readonly<Record<OrderState, OrderMove | null>>;

/** The move that an order waits for; null: it waits for nothing. What is only supplied need not be installed. */
export const awaitedMove = (state: OrderState, fitting: OrderFacts['fitting']): OrderMove | null =>
  state === 'Delivered' && fitting === 'none' ? 'close' : awaitedMoves[state];

/** Whether a page offers a move: what is only supplied may have been installed all the same, and nobody is asked for it. */
export const isMoveOffered = (move: OrderMove, fitting: OrderFacts['fitting']): boolean =>
  move !== 'install' || fitting !== 'none';

/** How far the fitting of its doors is. */
export function fittingOf({ state, charges }: Pick<Order, 'state' | 'charges'>): OrderFacts['fitting'] {
  if (!isFitted(charges)) return 'none';
  return state === 'Installed' || state === 'Closed' ? 'done' : 'open';
}

/** Whether a state allows a move; its guards may still be against it. */
export const isOrderMoveFrom = (move: OrderMove, state: OrderState): boolean =>
  isFrom<OrderState>(orderMoves[move], state);

/** An order at the moment of a move. */
export interface OrderStanding extends Pick<Order, 'state' | 'heldFrom'> {
  readonly facts: OrderFacts;
}

/** Something that stands in the way of a move. */
export interface OrderBlocker {
  readonly code: OrderGuard;
  readonly text: string;
  /** The door that it is about; null: the whole order. */
  readonly itemId: ItemId | null;
  /** Where it is mended. */
  readonly leadsTo: OrderFix;
  /** What to do there. */
  readonly fix: string;
  /** Whether the order locks what is mended there, so that it is reopened first. */
  readonly reopens: boolean;
}

/** The readiness list: everything that stands in the way of a move but the state. The move is refused exactly when it is not empty. */
export function orderBlockers(
  move: OrderMove,
  { facts, ...order }: OrderStanding,
  { guards, fixes, reopenFirst }: OrderingMessages,
): readonly OrderBlocker[] {
  const { asks }: OrderTransition = orderMoves[move];
  const wayOf = (leadsTo: OrderFix) => {
    const changed = changedBy[leadsTo];
    const reopens = changed !== null && isLocked(changed, order);
    return { leadsTo, reopens, fix: reopens ? reopenFirst(fixes[leadsTo]) : fixes[leadsTo] };
  };
  return orderGuards
    .filter(({ code }) => asks.includes(code))
    .flatMap(({ code, fix: usual, failures }) =>
      failures(facts, guards).map(({ itemId, text, fix = usual }) => ({ code, itemId, text, ...wayOf(fix) })),
    );
}

/** The moves that lead up to production, with the state in which each is made. */
const movesToReady = ['confirm', 'accept', 'ready'] as const satisfies readonly OrderMove[];

/**
 * What does not stand in the way of the next state but of a later one up to Ready For Production, and that the order will
 * have locked by then: it is named while it can still be chosen. What a later state brings by itself, such as its week, is
 * not in the list.
 */
export function laterBlockers(standing: OrderStanding, messages: OrderingMessages): readonly OrderBlocker[] {
  const next = movesToReady.find((move) => isOrderMoveFrom(move, standing.state));
  if (next === undefined) return [];
  const asked: readonly OrderGuard[] = orderMoves[next].asks;
  return movesToReady.slice(movesToReady.indexOf(next) + 1).flatMap((move) => {
    const [state] = orderMoves[move].from;
    return orderBlockers(move, standing, messages).filter(({ code, leadsTo }) => {
      const changed = changedBy[leadsTo];
      return !asked.includes(code) && changed !== null && isLocked(changed, { state, heldFrom: null });
    });
  });
}

/** What of an order is changed where it is mended; null: nothing that it locks. */
const changedBy = {
  items: 'lines',
  details: 'delivery',
  survey: 'survey',
  price: null,
  confirm: null,
  drawing: null,
  glass: 'design',
  colours: 'design',
  bom: 'bom',
  errors: 'design',
  design: 'design',
  week: 'week',
  batches: null,
  handover: null,
  payments: null,
  reason: null,
} as const satisfies Readonly<Record<OrderFix, Lockable | null>>;
