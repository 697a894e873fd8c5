import type { QuoteState } from './quote-cycle.ts';

/**
 * What a customer who opens the link of a version finds. Only an open offer can be accepted or declined; one that is being revised
 * can still be read, until the next version is sent.
 */
export type OfferState = 'open' | 'being revised' | 'accepted' | 'declined' | 'superseded' | 'expired' | 'revoked';

export interface OfferFacts {
  readonly isRevoked: boolean;
  /** The version of the link, and the newest that was sent. */
  readonly version: number;
  readonly latest: number;
  readonly quote: QuoteState;
  /** What the customer answered last about this version. */
  readonly answer: 'accepted' | 'declined' | null;
  /** ISO dates: the last day of the version, and today. */
  readonly validUntil: string;
  readonly today: string;
}

/** By the link first, then by the quote. A version is superseded by the next one that is sent, not by one that is begun. */
export function offerStateOf(facts: OfferFacts): OfferState {
  if (facts.isRevoked) return 'revoked';
  if (facts.version < facts.latest) return 'superseded';
  return states[facts.quote](facts);
}

const states: Readonly<Record<QuoteState, (facts: OfferFacts) => OfferState>> = {
  Draft: () => 'being revised',
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
