import { officeWork } from '../../messages/english/quoting.ts';
import { expect, test } from 'vitest';
import {
  enquiryAfter,
  enquiryMoves,
  type EnquiryState,
  enquiryStates,
  enquiryStateText,
  enquiryListOf,
} from './enquiry-cycle.ts';
import { reachableStates } from '../../testing/reachable-states.ts';

const moves: readonly (readonly [EnquiryState, keyof typeof enquiryMoves, string])[] = [
  ['New', 'quote', 'In Quote'],
  ['New', 'close', 'Closed'],
  ['In Quote', 'close', 'Closed'],
  ['In Quote', 'quote', 'enquiry.ended'],
  ['Closed', 'quote', 'enquiry.ended'],
  ['Closed', 'close', 'enquiry.ended'],
];

test.each(moves)('an enquiry that is %s: %s gives %s', (state, move, end) => {
  const outcome = enquiryAfter(move, { state }, officeWork);
  expect(outcome.ok ? outcome.value : outcome.refusal.code).toBe(end);
});

test('a closed enquiry is shown with its outcome', () => {
  expect([enquiryStateText('New', null), enquiryStateText('Closed', 'won')]).toEqual(['New', 'Closed, won']);
});

test.each([
  ['New', false, 'new'],
  ['New', true, 'answering'],
  ['In Quote', false, 'in-quote'],
  ['In Quote', true, 'in-quote'],
  ['Closed', true, 'closed'],
] as const)('an enquiry in state %s, taken: %s, stands in the list %s', (state, isTaken, list) => {
  expect(enquiryListOf(state, isTaken)).toBe(list);
});

test('every state can be reached', () =>
  expect(reachableStates<EnquiryState>(enquiryMoves, 'New')).toEqual(new Set(enquiryStates)));
