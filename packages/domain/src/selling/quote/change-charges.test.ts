import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, percent } from '../pricing/money.ts';
import type { ProposedCharge } from '../pricing/proposed-charges.ts';
import { amountOfLine, totalsOf } from '../pricing/quote-totals.ts';
import { vatTreatments } from '../pricing/vat.ts';
import { vatRatesOfLaw } from '../pricing/vat-rates.ts';
import { itemId } from '../../door/model/ids.ts';
import { quoting as messages } from '../../messages/english/quoting.ts';
import { proposedAnew, withCharges, withProposals, type WrittenCharge } from './change-charges.ts';
import { withDetails } from './change-details.ts';
import { withoutLine } from './change-lines.ts';
import { emptyQuote, type Quote, saleOfQuote } from './quote.ts';

const euros = (minor: number) => money(minor, 'EUR');
const twoLines: Quote = {
  ...emptyQuote('EUR', 'IE fit'),
  lines: ['a', 'b'].map((id) => ({ id, itemId: itemId(id), quantity: 1 })),
};
const survey: ProposedCharge = { kind: 'survey', position: null, quantity: 1, unit: euros(4000) };
const fitting = (position: number, unit = 28_000): ProposedCharge => ({
  kind: 'fitting',
  position,
  quantity: 1,
  unit: euros(unit),
});
const delivery: ProposedCharge = { kind: 'delivery', position: null, quantity: 1, unit: euros(4500) };

const propose = (quote: Quote, ...proposals: readonly ProposedCharge[]): Quote => {
  let next = quote.charges.length;
  return withProposals(quote, { proposals, newId: () => `c${String((next += 1))}`, messages });
};
const proposed = propose(twoLines, survey, fitting(0), fitting(1));
const textsOf = ({ charges }: Quote) =>
  charges.map(({ id, text, unit }) => `${id} ${text} ${String(unit.minor / 100)}`);

/** The list with one charge written differently. */
const rewritten = (quote: Quote, id: string, changed: Partial<WrittenCharge>) => {
  const written = quote.charges.map(({ origin: _origin, isChanged: _isChanged, changed: _parts, ...charge }) =>
    charge.id === id ? { ...charge, ...changed } : charge,
  );
  return withCharges(quote, written, messages);
};
function changed(quote: Quote, id: string, by: Partial<WrittenCharge>): Quote {
  const outcome = rewritten(quote, id, by);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}
const codeOf = (outcome: ReturnType<typeof withCharges>) => (outcome.ok ? 'accepted' : outcome.refusal.code);

describe('proposed charges', () => {
  test('stand on the quote with their texts', () => {
    expect(textsOf(proposed)).toEqual([
      'c1 Site survey 40',
      'c2 Fitting of position 1 280',
      'c3 Fitting of position 2 280',
    ]);
  });

  test('follow the items while nobody has touched them', () => {
    const dearer = propose(proposed, survey, fitting(0, 35_000), fitting(1));
    expect(textsOf(dearer)[1]).toBe('c2 Fitting of position 1 350');
    expect(textsOf(propose(proposed, delivery))).toEqual(['c4 Delivery 45']);
  });

  test('of a position that is added later stand with those of the others', () => {
    const removal: ProposedCharge = { kind: 'removal', position: null, quantity: 1, unit: euros(6000) };
    const one = propose({ ...twoLines, lines: twoLines.lines.slice(0, 1) }, survey, fitting(0), removal);
    const both = propose({ ...one, lines: twoLines.lines }, survey, fitting(0), fitting(1), removal);
    expect(textsOf(both).map((text) => text.slice(3))).toEqual([
      'Site survey 40',
      'Fitting of position 1 280',
      'Fitting of position 2 280',
      'Removal of the old door 60',
    ]);
  });

  test('whose price was changed keep following the number of doors, and so with each part of them', () => {
    const three = { ...fitting(0, 35_000), quantity: 3 };
    const numberOf = (by: Partial<WrittenCharge>) => {
      const { text, quantity, unit } = propose(changed(proposed, 'c2', by), survey, three, fitting(1)).charges[1] ?? {};
      return [text, quantity, (unit?.minor ?? 0) / 100];
    };
    expect(numberOf({ unit: euros(20_000) })).toEqual(['Fitting of position 1', 3, 200]);
    expect(numberOf({ text: 'Fitting, with scaffold' })).toEqual(['Fitting, with scaffold', 3, 350]);
    expect(numberOf({ quantity: 2 })).toEqual(['Fitting of position 1', 2, 350]);
    const twice = changed(changed(proposed, 'c2', { unit: euros(20_000) }), 'c2', { text: 'Fitting by night' });
    expect(propose(twice, survey, three, fitting(1)).charges[1]).toMatchObject({
      ...{ text: 'Fitting by night', quantity: 3, unit: euros(20_000), changed: ['text', 'unit'] },
    });
  });

  test('that were changed before anybody kept what of them stay whole', () => {
    const old = { ...proposed, charges: proposed.charges.map((charge) => ({ ...charge, isChanged: true })) };
    expect(propose(old, { ...fitting(0, 35_000), quantity: 3 }).charges).toEqual(old.charges);
  });

  test('stay as a person wrote them, whatever is proposed', () => {
    const cheaper = changed(proposed, 'c2', { unit: euros(20_000) });
    expect(cheaper.charges.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
    expect(textsOf(propose(cheaper, survey, fitting(0, 35_000), fitting(1)))[1]).toBe('c2 Fitting of position 1 200');
    expect(textsOf(propose(cheaper, delivery))).toEqual(['c2 Fitting of position 1 200', 'c4 Delivery 45']);
  });

  test('that were taken out do not come back by themselves, only when everything is proposed anew', () => {
    const without = withCharges(
      proposed,
      proposed.charges.slice(1).map(({ origin: _o, isChanged: _c, changed: _p, ...each }) => each),
      messages,
    );
    if (!without.ok) throw new Error(without.refusal.code);
    const all = [survey, fitting(0), fitting(1)];
    expect(textsOf(propose(without.value, ...all))).toHaveLength(2);
    const anew = proposedAnew(without.value, messages);
    expect(anew.ok && textsOf(propose(anew.value, ...all))).toHaveLength(3);
  });

  test('go with the line that they are about', () => {
    const without = withoutLine(changed(proposed, 'c2', { unit: euros(1) }), 'a', messages);
    expect(without.ok && textsOf(without.value)).toEqual(['c1 Site survey 40', 'c3 Fitting of position 2 280']);
  });
});

describe('on a quote that is supply only', () => {
  const toSupply = (quote: Quote) => withDetails(quote, { treatment: 'IE supply' }, { role: 'installer', messages });

  test('fitting that nobody touched gives way; what a person wrote stands in the way', () => {
    expect(codeOf(toSupply(proposed))).toBe('accepted');
    expect(codeOf(toSupply(changed(proposed, 'c2', { unit: euros(1) })))).toBe('quote.fitting-on-supply');
    expect(codeOf(toSupply(changed(proposed, 'c1', { unit: euros(1) })))).toBe('accepted');
  });

  test('no fitting is written by hand', () => {
    const supplied = propose({ ...twoLines, treatment: 'IE supply' }, delivery);
    expect(codeOf(rewritten(supplied, 'c1', { kind: 'fitting' }))).toBe('quote.fitting-on-supply');
  });
});

test('lines and charges as shown, less discount, and VAT are the total, to the cent, whatever people change', () => {
  const amount = fc.nat(500_000);
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unit: amount.map(euros),
    netTrade: amount.map(euros),
  });
  const change = fc.record({ id: fc.constantFrom('c1', 'c2', 'c3'), unit: amount.map(euros), quantity: fc.nat(9) });
  const rate = fc.nat(100).map((rate) => ({ kind: 'percent' as const, rate: percent(rate) }));
  fc.assert(
    fc.property(
      fc.tuple(item, item),
      fc.array(change),
      rate,
      fc.constantFrom(...vatTreatments),
      (items, by, discount, treatment) => {
        const written = by.reduce((quote, { id, ...now }) => changed(quote, id, now), proposed);
        const quote = { ...propose(written, survey, fitting(0), fitting(1, 1234)), discount, treatment };
        const {
          vat,
          total,
          discount: off,
        } = totalsOf(saleOfQuote(quote, { items, deposit: percent(30) }), {
          day: '2026-11-22',
          rates: vatRatesOfLaw,
        });
        const shown = [...items, ...quote.charges].reduce((sum, each) => sum + amountOfLine(each).minor, 0);
        expect(shown - off.minor + vat.amount.minor).toBe(total.minor);
      },
    ),
  );
});
