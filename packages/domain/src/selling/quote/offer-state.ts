import type { QuoteState } from './quote-cycle.ts';

/**
 * What a customer who opens the link of a quote finds of the version that was sent last. Only an open offer can be accepted or declined;
 * one that is being revised can still be read, until the next version is sent.
 */
export type OfferState = 'open' | 'being revised' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

export interface OfferFacts {
  readonly quote: QuoteState;
  /** What the customer answered last about this version. */
  readonly answer: 'accepted' | 'declined' | null;
  /** ISO dates: the last day of the version, and today. */
  readonly validUntil: string;
  readonly today: string;
}

export const offerStateOf = (facts: OfferFacts): OfferState => states[facts.quote](facts);

const states: Readonly<Record<QuoteState, (facts: OfferFacts) => OfferState>> = {
  Draft: () => 'being revised',
  Sent: ({ answer, validUntil, today }) => {
    if (answer === 'declined') return 'declined';
    return validUntil < today ? 'expired' : 'open';
  },
  Accepted: () => 'accepted',
  'Converted To Order': () => 'accepted',
  // The supplier has given it up: what the customer said goes before.
  Lost: ({ answer }) => (answer === 'declined' ? 'declined' : 'withdrawn'),
  Expired: () => 'expired',
  Completed: ({ answer }) => (answer === 'accepted' ? 'accepted' : 'expired'),
};
