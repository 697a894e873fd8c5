import { blockersOf, type Guard, isFrom, type Move, stateAfter } from '../../people/history/life-cycle.ts';
import type { Result } from '../../door/model/result.ts';
import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { OfficeMessages, QuotingMessages } from '../../messages/messages.ts';

export const quoteStates = ['Draft', 'Sent', 'Accepted', 'Lost', 'Expired', 'Converted To Order', 'Completed'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** What the guards ask about a quote at the moment of the move. */
export interface QuoteMoveFacts {
  readonly lines: number;
  readonly hasPriceError: boolean;
  readonly hasPriceOfZero: boolean;
  readonly hasNamedCustomer: boolean;
  readonly hasOneCurrency: boolean;
  readonly isDiscountWithinLimit: boolean;
  readonly isDiscountOverItems: boolean;
  /** Items and charges less the discount come to nothing. */
  readonly isFree: boolean;
  /** The last day on which it is valid was chosen, and is over. */
  readonly isLastDayOver: boolean;
  /** No VAT is charged, and nothing says why. */
  readonly lacksVatReason: boolean;
  readonly isExpired: boolean;
  readonly isLatestVersion: boolean;
  /** Whether the hash that was accepted is that of the version. */
  readonly isHashEqual: boolean;
  /** Whether the customer ticked exactly the sentences of the version; what a person enters for them has none. */
  readonly isConfirmed: boolean;
  readonly reason: string;
  readonly openTasks: number;
  /** Whether the open tasks are dropped with the move. */
  readonly dropsTasks: boolean;
  /** The draft is that of a first version: nothing was sent that could stand again. */
  readonly isFirstVersion: boolean;
}

const guards = [
  { code: 'quote.no-lines', holds: ({ lines }) => lines > 0 },
  { code: 'quote.price-error', holds: ({ hasPriceError }) => !hasPriceError },
  { code: 'quote.no-customer', holds: ({ hasNamedCustomer }) => hasNamedCustomer },
  { code: 'quote.other-currency', holds: ({ hasOneCurrency }) => hasOneCurrency },
  { code: 'quote.over-limit', holds: ({ isDiscountWithinLimit }) => isDiscountWithinLimit },
  { code: 'quote.discount-over-items', holds: ({ isDiscountOverItems }) => !isDiscountOverItems },
  { code: 'quote.price-zero', holds: ({ hasPriceOfZero }) => !hasPriceOfZero },
  // A line without a price, or a discount beyond the items, says more.
  {
    code: 'quote.total-zero',
    holds: ({ isFree, lines, hasPriceError, hasPriceOfZero, isDiscountOverItems }) =>
      !isFree || lines === 0 || hasPriceError || hasPriceOfZero || isDiscountOverItems,
  },
  { code: 'quote.last-day-over', holds: ({ isLastDayOver }) => !isLastDayOver },
  { code: 'quote.no-vat-reason', holds: ({ lacksVatReason }) => !lacksVatReason },
  { code: 'quote.expired', holds: ({ isExpired }) => !isExpired },
  { code: 'quote.superseded', holds: ({ isLatestVersion }) => isLatestVersion },
  { code: 'quote.other-content', holds: ({ isHashEqual }) => isHashEqual },
  { code: 'quote.not-confirmed', holds: ({ isConfirmed }) => isConfirmed },
  { code: 'quote.no-reason', holds: ({ reason }) => reason.trim() !== '' },
  { code: 'quote.still-valid', holds: ({ isExpired }) => isExpired },
  { code: 'quote.never-sent', holds: ({ isFirstVersion }) => !isFirstVersion },
  { code: 'quote.open-tasks', holds: ({ openTasks, dropsTasks }) => openTasks === 0 || dropsTasks },
] as const satisfies readonly Guard<RefusalCode, QuoteMoveFacts>[];

/** Why a move is refused although the state allows it. */
export type QuoteGuard = (typeof guards)[number]['code'];

interface QuoteTransition extends Move<QuoteState, QuoteGuard> {
  readonly who: readonly ('installer' | 'customer' | 'rule')[];
}

/** Every move of a quote. `revise` begins version n + 1, `discard` throws that draft away again, to the state in which the revision was begun; a converted quote is that of an order and only ends. */
export const quoteMoves = {
  send: {
    from: ['Draft'],
    to: 'Sent',
    asks: [
      'quote.no-lines',
      'quote.price-error',
      'quote.price-zero',
      'quote.other-currency',
      'quote.no-customer',
      'quote.over-limit',
      'quote.discount-over-items',
      'quote.total-zero',
      'quote.last-day-over',
      'quote.no-vat-reason',
    ],
    who: ['installer'],
  },
  revise: { from: ['Sent', 'Expired', 'Lost'], to: 'Draft', asks: [], who: ['installer'] },
  discard: { from: ['Draft'], to: 'left', asks: ['quote.never-sent'], who: ['installer'] },
  accept: {
    from: ['Sent'],
    to: 'Accepted',
    asks: ['quote.expired', 'quote.superseded', 'quote.other-content', 'quote.not-confirmed'],
    who: ['customer', 'installer'],
  },
  unaccept: { from: ['Accepted'], to: 'Sent', asks: ['quote.no-reason'], who: ['installer'] },
  lose: { from: ['Sent', 'Accepted'], to: 'Lost', asks: ['quote.no-reason'], who: ['installer'] },
  expire: { from: ['Sent'], to: 'Expired', asks: ['quote.still-valid'], who: ['rule'] },
  convert: { from: ['Accepted'], to: 'Converted To Order', asks: [], who: ['installer'] },
  complete: {
    from: ['Converted To Order', 'Lost', 'Expired'],
    to: 'Completed',
    asks: ['quote.open-tasks'],
    who: ['installer'],
  },
} as const satisfies Readonly<Record<string, QuoteTransition>>;

export type QuoteMove = keyof typeof quoteMoves;

/** Whether a state allows a move; its guards may still be against it. */
export const isMoveFrom = (move: QuoteMove, state: QuoteState): boolean => isFrom<QuoteState>(quoteMoves[move], state);

/** Whether a quote that its customer has accepted still counts as accepted; taken back or lost, it does not. */
export const holdsAcceptance = (state: QuoteState): boolean =>
  state === 'Accepted' || state === 'Converted To Order' || state === 'Completed';

type CycleMessages = { readonly quoting: QuotingMessages; readonly officeWork: OfficeMessages };

interface Standing {
  readonly state: QuoteState;
  readonly revisedFrom?: QuoteState | undefined;
  readonly facts: QuoteMoveFacts;
}

/** The state after a move, or why it is refused: by the state first, then by the first guard that does not hold. */
export function quoteAfter(
  move: QuoteMove,
  { state, revisedFrom = 'Sent', facts }: Standing,
  messages: CycleMessages,
): Result<QuoteState> {
  const blockers = quoteBlockers(move, facts, messages.quoting);
  return stateAfter<QuoteState>(quoteMoves[move], {
    state,
    left: revisedFrom,
    blockers,
    ended: 'quote.ended',
    messages: messages.officeWork,
  });
}

/** Everything that stands in the way of a move but the state, in the order of the guards. */
export const quoteBlockers = (move: QuoteMove, facts: QuoteMoveFacts, { guards: sentences }: QuotingMessages) =>
  blockersOf<QuoteGuard, QuoteMoveFacts>(quoteMoves[move], guards, { facts, sentences });

/** The facts of a quote with nothing in the way, for moves that ask only some of them. */
export const clearFacts: QuoteMoveFacts = {
  lines: 1,
  hasPriceError: false,
  hasPriceOfZero: false,
  hasNamedCustomer: true,
  hasOneCurrency: true,
  isDiscountWithinLimit: true,
  isDiscountOverItems: false,
  isFree: false,
  isLastDayOver: false,
  lacksVatReason: false,
  isExpired: false,
  isLatestVersion: true,
  isHashEqual: true,
  isConfirmed: true,
  reason: '',
  openTasks: 0,
  dropsTasks: false,
  isFirstVersion: false,
};

/** Why a quote was lost. */
export const loseReasons = [
  'too dear',
  'too late',
  'another supplier',
  'no longer wanted',
  'no answer',
  'entered by mistake',
  'other',
] as const;

/** Whether a quote can become an order without being revised first. */
export const mayBecomeOrder = (state: QuoteState): boolean =>
  (['send', 'accept', 'convert'] as const).some((move) => isMoveFrom(move, state));

/** Whether a quote may still be changed. */
export const isDraftState = (state: QuoteState): boolean => state === 'Draft';
