import { type Move, stateAfter } from '../history/life-cycle.ts';
import type { Outcome } from '../model/outcome.ts';
import type { TradeWords } from '../words/words.ts';

export const enquiryStates = ['New', 'In Quote', 'Closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** How an enquiry ended. */
export const enquiryOutcomes = ['won', 'lost', 'spam'] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

/** New → In Quote → Closed; one that is answered without a quote, or is spam, closes from the start. */
export const enquiryMoves = {
  quote: { from: ['New'], to: 'In Quote' },
  close: { from: ['New', 'In Quote'], to: 'Closed' },
} as const satisfies Readonly<Record<string, Move<EnquiryState>>>;

export const enquiryAfter = (
  move: keyof typeof enquiryMoves,
  { state }: { readonly state: EnquiryState },
  words: TradeWords['officeWork'],
): Outcome<EnquiryState> =>
  stateAfter<EnquiryState, unknown>(enquiryMoves[move], { state, facts: undefined, code: 'enquiry.ended', words });

/** The state in words: `Closed, won`. */
export const enquiryStateText = (state: EnquiryState, outcome: EnquiryOutcome | null): string =>
  outcome === null ? state : `${state}, ${outcome}`;
