import { money, percent } from '@door/domain/commerce/money';
import { totalsOf } from '@door/domain/commerce/quote-totals';
import { vatRatesOfLaw } from '@door/domain/commerce/vat-rates';
import { clientId } from '@door/domain/model/ids';
import type { Order } from '@door/domain/order/order';
import type { TestApi } from './a-test-api.ts';

const moment = '2026-11-22T10:00:00.000Z';

/** The id of an order of this supplier, with one charge. */
export async function anOrder(
  api: TestApi,
  client: number,
  { customerId, quoteId }: Record<'customerId' | 'quoteId', string>,
) {
  const id = '5a1f4c1e-0000-4000-8000-0000000000fe';
  const fitting = {
    kind: 'fitting',
    text: 'Fitting',
    quantity: 1,
    unit: money(28_000, 'EUR'),
    costOfGoods: null,
  } as const;
  const sale = { currency: 'EUR', discount: { kind: 'none' }, treatment: 'IE fit' } as const;
  const charges = [{ id: '5a1f4c1e-0000-4000-8000-0000000000ff', ...fitting }];
  const agreed = totalsOf(
    { ...sale, items: [], charges, deposit: percent(30) },
    { day: '2026-11-22', rates: vatRatesOfLaw },
  );
  const quote = { id: quoteId, version: 1 };
  const order: Order = { ...sale, state: 'Draft', quote, customerId, lines: [], charges, terms: '', note: '', agreed };
  const stored = { id, number: 10_001, order, createdAt: moment, createdBy: 'user-2', lastUpdated: moment };
  await api.transactions.run(clientId(client), ({ orders }) => orders.create(stored));
  return id;
}
