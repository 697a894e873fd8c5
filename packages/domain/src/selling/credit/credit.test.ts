import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, money, sumMoney } from '../pricing/money.ts';
import { orderStates } from '../order/order-states.ts';
import { anAgreedOrder } from '../../testing/an-agreed-order.ts';
import { crediting as messages } from '../../messages/english/ordering.ts';
import { chargedLines } from './charged-lines.ts';
import type { CreditNote } from './credit-note.ts';
import { type AskedCredit, creditNoteOf } from './issue-credit.ts';

const order = anAgreedOrder();
const eur = (minor: number) => money(minor, 'EUR');
const head = {
  order: { id: 'order', number: 10_001 },
  customer: { name: 'Mary Byrne', address: '1 Mill Lane' },
  letterhead: { name: 'Alder & Lane', lines: [], logoUrl: null },
  catalogueVersion: 1,
  reason: 'Scratched on delivery',
  issuedOn: '2026-11-22',
};
const ofLine = (by: AskedCredit['by'], id = 'line-2'): AskedCredit => ({ kind: 'line', id, by, text: 'Door' });
const credit = (asked: readonly AskedCredit[], earlier: readonly CreditNote[] = [], state = order.state) =>
  creditNoteOf({ ...order, state }, { ...head, asked, earlier }, messages);

function issued(asked: readonly AskedCredit[], earlier: readonly CreditNote[] = []): CreditNote {
  const outcome = credit(asked, earlier);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
}

test('what was charged for the lines adds up to the net sum: each bears its share of the discount', () => {
  const charged = chargedLines(order).map(({ net }) => net);
  expect(charged.map(amountText)).toEqual(['1444.44', '1155.55', '430.00']);
  expect(sumMoney(charged, order.currency)).toEqual(order.agreed.net);
});

describe('a credit note', () => {
  test('is negative, with VAT as the order was charged', () => {
    const { lines, net, vat, total } = issued([ofLine({ quantity: 1 }), { ...ofLine({ net: eur(10_000) }, 'line-1') }]);
    expect(lines.map((line) => [line.quantity, amountText(line.net)])).toEqual([
      [1, '-385.18'],
      [null, '-100.00'],
    ]);
    expect([net, vat.amount, total].map(amountText)).toEqual(['-485.18', '-65.50', '-550.68']);
    expect(vat).toMatchObject({ treatment: 'IE fit', rate: 1350 });
  });

  test('that credits all of it gives back every cent, however many notes there are', () => {
    const notes: CreditNote[] = [];
    for (const asked of [
      ofLine({ quantity: 1 }),
      ofLine({ quantity: 1 }),
      ofLine({ quantity: 1 }),
      ofLine({ quantity: 1 }, 'line-1'),
    ])
      notes.push(issued([asked], notes));
    notes.push(issued([{ kind: 'charge', id: 'charge-1', by: { net: eur(43_000) }, text: 'Fitting' }], notes));
    const given = sumMoney(
      notes.map(({ total }) => total),
      order.currency,
    );
    expect(given.minor).toBe(0 - order.agreed.total.minor);
  });

  test('of a cent has the VAT of a cent: nothing', () => {
    const before = issued([ofLine({ net: eur(3) })]);
    const { net, vat, total } = issued([ofLine({ net: eur(1) })], [before]);
    expect([before.vat.amount, net, vat.amount, total].map(amountText)).toEqual(['0.00', '-0.01', '0.00', '-0.01']);
  });

  test.each([
    ['no lines', [], 'credit.no-lines'],
    ['more than were sold', [ofLine({ quantity: 4 })], 'credit.too-many'],
    ['more than was charged', [ofLine({ net: eur(115_556) })], 'credit.too-much'],
    ['nothing', [ofLine({ net: eur(0) })], 'credit.nothing'],
    ['less than nothing', [ofLine({ net: eur(-100) })], 'credit.nothing'],
    ['an unknown line', [ofLine({ quantity: 1 }, 'line-9')], 'credit.no-line'],
    ['a line twice', [ofLine({ quantity: 1 }), ofLine({ quantity: 1 })], 'credit.line-twice'],
  ] as const)('%s is refused', (_, asked, code) => expect(credit(asked)).toMatchObject({ refusal: { code } }));

  test('what an earlier note has credited is not credited again', () => {
    const earlier = [issued([ofLine({ quantity: 2 })])];
    expect(credit([ofLine({ quantity: 2 })], earlier)).toMatchObject({
      refusal: { code: 'credit.too-many', message: 'Door: at most 1 can still be credited.' },
    });
  });

  test('of the last piece gives what a sum has left of its line', () => {
    const notes: CreditNote[] = [];
    for (const by of [{ net: eur(1) }, { quantity: 1 }, { quantity: 1 }, { quantity: 1 }])
      notes.push(issued([ofLine(by)], notes));
    expect(notes.map(({ net }) => amountText(net))).toEqual(['-0.01', '-385.18', '-385.19', '-385.17']);
  });

  test.each(orderStates)('of an order that is %s', (state) => {
    const isEarly = orderStates.indexOf(state) < orderStates.indexOf('In Batch') || state === 'Cancelled';
    const expected = isEarly || state === 'On Hold' ? { refusal: { code: 'credit.too-early' } } : { ok: true };
    const held = creditNoteOf(
      { ...order, state, heldFrom: state === 'On Hold' ? 'Accepted' : null },
      { ...head, asked: [ofLine({ quantity: 1 })], earlier: [] },
      messages,
    );
    expect(held).toMatchObject(expected);
  });
});

test('law: whatever is credited, no line and no order is credited with more than was charged', () => {
  const by = fc.oneof(
    fc.record({ quantity: fc.integer({ min: 0, max: 4 }) }),
    fc.integer({ min: -10, max: 160_000 }).map((minor) => ({ net: eur(minor) })),
  );
  const part = fc.constantFrom(...chargedLines(order).map(({ kind, id }) => ({ kind, id })));
  const asked = fc.record({ part, by });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 12 }), (all) => {
      const notes: CreditNote[] = [];
      for (const each of all) {
        const outcome = credit([{ ...each.part, by: each.by, text: 'Door' }], notes);
        if (outcome.ok) notes.push(outcome.value);
      }
      const sumOf = (amounts: readonly { readonly minor: number }[]) =>
        amounts.reduce((sum, { minor }) => sum + minor, 0);
      for (const { kind, id, net } of chargedLines(order)) {
        const credits = notes.flatMap(({ lines }) => lines).filter((line) => line.kind === kind && line.id === id);
        expect(-sumOf(credits.map((line) => line.net))).toBeLessThanOrEqual(net.minor);
      }
      expect(-sumOf(notes.map(({ total }) => total))).toBeLessThanOrEqual(order.agreed.total.minor);
      expect(-sumOf(notes.map(({ vat }) => vat.amount))).toBeLessThanOrEqual(order.agreed.vat.amount.minor);
    }),
    { numRuns: 300 },
  );
});
