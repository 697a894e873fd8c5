import { planOfDeposit } from '../selling/payment/plan.ts';
import { money, percent } from '../selling/pricing/money.ts';
import { totalsOf } from '../selling/pricing/quote-totals.ts';
import { vatRatesOfLaw } from '../selling/pricing/vat-rates.ts';
import { itemId } from '../door/model/ids.ts';
import type { OrderedItemFacts } from '../selling/order/order-guards.ts';
import { emptyOrder, type Order } from '../selling/order/order.ts';

const eur = (minor: number) => money(minor, 'EUR');
const line = (id: string, quantity: number, minor: number) => ({
  id,
  itemId: itemId(`item of ${id}`),
  quantity,
  unit: eur(minor),
  netTrade: eur(Math.round(minor * 0.6)),
  pricedAt: null,
});

/** An installed order of two kinds of doors and their fitting, 3029.99 without VAT after a discount; 3439.04 with it. */
export function anAgreedOrder(changed: Partial<Order> = {}): Order {
  const lines = [line('line-1', 1, 150_000), line('line-2', 3, 40_000)];
  const fitting = { id: 'charge-1', kind: 'fitting', text: 'Fitting', quantity: 1, unit: eur(43_000) } as const;
  const charges = [{ ...fitting, costOfGoods: null, follows: [] }];
  const discount = { kind: 'amount', amount: eur(10_001) } as const;
  const sale = { currency: 'EUR', discount, treatment: 'IE fit', deposit: percent(30) } as const;
  const agreed = totalsOf({ ...sale, items: lines, charges }, { day: '2026-11-22', rates: vatRatesOfLaw });
  const plan = planOfDeposit(sale.deposit);
  const begun = { ...sale, plan, customerId: 'customer', deliveryAddress: '1 Mill Lane', agreed };
  return { ...emptyOrder(begun), lines, charges, discount, state: 'Installed', ...changed };
}

/** A measured door that stands in the way of no move. */
export const soundItem: OrderedItemFacts = {
  itemId: itemId('5a1f4c1e-0000-4000-8000-000000000001'),
  survey: 'final',
  priceFault: '',
  bom: 'fresh',
  errors: [],
  blockers: [],
};
