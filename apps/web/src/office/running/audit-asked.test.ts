import { expect, test } from 'vitest';
import { auditAsked } from './audit-asked.ts';

test('days are whole ones of this time zone', () => {
  const { From, To } = auditAsked({ from: '2026-11-22', to: '2026-11-22' });
  expect(Date.parse(To ?? '') - Date.parse(From ?? '')).toBe(24 * 60 * 60_000);
  expect(new Date(From ?? '').getHours()).toBe(0);
});

test('what the address says wrongly counts as nothing', () => {
  expect(auditAsked({ text: ' ', about: 'door', kind: 'any', from: 'yesterday', to: '2026-13-40' })).toEqual({});
  expect(auditAsked({ text: ' Q-1012 ', about: 'quote', kind: 'state', who: 'u1' })).toEqual({
    ...{ Search: 'Q-1012', About: 'quote', Kind: 'state', Who: 'u1' },
  });
});
