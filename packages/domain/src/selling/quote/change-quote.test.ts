import { describe, expect, test } from 'vitest';
import { money, percent } from '../pricing/money.ts';
import { itemId } from '../../door/model/ids.ts';
import type { Result } from '../../door/model/result.ts';
import { quoting as messages } from '../../messages/english/quoting.ts';
import { withDetails } from './change-details.ts';
import { type NewLine, withLineChange, withLines, withoutLine } from './change-lines.ts';
import { discountLimits, isCoveredByGrant, isWithinLimit, withDiscount } from './discount-limit.ts';
import { emptyQuote, type Quote } from './quote.ts';

const euros = (minor: number) => money(minor, 'EUR');
const line = (id: string, changed: Partial<NewLine> = {}): NewLine => ({
  id,
  itemId: itemId(`item-${id}`),
  quantity: 1,
  currency: 'EUR',
  jobType: 'replacement',
  ...changed,
});
const empty = emptyQuote('EUR', 'IE fit');

function valueOf<T>(outcome: Result<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}
const codeOf = (outcome: Result<Quote>) => (outcome.ok ? 'accepted' : outcome.refusal.code);
const idsOf = ({ lines }: Quote) => lines.map(({ id }) => id).join('');

const three = valueOf(withLines(empty, [line('a'), line('b'), line('c')], messages));

describe('lines', () => {
  test.each([
    [{ currency: 'EUR' }, 'EUR', 'IE fit'],
    [{ currency: 'GBP' }, 'GBP', 'UK'],
    [{ jobType: 'trade-supply' }, 'EUR', 'IE supply'],
  ] as const)('the first door settles currency and VAT: %j', (changed, currency, treatment) => {
    expect(valueOf(withLines(empty, [line('a', changed)], messages))).toMatchObject({ currency, treatment });
  });

  test('a VAT treatment that a person chose stays', () => {
    const chosen: Quote = { ...empty, treatment: 'IE reverse charge' };
    expect(valueOf(withLines(chosen, [line('a')], messages)).treatment).toBe('IE reverse charge');
  });

  test('a door in another currency is refused with what to do', () => {
    const outcome = withLines(three, [line('d', { currency: 'GBP' })], messages);
    expect(!outcome.ok && outcome.refusal).toEqual({
      code: 'quote.other-currency',
      message: 'This door is priced in GBP, the quote in EUR. Copy it in EUR.',
    });
  });

  test('one id is one line, and a hundred lines are enough', () => {
    expect(codeOf(withLines(three, [line('a')], messages))).toBe('quote.line-taken');
    const many = Array.from({ length: 98 }, (_, at) => line(String(at)));
    expect(codeOf(withLines(three, many, messages))).toBe('quote.too-many-lines');
  });

  test.each([
    ['a', 3, 'bca'],
    ['c', 1, 'cab'],
    ['b', 2, 'abc'],
    ['a', 99, 'bca'],
  ])('%s at position %i: %s', (lineId, position, order) => {
    expect(idsOf(valueOf(withLineChange(three, { lineId, position }, messages)))).toBe(order);
  });

  test('a quantity leaves the order alone; a line that is not there is refused', () => {
    const changed = valueOf(withLineChange(three, { lineId: 'b', quantity: 3 }, messages));
    expect([idsOf(changed), changed.lines[1]?.quantity]).toEqual(['abc', 3]);
    expect(codeOf(withLineChange(three, { lineId: 'z' }, messages))).toBe('quote.no-line');
  });

  test('a line that is removed twice is gone once', () => {
    const once = valueOf(withoutLine(three, 'b', messages));
    expect([idsOf(once), idsOf(valueOf(withoutLine(once, 'b', messages)))]).toEqual(['ac', 'ac']);
  });
});

describe('what is not a draft', () => {
  const sent: Quote = { ...three, state: 'Sent' };
  test.each([
    ['lines', withLines(sent, [line('d')], messages)],
    ['a quantity', withLineChange(sent, { lineId: 'a', quantity: 2 }, messages)],
    ['a removal', withoutLine(sent, 'a', messages)],
    ['details', withDetails(sent, { note: 'x' }, { role: 'admin', messages })],
  ])('takes no %s', (_, outcome) => expect(codeOf(outcome)).toBe('quote.not-draft'));
});

describe('details', () => {
  test.each([
    ['installer', { note: 'Ring first' }, 'accepted'],
    ['installer', { tier: 'A' }, 'quote.terms-for-costs'],
    ['installer', { markup: percent(10) }, 'quote.terms-for-costs'],
    ['fabricator', { tier: 'A', markup: percent(10) }, 'accepted'],
    ['fabricator', { treatment: 'none' }, 'quote.vat-for-admins'],
    ['admin', { treatment: 'none' }, 'accepted'],
  ] as const)('%s: %j is %s', (role, details, code) => {
    expect(codeOf(withDetails(three, details, { role, messages }))).toBe(code);
  });

  test('what is set already may be sent again by anybody', () => {
    const set: Quote = { ...three, treatment: 'none' };
    const again = { treatment: 'none' } as const;
    expect(codeOf(withDetails(set, again, { role: 'installer', messages }))).toBe('accepted');
  });

  test('tier and markup are no riddle: whoever may not see them is refused the right guess, too', () => {
    const set: Quote = { ...three, tier: 'B', markup: percent(40) };
    for (const guess of [{ tier: 'B' }, { markup: percent(40) }] as const)
      expect(codeOf(withDetails(set, guess, { role: 'installer', messages }))).toBe('quote.terms-for-costs');
  });
});

describe('the highest discount of a person', () => {
  const items = euros(200_000);
  test.each([
    [{ kind: 'percent', rate: percent(10) }, true],
    [{ kind: 'percent', rate: percent(10.01) }, false],
    [{ kind: 'amount', amount: euros(20_000) }, true],
    [{ kind: 'amount', amount: euros(20_001) }, false],
    [{ kind: 'none' }, true],
  ] as const)('an installer gives %j on 2000.00: %s', (discount, expected) => {
    expect(isWithinLimit(discount, { items, limit: discountLimits.installer })).toBe(expected);
  });

  test('an admin gives any', () =>
    expect(isWithinLimit({ kind: 'percent', rate: percent(90) }, { items, limit: discountLimits.admin })).toBe(true));
});

describe('a discount that was granted on three doors', () => {
  const granted = (discount: Quote['discount']) =>
    valueOf(withDiscount(three, { discount, items: euros(300_000) }, messages));
  const sum: Quote['discount'] = { kind: 'amount', amount: euros(90_000) };
  const share: Quote['discount'] = { kind: 'percent', rate: percent(30) };

  test.each([
    ['the doors that it was granted on', sum, ['a', 'b', 'c'], 300_000, true],
    ['a sum, one door less', sum, ['a', 'b'], 300_000, false],
    ['a share, one door less', share, ['a', 'b'], 200_000, false],
    ['a sum, cheaper doors', sum, ['a', 'b', 'c'], 299_999, false],
    ['a sum, dearer doors', sum, ['a', 'b', 'c'], 300_001, true],
    ['a share, dearer doors', share, ['a', 'b', 'c'], 400_000, false],
    ['a share, one more door', share, ['a', 'b', 'c', 'd'], 400_000, false],
    ['a share, cheaper doors', share, ['a', 'b', 'c'], 100_000, true],
    ['another order of the doors, and one more', sum, ['d', 'c', 'b', 'a'], 400_000, true],
    ['another door in place of one', sum, ['a', 'b', 'd'], 300_000, false],
  ] as const)('%s', (_, discount, ids, items, expected) => {
    const quote = { ...granted(discount), lines: ids.map((id) => line(id)) };
    expect(isCoveredByGrant(quote, euros(items))).toBe(expected);
  });

  test('fewer of a line are a new question, more are not', () => {
    const two = { ...three, lines: three.lines.map((each) => ({ ...each, quantity: 2 })) };
    const quote = valueOf(withDiscount(two, { discount: share, items: euros(600_000) }, messages));
    const counting = (quantity: number) => ({ ...quote, lines: quote.lines.map((each) => ({ ...each, quantity })) });
    expect([1, 2, 3].map((quantity) => isCoveredByGrant(counting(quantity), euros(600_000)))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
