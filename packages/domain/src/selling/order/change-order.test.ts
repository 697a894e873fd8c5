import { expect, test } from 'vitest';
import { money, percent } from '../pricing/money.ts';
import { anAgreedOrder } from '../../testing/an-agreed-order.ts';
import { ordering } from '../../messages/english/ordering.ts';
import { quoting } from '../../messages/english/quoting.ts';
import { withOrderLineChange, withoutOrderLine } from './change-order.ts';
import type { Order } from './order.ts';

const messages = { ordering, quoting };
const sum = { kind: 'amount', amount: money(90_000, 'EUR') } as const;
const draft = anAgreedOrder({ state: 'Draft', discount: sum });
const discountOf = (outcome: ReturnType<typeof withoutOrderLine>): Order['discount'] | null =>
  outcome.ok ? outcome.value.discount : null;

// 1 × 1500.00 and 3 × 400.00.
test.each([
  ['a line taken out', withoutOrderLine(draft, 'line-1', messages), 40_000],
  ['less of a line', withOrderLineChange(draft, { lineId: 'line-2', quantity: 1 }, messages), 63_333],
  ['more of a line', withOrderLineChange(draft, { lineId: 'line-2', quantity: 6 }, messages), 90_000],
  ['another place of a line', withOrderLineChange(draft, { lineId: 'line-2', position: 1 }, messages), 90_000],
] as const)('a sum off stays the share that it was granted as, not more: %s', (_, outcome, minor) => {
  expect(discountOf(outcome)).toEqual({ kind: 'amount', amount: money(minor, 'EUR') });
});

test('a rate off stays as it is, and nothing is taken off an order without a door', () => {
  const rate = { kind: 'percent', rate: percent(30) } as const;
  expect(discountOf(withoutOrderLine({ ...draft, discount: rate }, 'line-1', messages))).toEqual(rate);
  const one = { ...draft, lines: draft.lines.slice(0, 1) };
  expect(discountOf(withoutOrderLine(one, 'line-1', messages))).toEqual({ kind: 'none' });
});
