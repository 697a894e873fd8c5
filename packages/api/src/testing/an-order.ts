import { money, percent } from '@door/domain/selling/pricing/money';
import { planOfDeposit } from '@door/domain/selling/payment/plan';
import { totalsOf } from '@door/domain/selling/pricing/quote-totals';
import { vatRatesOfLaw } from '@door/domain/selling/pricing/vat-rates';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { emptyOrder } from '@door/domain/selling/order/order';
import type { TestApi } from './a-test-api.ts';
import { personOf } from './people.ts';

const moment = '2026-11-22T10:00:00.000Z';

export const orderLineId = '5a1f4c1e-0000-4000-8000-0000000000fd';

interface OrderOf extends Readonly<Record<'customerId' | 'quoteId', string>> {
  /** The door of its line. */
  readonly door: string;
}

/** A customer with a quote, of the first supplier. */
export async function aQuotedCustomer(api: TestApi) {
  const ids = { customerId: '5a1f4c1e-0000-4000-8000-0000000000fb', quoteId: '5a1f4c1e-0000-4000-8000-0000000000fc' };
  await api.admin().customer.create({ Id: ids.customerId, Name: 'Ada' });
  await api.admin().quote.create({ Id: ids.quoteId, CustomerId: ids.customerId });
  return ids;
}

/** The id of a draft order of this supplier, with one line and one charge. */
export async function anOrder(api: TestApi, client: number, { customerId, quoteId, door }: OrderOf) {
  const id = '5a1f4c1e-0000-4000-8000-0000000000fe';
  const fitting = {
    kind: 'fitting',
    text: 'Fitting',
    quantity: 1,
    unit: money(28_000, 'EUR'),
    costOfGoods: null,
  } as const;
  const charges = [{ id: '5a1f4c1e-0000-4000-8000-0000000000ff', ...fitting, follows: [] }];
  const price = { unit: money(198_051, 'EUR'), netTrade: money(141_465, 'EUR'), pricedAt: null };
  const lines = [{ id: orderLineId, itemId: itemId(door), quantity: 1, ...price }];
  const sale = { currency: 'EUR', discount: { kind: 'none' }, treatment: 'IE fit', deposit: percent(30) } as const;
  const agreed = totalsOf({ ...sale, items: lines, charges }, { day: '2026-11-22', rates: vatRatesOfLaw });
  const plan = planOfDeposit(sale.deposit);
  const begun = { ...sale, plan, customerId, deliveryAddress: '1 Mill Lane', agreed };
  const quote = { id: quoteId, version: 1, total: agreed.total };
  const stored = { id, number: 10_001, order: { ...emptyOrder(begun), quote, lines, charges } };
  const { userId } = personOf(client, 'fabricator');
  const made = {
    createdAt: moment,
    createdBy: userId,
    changedBy: userId,
    lastUpdated: moment,
    lastIdempotencyKey: null,
  };
  await api.transactions.run(clientId(client), ({ orders }) => orders.create({ ...stored, ...made }));
  return id;
}
