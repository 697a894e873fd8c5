import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMoney, amountText, type Money, money, percent, subtractMoney } from './money.ts';
import { amountOfLine, type ChargeKind, chargeKinds, type Sale, tippedByDiscount, totalsOf } from './quote-totals.ts';
import { vatTreatments } from './vat.ts';
import { vatRatesOfLaw } from './vat-rates.ts';

const tax = { day: '2026-11-22', rates: vatRatesOfLaw };
const euros = (minor: number) => money(minor, 'EUR');

/** Work at that price. */
const work = (unit: Money, kind: ChargeKind = 'free') => ({ kind, quantity: 1, unit, costOfGoods: null });

/** Example (b) of the handbook, sold to a homeowner. */
const surround: Sale = {
  currency: 'EUR',
  items: [{ quantity: 1, unit: euros(243_999), netTrade: euros(174_285) }],
  charges: [work(euros(4000)), work(euros(49_000), 'fitting'), work(euros(6000))],
  discount: { kind: 'none' },
  treatment: 'IE fit',
  deposit: percent(30),
};

const told = (sale: Sale) => {
  const { net, vat, total, deposit } = totalsOf(sale, tax);
  return [net, vat.amount, total, deposit].map(amountText);
};

describe('the handbook’s worked totals', () => {
  test('16. (b) fitted: 3029.99 and 13.5 % are 3439.04, deposit 1031.71', () => {
    expect(told(surround)).toEqual(['3029.99', '409.05', '3439.04', '1031.71']);
    expect(totalsOf(surround, tax).goodsShare).toBe(5752);
  });

  test('(b) supply only: 2439.99 and 23 % are 3001.19', () => {
    expect(told({ ...surround, charges: [], treatment: 'IE supply' }).slice(0, 3)).toEqual([
      '2439.99',
      '561.20',
      '3001.19',
    ]);
  });

  test('(b) sold to the trade: 1742.85 and 400.86 are 2143.71', () => {
    const trade: Sale = {
      ...surround,
      items: [{ quantity: 1, unit: euros(174_285), netTrade: euros(174_285) }],
      charges: [],
      treatment: 'IE supply',
    };
    expect(told(trade).slice(0, 3)).toEqual(['1742.85', '400.86', '2143.71']);
  });

  test('(a) in the United Kingdom: 1335.04 and 20 % are 1602.05 GBP', () => {
    const pounds = (minor: number) => money(minor, 'GBP');
    const sale: Sale = {
      currency: 'GBP',
      items: [{ quantity: 1, unit: pounds(100_824), netTrade: pounds(72_017) }],
      charges: [work(pounds(3440)), work(pounds(24_080)), work(pounds(5160))],
      discount: { kind: 'none' },
      treatment: 'UK',
      deposit: percent(30),
    };
    expect(told(sale).slice(0, 3)).toEqual(['1335.04', '267.01', '1602.05']);
  });
});

test('doors that nobody fits are supplied at the standard rate, whatever else is charged', () => {
  const advice = work(euros(400_000));
  expect(totalsOf({ ...surround, charges: [advice] }, tax).vat).toMatchObject({ treatment: 'IE supply', rate: 2300 });
  expect(totalsOf({ ...surround, charges: [advice, work(euros(0), 'fitting')] }, tax).vat).toMatchObject({
    treatment: 'IE fit',
    rate: 1350,
  });
});

describe('a discount', () => {
  const off = (rate: number): Sale => ({ ...surround, discount: { kind: 'percent', rate: percent(rate) } });

  test('is on the items only, and never more than they are', () => {
    expect(amountText(totalsOf(off(10), tax).discount)).toBe('244.00');
    const all = { ...surround, discount: { kind: 'amount', amount: euros(9_999_999) } } as const;
    expect(amountText(totalsOf(all, tax).discount)).toBe('2439.99');
  });

  test('of 17.1 % tips the two-thirds rule: the job is dearer than with 415.71, and the quote says so', () => {
    expect(tippedByDiscount(off(17), tax)).toBeNull();
    const tipped = tippedByDiscount(off(17.1), tax);
    expect(tipped && Object.values(tipped).map(amountText)).toEqual(['3213.68', '415.71', '2967.21']);
    expect(told({ ...surround, discount: { kind: 'amount', amount: euros(41_571) } })[2]).toBe('2967.21');
  });

  test('in another currency throws', () => {
    const mixed: Sale = { ...surround, discount: { kind: 'amount', amount: money(1, 'GBP') } };
    expect(() => totalsOf(mixed, tax)).toThrow('EUR and GBP do not add up.');
  });
});

test('goods among the charges count with what they cost', () => {
  const steps = { kind: 'free', quantity: 2, unit: euros(9000), costOfGoods: euros(5000) } as const;
  expect(totalsOf({ ...surround, charges: [...surround.charges, steps] }, tax).goods.minor).toBe(184_285);
});

const amount = fc.nat(1_000_000);
const sales: fc.Arbitrary<Sale> = fc.record({
  currency: fc.constant('EUR' as const),
  items: fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 50 }), unit: amount.map(euros), netTrade: amount.map(euros) }),
  ),
  charges: fc.array(
    fc.record({
      kind: fc.constantFrom(...chargeKinds),
      quantity: fc.integer({ min: 1, max: 9 }),
      unit: amount.map(euros),
      costOfGoods: fc.option(amount.map(euros)),
    }),
  ),
  discount: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.record({ kind: fc.constant('percent' as const), rate: fc.nat(100).map(percent) }),
    fc.record({ kind: fc.constant('amount' as const), amount: amount.map(euros) }),
  ),
  treatment: fc.constantFrom(...vatTreatments),
  deposit: fc.nat(100).map(percent),
});

describe('laws of totals', () => {
  test('5 and 1. unit × quantity is the line, and everything shown adds up to the total, to the cent', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const { items, charges, discount, net, vat, total } = totalsOf(sale, tax);
        const shown = [...sale.items, ...sale.charges].map(amountOfLine).reduce((sum, { minor }) => sum + minor, 0);
        expect(shown).toBe(items.minor + charges.minor);
        expect(shown - discount.minor + vat.amount.minor).toBe(total.minor);
        expect(addMoney(net, vat.amount)).toEqual(total);
        expect(subtractMoney(addMoney(items, charges), discount)).toEqual(net);
        expect(discount.minor).toBeLessThanOrEqual(items.minor);
      }),
    );
  });

  test('the deposit is part of the total', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const { deposit, total } = totalsOf(sale, tax);
        expect(deposit.minor).toBeGreaterThanOrEqual(0);
        expect(deposit.minor).toBeLessThanOrEqual(total.minor);
      }),
    );
  });
});
