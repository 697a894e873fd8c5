import { expect, test } from 'vitest';
import { vendors } from '../../messages/english/vendors.ts';
import { readAmount } from '../../selling/pricing/money.ts';
import type { StockUnit } from '../stock/quantity.ts';
import { itemLimits, readVendorItem, type TypedItem } from './read-vendor-item.ts';

const { item: messages } = vendors;
const typed: TypedItem = {
  ...{ key: 'CY-3K', code: '', text: '', pack: '', least: '', leadDays: '3', price: '', per: '' },
  ...{ validFrom: '', validUntil: '', rank: '' },
};
const read = (facts: Partial<TypedItem>, unit: StockUnit = 'piece') =>
  readVendorItem({ ...typed, ...facts }, { unit, messages, amount: (text) => readAmount(text, 'EUR')?.minor });

const usual = {
  ...{ key: 'CY-3K', unit: 'piece', code: '', text: '', pack: 1, least: 1, leadDays: 3, price: null },
  ...{ validFrom: null, validUntil: null, rank: 1 },
} as const;

test.each<[string, Partial<TypedItem>, StockUnit, object]>([
  ['the article and its lead days alone', {}, 'piece', {}],
  ['by the pack', { pack: '10' }, 'piece', { pack: 10, least: 10 }],
  ['less than a pack at once', { pack: '10', least: '5' }, 'piece', { pack: 10, least: 5 }],
  ['metres', { pack: '5.96', price: '3.20' }, 'metre', { pack: 5960, least: 5960, price: { minor: 320, per: 1000 } }],
  ['a litre, without saying so', {}, 'litre', { pack: 1000, least: 1000 }],
  ['the price of 100', { price: '12.5', per: '100' }, 'piece', { price: { minor: 1250, per: 100 } }],
  ['for nothing', { price: '0' }, 'piece', { price: { minor: 0, per: 1 } }],
  ['no lead days', { leadDays: '0', rank: '99' }, 'piece', { leadDays: 0, rank: 99 }],
  [
    'for one day, with blanks around it',
    { key: ' CY-3K ', code: ' 4711 ', text: ' =1+1 ', validFrom: '2027-01-01 ', validUntil: ' 2027-01-01' },
    'piece',
    { code: '4711', text: '=1+1', validFrom: '2027-01-01', validUntil: '2027-01-01' },
  ],
])('an item is sold: %s', (_, facts, unit, item) => {
  expect(read(facts, unit)).toEqual({ ok: true, item: { ...usual, unit, ...item } });
});

test.each<[string, Partial<TypedItem>, keyof TypedItem, string]>([
  ['no article', { key: ' ' }, 'key', messages.key],
  ['too long an article', { key: 'K'.repeat(itemLimits.key + 1) }, 'key', messages.tooLong(itemLimits.key)],
  ['too long a code', { code: '4'.repeat(itemLimits.code + 1) }, 'code', messages.tooLong(itemLimits.code)],
  ['too long a text', { text: 'x'.repeat(itemLimits.text + 1) }, 'text', messages.tooLong(itemLimits.text)],
  ['a pack of 0', { pack: '0' }, 'pack', messages.quantity.piece],
  ['half a piece', { pack: '1.5' }, 'pack', messages.quantity.piece],
  ['a comma', { pack: '1,000' }, 'pack', messages.quantity.piece],
  ['a number of a file that may mean either', { pack: '1.234 / 1234' }, 'pack', messages.either('1.234 / 1234')],
  ['too large a pack', { pack: '1000000001' }, 'pack', messages.quantity.piece],
  ['a least quantity of 0', { least: '0' }, 'least', messages.quantity.piece],
  ['no lead days', { leadDays: '' }, 'leadDays', messages.leadDays(250)],
  ['half a lead day', { leadDays: '1.5' }, 'leadDays', messages.leadDays(250)],
  ['a year of lead days', { leadDays: '251' }, 'leadDays', messages.leadDays(250)],
  ['a price of words', { price: 'on request' }, 'price', messages.price],
  ['parts of a cent', { price: '0.125' }, 'price', messages.price],
  ['less than nothing', { price: '-1' }, 'price', messages.price],
  ['too high a price', { price: '1000000000.01' }, 'price', messages.price],
  ['a price of 0 pieces', { price: '1', per: '0' }, 'per', messages.quantity.piece],
  ['a day that there is not', { validFrom: '2027-02-30' }, 'validFrom', messages.day],
  ['a day of another form', { validUntil: '31/12/2027' }, 'validUntil', messages.day],
  [
    'an end before its begin',
    { validFrom: '2027-01-02', validUntil: '2027-01-01' },
    'validUntil',
    messages.endsEarlier,
  ],
  ['rank 0', { rank: '0' }, 'rank', messages.rank(99)],
  ['rank 100', { rank: '100' }, 'rank', messages.rank(99)],
])('an item is not read with %s', (_, facts, field, message) => {
  expect(read(facts)).toEqual({ ok: false, problems: [{ field, message }] });
});

test('all that is wrong is told at once', () => {
  const outcome = read({ pack: '0', leadDays: '', price: 'x' });
  expect(outcome.ok ? [] : outcome.problems.map(({ field }) => field)).toEqual(['pack', 'leadDays', 'price']);
});
