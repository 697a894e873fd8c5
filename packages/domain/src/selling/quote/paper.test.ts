import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOfDeposit } from '../payment/plan.ts';
import { money, percent } from '../pricing/money.ts';
import { totalsOf } from '../pricing/quote-totals.ts';
import type { VatTreatment } from '../pricing/vat.ts';
import { vatRatesOfLaw } from '../pricing/vat-rates.ts';
import { describeItem } from '../../door/configure/describe-item.ts';
import { itemId } from '../../door/model/ids.ts';
import { defaultSaleSettings } from '../../settings/new-client.ts';
import { aContext } from '../../testing/a-context.ts';
import { aDoor, afterChoosing } from '../../testing/a-door.ts';
import { paper as paperMessages } from '../../messages/english/papers.ts';
import { pricing } from '../../messages/english/pricing.ts';
import { type PaperSource, paperOf } from './paper.ts';
import { type PaperItem, priceRowsOf } from './paper-position.ts';
import { emptyQuote, type Quote, saleOfQuote } from './quote.ts';

const messages = { paper: paperMessages, pricing };
const euros = (minor: number) => money(minor, 'EUR');

const priceOf = (unit: number, ...amounts: readonly number[]): PaperItem['price'] => ({
  list: euros(amounts.reduce((sum, amount) => sum + amount, 0)),
  unit: euros(unit),
  lines: amounts.map((amount) => ({
    code: 'P12-metre',
    about: { name: `Piece of ${String(amount)}`, stock: '' },
    working: null,
    fault: null,
    amount: euros(amount),
  })),
});

const aLine = (template: string, quantity = 1): PaperItem => {
  const item = aDoor(template);
  return {
    line: { id: `line of ${template}`, itemId: itemId(item.id), quantity },
    item,
    heading: 'Single Door, Minster, Ruby Red',
    described: describeItem(item, aContext()),
    price: priceOf(243_999, 198_051),
  };
};

interface Changed {
  readonly quote?: Partial<Quote>;
  readonly items?: readonly PaperItem[];
  readonly source?: Partial<PaperSource>;
}

function aPaper({ quote: changed = {}, items = [aLine('single-door')], source = {} }: Changed = {}) {
  const quote: Quote = { ...emptyQuote('EUR', 'IE fit'), lines: items.map(({ line }) => line), ...changed };
  const sold = items.map(({ line, price }) => ({ quantity: line.quantity, unit: price.unit, netTrade: euros(1) }));
  const deposit = percent(30);
  const totals = totalsOf(saleOfQuote(quote, { items: sold, deposit }), { day: '2026-11-22', rates: vatRatesOfLaw });
  const supplier = {
    ...defaultSaleSettings,
    name: 'Alder & Lane',
    email: 'enquiries@example.com',
    logoUrl: '/logo.svg',
    saleTerms: 'The usual terms.',
    letterhead: { address: '12 Mill Lane\n\nCork', phone: '021 555 0142', registration: '' },
  };
  return paperOf(
    {
      number: 1001,
      quote,
      supplier,
      customer: { name: 'Mary Byrne', address: '3 Shore Road\nGalway' },
      delivery: '',
      contact: 'Joe',
      date: '2026-11-22',
      validUntil: '2026-12-22',
      estimate: null,
      items,
      priced: { totals, plan: planOfDeposit(deposit), fitted: true },
      ...source,
    },
    messages,
  );
}

describe('the head of the paper', () => {
  test('says whose it is, for whom, and until when', () => {
    expect(aPaper()).toMatchObject({
      title: 'Quote Q-1001',
      letterhead: {
        name: 'Alder & Lane',
        lines: ['12 Mill Lane', 'Cork', '021 555 0142', 'enquiries@example.com'],
        logoUrl: '/logo.svg',
      },
      customer: ['Mary Byrne', '3 Shore Road', 'Galway'],
      facts: [
        { label: 'Date', text: '22 November 2026' },
        { label: 'Valid until', text: '22 December 2026' },
        { label: 'Your contact', text: 'Joe' },
      ],
    });
  });

  test('says when the doors come, and until when that holds; a week by its Monday', () => {
    const date = {
      ...({ what: 'fitted', day: '2027-01-06', grain: 'week', week: '2651', made: '2026-12-18', sent: null } as const),
      ...{ reasons: [], skipped: [] },
    };
    const said = (changes: Partial<typeof date> | { readonly grain: 'day' } = {}) =>
      aPaper({ source: { estimate: { date: { ...date, ...changes }, acceptBy: '2026-12-03' } } }).facts[2];
    expect(said()).toEqual({
      ...{ label: 'When', text: 'Fitted in the week of 4 January 2027 if you accept by 3 December 2026' },
    });
    expect(said({ grain: 'day' })?.text).toBe('Fitted on 6 January 2027 if you accept by 3 December 2026');
  });

  test('names the second version, and where the doors go', () => {
    const paper = aPaper({ quote: { version: 2 }, source: { delivery: '1 Site\nCork', customer: null } });
    expect([paper.title, paper.customer, paper.facts[2]]).toEqual([
      'Quote Q-1001-2',
      [],
      { label: 'Delivery address', text: '1 Site, Cork' },
    ]);
  });

  test('bears the terms of the quote, or else those of the supplier', () => {
    expect([aPaper().terms, aPaper({ quote: { terms: 'Cash only.' } }).terms]).toEqual([
      'The usual terms.',
      'Cash only.',
    ]);
  });
});

describe('a position', () => {
  test.each([
    ['single-door', 'left', 'In', 'Hinged on the left, seen from outside. Opens inwards.'],
    ['single-door', 'right', 'Out', 'Hinged on the right, seen from outside. Opens outwards.'],
    ['double', 'right', 'In', 'The leaf on the right, seen from outside, opens first. Both leaves open inwards.'],
  ] as const)('%s hung %s, %s: %s', (template, hand, opens, hinge) => {
    const line = aLine(template);
    const [position] = aPaper({ items: [{ ...line, item: { ...line.item, hand, opens } }] }).positions;
    expect(position?.hinge).toBe(hinge);
  });

  test('gives the sizes of the whole, and of each cell where there are several', () => {
    const sizes = (template: string) =>
      aPaper({ items: [aLine(template)] }).positions[0]?.sizes.map(({ label }) => label);
    expect(sizes('single-door')).toEqual(['Overall size']);
    expect(sizes('surround-mullion')).toEqual([
      'Overall size',
      'Door',
      'Left sidelight',
      'Right sidelight',
      'Fanlight',
    ]);
  });

  test('says what was chosen, once, and nothing of what was not', () => {
    const [position] = aPaper().positions;
    const terms = position?.schedule.map(({ label }) => label) ?? [];
    expect(terms).toContain('Door outside');
    expect(new Set(terms).size).toBe(terms.length);
    for (const elsewhere of ['Frame', 'Overall size', 'Hinge side', 'Opens']) expect(terms).not.toContain(elsewhere);
    expect(position?.schedule.map(({ text }) => text)).not.toContain('None');
  });

  test('says nothing to a customer of the kind of job', () => {
    const line = aLine('single-door');
    const item = afterChoosing(line.item, { type: 'build.chooseJobType', jobType: 'trade-supply' });
    const described = describeItem(item, aContext());
    expect(described.map(({ about }) => about)).toContain('jobType');
    const [position] = aPaper({ items: [{ ...line, item, described }] }).positions;
    expect(position?.schedule.map(({ label }) => label)).not.toContain('Job type');
  });

  test('costs its unit times its quantity', () => {
    const [position] = aPaper({ items: [aLine('single-door', 3)] }).positions;
    expect(position).toMatchObject({ number: 1, quantity: 3, unit: '€2,439.99', amount: '€7,319.97', prices: [] });
  });
});

describe('the lines of a price, where the supplier shows them', () => {
  test('share what one costs in proportion', () => {
    const rows = priceRowsOf(priceOf(1100, 600, 300, 100), messages);
    expect(rows.map(({ text, amount }) => [text, amount])).toEqual([
      ['Piece of 600', '€6.60'],
      ['Piece of 300', '€3.30'],
      ['Piece of 100', '€1.10'],
    ]);
  });

  test('always add up to it, to the cent', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 900_000 }), (lines, unit) => {
        fc.pre(lines.some((line) => line > 0));
        const shown = priceRowsOf(priceOf(unit, ...lines), messages).map(({ amount }) => amount.replace(/\D/g, ''));
        expect(shown.reduce((sum, amount) => sum + Number(amount), 0)).toBe(unit);
      }),
    );
  });
});

describe('the sums', () => {
  const charge = { id: 'c', kind: 'fitting', text: 'Fitting', quantity: 2, unit: euros(4000) } as const;
  const charges = [{ ...charge, costOfGoods: null, origin: null, isChanged: false }];

  test('go from the doors to the rows in which they are paid', () => {
    const paper = aPaper({ quote: { charges, discount: { kind: 'percent', rate: percent(10) } } });
    expect(paper.charges).toEqual([{ text: 'Fitting', quantity: 2, unit: '€40.00', amount: '€80.00' }]);
    expect(paper.sums.map(({ label, amount, isTotal }) => `${label} ${amount}${isTotal ? ' =' : ''}`)).toEqual([
      'Doors €2,439.99',
      'Services €80.00',
      'Discount −€244.00',
      'Total without VAT €2,275.99',
      'VAT 13.5 % €307.26',
      'Total €2,583.25 =',
      'Deposit with the order, 30 % €774.98',
      'Balance after the fitting €1,808.27',
    ]);
  });

  test('leave out what is nothing', () => {
    const { sums } = aPaper({ quote: { treatment: 'none' } });
    expect(sums.map(({ label }) => label)).toEqual([
      'Total',
      'Deposit with the order, 30 %',
      'Balance after the fitting',
    ]);
  });

  const notes: readonly (readonly [VatTreatment, string])[] = [
    ['IE fit', 'VAT at 13.5 % on the doors and their fitting together.'],
    ['IE supply', 'VAT at 23 %: the doors are supplied without fitting.'],
    ['UK', 'VAT at 20 %.'],
    ['IE reverse charge', 'VAT on this supply to be accounted for by the principal contractor.'],
    ['none', 'No VAT is charged.'],
  ];
  test.each(notes)('%s: %s', (treatment, sentence) => {
    expect(aPaper({ quote: { treatment, charges, note: 'Thank you.' } }).notes).toEqual([sentence, 'Thank you.']);
  });
});

test.each([
  [5, 'EUR', '€0.05'],
  [99_900, 'EUR', '€999.00'],
  [123_456_780, 'GBP', '£1,234,567.80'],
  [-123_450, 'EUR', '−€1,234.50'],
] as const)('%d %s are written %s', (minor, currency, shown) =>
  expect(paperMessages.amount(money(minor, currency))).toBe(shown),
);
