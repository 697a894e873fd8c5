import { expect, test } from 'vitest';
import { auditAsked } from './audit-asked.ts';

test.each([
  ['2026-11-22', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2027-07-01', '2027-06-30T23:00:00.000Z', '2027-07-01T23:00:00.000Z'],
  // The clocks are put forward: a day of 23 hours.
  ['2027-03-28', '2027-03-28T00:00:00.000Z', '2027-03-28T23:00:00.000Z'],
])('%s is the whole day of the supplier', (day, From, To) => {
  expect(auditAsked({ from: day, to: day }, 'Europe/Dublin')).toEqual({ From, To });
});

test('what the address says wrongly counts as nothing', () => {
  expect(auditAsked({ text: ' ', about: 'door', kind: 'any', from: 'yesterday', to: '2026-13-40' }, 'UTC')).toEqual({});
  expect(auditAsked({ text: ' Q-1012 ', about: 'quote', kind: 'state', who: 'u1' }, 'UTC')).toEqual({
    ...{ Search: 'Q-1012', About: 'quote', Kind: 'state', Who: 'u1' },
  });
});
