import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { quoting } from '../../messages/english/quoting.ts';
import { acceptanceSentences } from './acceptance.ts';

test.each([
  [343_904, 'EUR', '3,439.04 EUR'],
  [99_900, 'GBP', '999.00 GBP'],
  [123_456_789, 'EUR', '1,234,567.89 EUR'],
] as const)('a version of %i cents in %s is accepted for %s, with hinge side and sizes', (minor, currency, amount) => {
  const totals = { total: money(minor, currency) };
  expect(acceptanceSentences({ quote: { version: 2 }, totals }, quoting)).toEqual([
    `I accept version 2 for ${amount}`,
    'The hinge side and the sizes of each door are as I want them',
  ]);
});
