import type { QuoteState } from './quote-cycle.ts';

/** What a customer who opens the link of a version finds. Only an open offer can be accepted or declined. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'superseded' | 'expired' | 'revoked';

export interface OfferFacts {
  readonly isRevoked: boolean;
  /** The version of the link, and that of the quote. */
  readonly version: number;
  readonly latest: number;
  readonly quote: QuoteState;
  /** What the customer answered last about this version. */
  readonly answer: 'accepted' | 'declined' | null;
  /** ISO dates: the last day of the version, and today. */
  readonly validUntil: string;
  readonly today: string;
}

/** By the link first, then by the quote. A version is superseded as soon as the supplier begins the next one. */
export function offerStateOf(facts: OfferFacts): OfferState {
  if (facts.isRevoked) return 'revoked';
  if (facts.version < facts.latest) return 'superseded';
  return states[facts.quote](facts);
}

const states: Readonly<Record<QuoteState, (facts: OfferFacts) => OfferState>> = {
  Draft: () => 'superseded',
  Sent: ({ answer, validUntil, today }) => {
    if (answer === 'declined') return 'declined';
    return validUntil < today ? 'expired' : 'open';
  },
  Accepted: () => 'accepted',
  'Converted To Order': () => 'accepted',
  // The supplier has given it up: what the customer said goes before.
  Lost: ({ answer }) => (answer === 'declined' ? 'declined' : 'revoked'),
  Expired: () => 'expired',
  Completed: ({ answer }) => (answer === 'accepted' ? 'accepted' : 'expired'),
};
