import { expect, test } from 'vitest';
import { type OfferFacts, type OfferState, offerStateOf } from './offer-state.ts';

const sent: OfferFacts = {
  quote: 'Sent',
  answer: null,
  validUntil: '2026-12-22',
  today: '2026-12-22',
};

const rows: readonly (readonly [Partial<OfferFacts>, OfferState])[] = [
  [{}, 'open'],
  [{ today: '2026-12-23' }, 'expired'],
  [{ answer: 'declined' }, 'declined'],
  // A mistaken acceptance was taken back.
  [{ answer: 'accepted' }, 'open'],
  [{ quote: 'Accepted', answer: 'accepted' }, 'accepted'],
  [{ quote: 'Accepted', today: '2027-01-01' }, 'accepted'],
  [{ quote: 'Converted To Order', answer: 'accepted' }, 'accepted'],
  [{ quote: 'Lost' }, 'withdrawn'],
  [{ quote: 'Lost', answer: 'declined' }, 'declined'],
  [{ quote: 'Expired' }, 'expired'],
  [{ quote: 'Completed', answer: 'accepted' }, 'accepted'],
  [{ quote: 'Completed' }, 'expired'],
  [{ quote: 'Draft' }, 'being revised'],
];

test.each(rows)('a link of a sent version with %j is %s', (changed, state) => {
  expect(offerStateOf({ ...sent, ...changed })).toBe(state);
});
