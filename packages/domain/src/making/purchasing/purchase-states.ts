import { accepted, type Result } from '../../door/model/result.ts';
import type { BuyingMessages, OfficeMessages } from '../../messages/messages.ts';
import { blockersOf, isFrom, type Move, stateAfter } from '../../people/history/life-cycle.ts';
import type { OfficeRight } from '../../people/roles.ts';
import { lineStandings, type PurchaseRecord } from './purchase.ts';
import { type PurchaseGuard, purchaseGuards, type PurchaseMoveFacts } from './purchase-guards.ts';

/** In the order of work. */
export const purchaseStates = [
  'Draft',
  'Sent',
  'Confirmed',
  'Part Received',
  'Received',
  'Closed',
  'Cancelled',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/**
 * The state of a purchase follows from its lines (PROMISE 6.4), line by line and never from sums: received is one whose lines all have
 * come or were closed. What came and was taken back has not come.
 */
export function purchaseState(record: PurchaseRecord): PurchaseState {
  const { stage } = record.purchase;
  if (stage !== 'Sent') return stage;
  const standings = lineStandings(record);
  if (standings.every(({ open }) => open === 0)) return 'Received';
  if (standings.some(({ received }) => received > 0)) return 'Part Received';
  return record.confirmed.length > 0 ? 'Confirmed' : 'Sent';
}

interface PurchaseTransition extends Pick<Move<PurchaseState, PurchaseGuard>, 'from' | 'asks'> {
  /** Where it may lead; to which of them follows from the lines. */
  readonly to: readonly PurchaseState[];
  readonly right: Extract<OfficeRight, 'purchasing.manage' | 'inventory.manage' | 'purchasing.approve'>;
}

/** Every move of a purchase (PROMISE 6.4). */
export const purchaseMoves = {
  change: { from: ['Draft'], to: ['Draft'], asks: ['purchase.vendor'], right: 'purchasing.manage' },
  send: {
    from: ['Draft'],
    to: ['Sent'],
    asks: [
      'purchase.vendor',
      'purchase.no-lines',
      'purchase.no-price',
      'purchase.least-value',
      'purchase.no-mail',
      'purchase.over-limit',
    ],
    right: 'purchasing.manage',
  },
  takeBack: {
    from: ['Sent', 'Confirmed'],
    to: ['Draft'],
    asks: ['purchase.received', 'purchase.has-papers', 'purchase.no-reason'],
    right: 'purchasing.manage',
  },
  confirm: {
    from: ['Sent', 'Confirmed', 'Part Received'],
    to: ['Confirmed', 'Part Received'],
    asks: ['purchase.unsaid', 'purchase.schedule', 'purchase.differs'],
    right: 'purchasing.manage',
  },
  receive: {
    from: ['Sent', 'Confirmed', 'Part Received'],
    to: ['Part Received', 'Received'],
    asks: ['purchase.over'],
    right: 'inventory.manage',
  },
  undoReceipt: {
    from: ['Part Received', 'Received'],
    to: ['Sent', 'Confirmed', 'Part Received', 'Received'],
    asks: ['purchase.has-papers', 'purchase.no-reason'],
    right: 'inventory.manage',
  },
  closeLine: {
    from: ['Sent', 'Confirmed', 'Part Received'],
    to: ['Sent', 'Confirmed', 'Part Received', 'Received'],
    asks: ['purchase.no-reason'],
    right: 'purchasing.manage',
  },
  // A draft that nobody has seen ends without a word.
  discard: { from: ['Draft'], to: ['Cancelled'], asks: [], right: 'purchasing.manage' },
  cancel: {
    from: ['Sent', 'Confirmed'],
    to: ['Cancelled'],
    asks: ['purchase.received', 'purchase.has-papers', 'purchase.no-reason'],
    right: 'purchasing.manage',
  },
  // Other goods may be asked for: a line more, so that not all of it has come.
  claim: {
    from: ['Sent', 'Confirmed', 'Part Received', 'Received'],
    to: ['Sent', 'Confirmed', 'Part Received', 'Received'],
    asks: [],
    right: 'inventory.manage',
  },
  // A bill changes nothing of it; that it is settled is said by closing it.
  bill: {
    from: ['Sent', 'Confirmed', 'Part Received', 'Received'],
    to: ['Sent', 'Confirmed', 'Part Received', 'Received'],
    asks: [],
    right: 'inventory.manage',
  },
  close: { from: ['Received'], to: ['Closed'], asks: ['purchase.unsettled'], right: 'purchasing.manage' },
  reopen: { from: ['Closed'], to: ['Received'], asks: ['purchase.no-reason'], right: 'purchasing.approve' },
} as const satisfies Readonly<Record<string, PurchaseTransition>>;

export type PurchaseMove = keyof typeof purchaseMoves;

/** Whether a state allows a move; its guards may still be against it. */
export const isPurchaseMoveFrom = (move: PurchaseMove, state: PurchaseState): boolean =>
  isFrom<PurchaseState>({ from: purchaseMoves[move].from }, state);

type CycleMessages = { readonly buying: BuyingMessages; readonly officeWork: OfficeMessages };

interface Attempt {
  readonly before: PurchaseRecord;
  /** As it would be after the move. */
  readonly after: PurchaseRecord;
  readonly facts: PurchaseMoveFacts;
}

/** The purchase after a move with the state that follows, or why it is refused: by the state first, then by the first guard that does not hold. */
export function purchaseAfter(
  move: PurchaseMove,
  { before, after, facts }: Attempt,
  messages: CycleMessages,
): Result<{ readonly record: PurchaseRecord; readonly state: PurchaseState }> {
  const { from, to }: PurchaseTransition = purchaseMoves[move];
  const [usual = 'Draft'] = to;
  const state = purchaseState(before);
  const moved = stateAfter<PurchaseState>(
    { from, to: from.includes(state) ? purchaseState(after) : usual },
    {
      state,
      blockers: purchaseBlockers(move, facts, messages.buying),
      ended: 'purchase.ended',
      messages: messages.officeWork,
    },
  );
  return moved.ok ? accepted({ record: after, state: moved.value }) : moved;
}

/** Everything that stands in the way of a move but the state, in the order of the guards. */
export const purchaseBlockers = (move: PurchaseMove, facts: PurchaseMoveFacts, { guards: sentences }: BuyingMessages) =>
  blockersOf<PurchaseGuard, PurchaseMoveFacts>(purchaseMoves[move], purchaseGuards, { facts, sentences });
