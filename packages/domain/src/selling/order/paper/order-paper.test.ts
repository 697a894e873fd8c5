import { expect, test } from 'vitest';
import { money, percent } from '../../pricing/money.ts';
import { totalsOf } from '../../pricing/quote-totals.ts';
import { vatRatesOfLaw } from '../../pricing/vat-rates.ts';
import { describeItem } from '../../../door/configure/describe-item.ts';
import { itemId, stockCode } from '../../../door/model/ids.ts';
import { mm } from '../../../lib/mm.ts';
import { defaultSaleSettings } from '../../../settings/new-client.ts';
import { aContext } from '../../../testing/a-context.ts';
import { aDoor } from '../../../testing/a-door.ts';
import { textsOfPaper } from '../../../testing/texts-of-paper.ts';
import { paper } from '../../../messages/english/papers.ts';
import { pricing } from '../../../messages/english/pricing.ts';
import { emptyOrder } from '../order.ts';
import { planOfDeposit } from '../../payment/plan.ts';
import { type OrderPaperSource, orderPaperOf } from './order-paper.ts';
import { tradePaperOf, withoutSums } from './trade-paper.ts';

const messages = { paper, pricing };
const tax = { day: '2026-11-22', rates: vatRatesOfLaw };
const euros = (minor: number) => money(minor, 'EUR');

const item = aDoor('single-door');
const line = { id: 'line', itemId: itemId(item.id), quantity: 2, pricedAt: null };
const price = { unit: euros(198_051), netTrade: euros(141_465) };
const sale = { currency: 'EUR', treatment: 'IE fit', deposit: percent(30) } as const;
const charges = [
  { id: 'charge', kind: 'fitting', text: 'Fitting', quantity: 1, unit: euros(28_000), costOfGoods: null, follows: [] },
] as const;
const lines = [{ ...line, ...price }];
const agreed = totalsOf({ ...sale, items: lines, charges, discount: { kind: 'none' } }, tax);

const source: OrderPaperSource = {
  number: 10_234,
  version: 1,
  isDraft: false,
  order: {
    ...emptyOrder({
      ...{ ...sale, plan: planOfDeposit(sale.deposit), customerId: 'customer' },
      ...{ deliveryAddress: '3 Shore Road\nGalway', agreed },
    }),
    lines,
    charges,
    note: 'The gate is locked.',
  },
  quote: 'Q-1001',
  supplier: {
    ...defaultSaleSettings,
    name: 'Alder & Lane',
    email: 'enquiries@example.com',
    logoUrl: '',
    saleTerms: 'The usual terms.',
    letterhead: { address: '12 Mill Lane', phone: '021 555 0142', registration: '' },
  },
  customer: { name: 'Mary Byrne', address: '3 Shore Road' },
  contact: 'Joe',
  pays: null,
  date: '2026-11-23',
  items: [
    {
      line,
      item,
      heading: 'Single Door, Minster, Ruby Red',
      described: describeItem(item, aContext()),
      price: { list: price.unit, unit: price.unit, lines: [] },
    },
  ],
};

const article = {
  group: 'frame',
  code: stockCode('OF72'),
  description: 'Outer frame',
  quantity: 2,
  length: mm(2076),
  width: null,
  calculation: 'H + 6, 45/45',
  dropdown: null,
  partId: null,
  piece: 'JL',
  missing: null,
} as const;
const screws = { ...article, code: stockCode('SC40'), description: 'Screw', quantity: 28, length: null };
const slab = { ...article, code: stockCode('SL44'), description: 'Slab', quantity: 1, width: mm(890) };

test('the confirmation says each door, what was agreed and where it goes, once', () => {
  const texts = textsOfPaper(orderPaperOf(source, messages));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Order confirmation 10234',
      'Date: 23 November 2026',
      'Quote: Q-1001',
      'Delivery address: 3 Shore Road, Galway',
      'Your contact: Joe',
      'Mary Byrne',
      '1 Single Door, Minster, Ruby Red',
      'Single Door, Minster, Ruby Red 2 × €1,980.51 €3,961.02',
      'Fitting €280.00',
      'Total without VAT €4,241.02',
      'The gate is locked.',
      'The usual terms.',
    ]),
  );
  expect(texts.join('\n')).not.toContain('Draft');
});

test('what is due stands with the account, the reference and its code; with nothing due there is none', () => {
  const bank = { holder: 'Alder & Lane', iban: 'IE29AIBK93115212345678', bic: '' };
  const paid = orderPaperOf({ ...source, pays: { bank, due: euros(103_171) } }, messages);
  expect(textsOfPaper(paid)).toEqual(
    expect.arrayContaining([
      'Pay by bank transfer',
      'Amount due €1,031.71',
      'To Alder & Lane',
      'IBAN IE29 AIBK 9311 5212 3456 78',
      'Reference RF72DW10234',
      'Bank transfers are seen when we read our statement, usually the next working day.',
    ]),
  );
  expect(paid.transfer?.code).toContain('\nEUR1031.71\n');
  expect(orderPaperOf(source, messages)).not.toHaveProperty('transfer');
});

test('a draft says that it is one, and the second confirmation that it is the second', () => {
  expect(textsOfPaper(orderPaperOf({ ...source, isDraft: true }, messages))).toContain(
    'State: Draft, not confirmed yet',
  );
  expect(orderPaperOf({ ...source, version: 2 }, messages).title).toBe('Order confirmation 10234-2');
});

test('the copy for the works says what of doors is made again, and why; the customer reads nothing of it', () => {
  const remake = { of: 'original', reason: 'damaged', parts: ['leaf', 'glass'], isCharged: false, note: '' } as const;
  const remade = { ...source, order: { ...source.order, remake } };
  expect(tradePaperOf({ ...remade, bills: [], tax, delivery: [] }, messages)).toMatchObject({
    notes: ['Made again: damaged. Only: leaf, glass.', 'The gate is locked.'],
    sums: [],
  });
  expect(textsOfPaper(orderPaperOf(remade, messages)).join()).not.toContain('Made again');
});

test('the copy for the works has quantity, sizes and bill of each door, and what they cost the fitter', () => {
  const works = tradePaperOf({ ...source, bills: [[article, slab, screws]], tax, delivery: [] }, messages);
  const texts = textsOfPaper(works);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Works order 10234',
      'Customer: Mary Byrne',
      'Quantity 2',
      'OF72 Outer frame 2 × 2076 mm',
      'SL44 Slab 1 × 890 × 2076 mm',
      'SC40 Screw 28',
      'Net trade €2,829.30',
      'VAT 23 % €650.74',
      'Total €3,480.04',
    ]),
  );
  expect(textsOfPaper(withoutSums(works)).join('\n')).not.toMatch(/[€£]|VAT|Deposit|terms/);
});

test('the copy for the works charges for the delivery', () => {
  const delivery = [{ kind: 'delivery', position: null, quantity: 1, unit: euros(4500) }] as const;
  expect(tradePaperOf({ ...source, bills: [], tax, delivery }, messages).sums).toMatchObject([
    { label: 'Net trade', amount: '€2,829.30' },
    { label: 'Delivery', amount: '€45.00' },
    { label: 'VAT 23 %', amount: '€661.09' },
    { label: 'Total', amount: '€3,535.39' },
  ]);
});
