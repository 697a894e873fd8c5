import { type Move, stateAfter } from '../../people/history/life-cycle.ts';
import type { Result } from '../../door/model/result.ts';
import type { OfficeMessages } from '../../messages/messages.ts';

export const enquiryStates = ['New', 'In Quote', 'Closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** The state of an item is that of its enquiry; a draft has none. */
export const itemStates = ['Draft', ...enquiryStates] as const;
export type ItemState = (typeof itemStates)[number];

/** The lists of enquiries in the order of work. In state New, one that somebody has taken is being answered. */
export const enquiryLists = ['new', 'answering', 'in-quote', 'closed'] as const;
export type EnquiryList = (typeof enquiryLists)[number];

export interface EnquiryFilter {
  /** null: in any state. */
  readonly state: EnquiryState | null;
  /** Whether somebody has taken it; null: whether or not. */
  readonly isTaken: boolean | null;
}

export const enquiryFilters: Readonly<Record<EnquiryList, EnquiryFilter>> = {
  new: { state: 'New', isTaken: false },
  answering: { state: 'New', isTaken: true },
  'in-quote': { state: 'In Quote', isTaken: null },
  closed: { state: 'Closed', isTaken: null },
};

/** The list in which an enquiry stands. */
export const enquiryListOf = (state: EnquiryState, isTaken: boolean): EnquiryList =>
  enquiryLists.find((list) => isInFilter(enquiryFilters[list], { state, isTaken })) ?? 'closed';

export const isInFilter = (
  { state, isTaken }: EnquiryFilter,
  enquiry: { readonly state: EnquiryState; readonly isTaken: boolean },
): boolean => (state === null || state === enquiry.state) && (isTaken === null || isTaken === enquiry.isTaken);

/** How an enquiry ended. */
export const enquiryOutcomes = ['won', 'lost', 'spam'] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

/** New → In Quote → Closed; one that is answered without a quote, or is spam, closes from the start. */
export const enquiryMoves = {
  quote: { from: ['New'], to: 'In Quote', asks: [] },
  close: { from: ['New', 'In Quote'], to: 'Closed', asks: [] },
} as const satisfies Readonly<Record<string, Move<EnquiryState>>>;

export const enquiryAfter = (
  move: keyof typeof enquiryMoves,
  { state }: { readonly state: EnquiryState },
  messages: OfficeMessages,
): Result<EnquiryState> => stateAfter<EnquiryState>(enquiryMoves[move], { state, ended: 'enquiry.ended', messages });

/** The state in words: `Closed, won`. */
export const enquiryStateText = (state: EnquiryState, outcome: EnquiryOutcome | null): string =>
  outcome === null ? state : `${state}, ${outcome}`;
