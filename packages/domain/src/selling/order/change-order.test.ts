import { describe, expect, test } from 'vitest';
import { money, percent } from '../pricing/money.ts';
import { anAgreedOrder } from '../../testing/an-agreed-order.ts';
import { ordering } from '../../messages/english/ordering.ts';
import { quoting } from '../../messages/english/quoting.ts';
import { withOrderCharges, withOrderLineChange, withoutOrderLine } from './change-order.ts';
import type { Order } from './order.ts';

const messages = { ordering, quoting };
const sum = { kind: 'amount', amount: money(90_000, 'EUR') } as const;
const draft = anAgreedOrder({ state: 'Draft', discount: sum });
const discountOf = (outcome: ReturnType<typeof withoutOrderLine>): Order['discount'] | null =>
  outcome.ok ? outcome.value.discount : null;

const less = withOrderLineChange(draft, { lineId: 'line-2', quantity: 1 }, messages);
const again = less.ok ? withOrderLineChange(less.value, { lineId: 'line-2', quantity: 3 }, messages) : less;

// 1 × 1500.00 and 3 × 400.00.
test.each([
  ['a line taken out', withoutOrderLine(draft, 'line-1', messages), 40_000],
  ['less of a line', withOrderLineChange(draft, { lineId: 'line-2', quantity: 1 }, messages), 63_333],
  ['less of a line, and all of it again', again, 90_000],
  ['more of a line', withOrderLineChange(draft, { lineId: 'line-2', quantity: 6 }, messages), 90_000],
  ['another place of a line', withOrderLineChange(draft, { lineId: 'line-2', position: 1 }, messages), 90_000],
] as const)('a sum off stays the share that it was granted as, not more: %s', (_, outcome, minor) => {
  expect(discountOf(outcome)).toEqual({ kind: 'amount', amount: money(minor, 'EUR') });
});

test('a rate off is of the doors that it was granted on, and nothing is taken off an order without a door', () => {
  const rate = { kind: 'percent', rate: percent(30) } as const;
  expect(discountOf(withoutOrderLine({ ...draft, discount: rate }, 'line-1', messages))).toEqual(rate);
  const more = withOrderLineChange({ ...draft, discount: rate }, { lineId: 'line-2', quantity: 99 }, messages);
  expect(discountOf(more)).toEqual({ kind: 'amount', amount: money(81_000, 'EUR') });
  const one = { ...draft, lines: draft.lines.slice(0, 1) };
  expect(discountOf(withoutOrderLine(one, 'line-1', messages))).toEqual({ kind: 'none' });
});

describe('the fitting of a line', () => {
  const [charge] = draft.charges;
  const three: Order = { ...draft, charges: charge ? [{ ...charge, quantity: 3, follows: ['line-2'] }] : [] };
  const fittingsAfter = (quantity: number, order = three) => {
    const changed = withOrderLineChange(order, { lineId: 'line-2', quantity }, messages);
    return changed.ok ? changed.value.charges.map((each) => each.quantity) : null;
  };

  test('counts its doors', () => {
    expect(fittingsAfter(5)).toEqual([5]);
    const gone = withoutOrderLine(three, 'line-2', messages);
    expect(gone.ok && gone.value.charges).toEqual([]);
  });

  test('stays a number that a person has written', () => {
    const written = { ...three, charges: three.charges.map((each) => ({ ...each, quantity: 2 })) };
    expect(fittingsAfter(5, written)).toEqual([2]);
  });

  test('is still the one of its line where its price was changed', () => {
    const dearer = three.charges.map(({ follows: _follows, ...each }) => ({ ...each, unit: money(50_000, 'EUR') }));
    const outcome = withOrderCharges(three, dearer, messages);
    expect(outcome.ok && fittingsAfter(4, outcome.value)).toEqual([4]);
  });
});
