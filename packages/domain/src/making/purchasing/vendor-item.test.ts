import { expect, test } from 'vitest';
import type { Vendor } from './vendor.ts';
import {
  inPacks,
  type SoldItem,
  type VendorItem,
  vendorCalendar,
  vendorItemFor,
  vendorItemsFor,
} from './vendor-item.ts';

const vendorOf = (name: string, facts: Partial<Vendor> = {}): Vendor => ({
  ...{ id: name, name, ourNumber: '', mail: '', phone: '', currency: 'EUR', vatNumber: '', leastOrderValue: 0 },
  ...{ orderDays: [1, 2, 3, 4, 5], cutOff: '12:00', deliveryDays: [1, 3, 5], closed: ['2026-12-24'], coverDays: 0 },
  ...{ overDelivery: { toOrder: 0, other: 10 }, howToOrder: 'mail', peppolId: '', state: 'active' },
  csv: { columns: [], separator: ';', encoding: 'utf-8' },
  ...facts,
});

/** An item of a vendor, whose id tells both. */
const sold = (vendor: Vendor, key: string, facts: Partial<VendorItem> = {}): SoldItem => ({
  vendor,
  item: {
    ...{ id: `${vendor.name} ${key}`, vendor: vendor.id, key, unit: 'piece', code: '', text: '', pack: 1, least: 1 },
    ...{ leadDays: 3, price: null, validFrom: null, validUntil: null, rank: 1 },
    ...facts,
  },
});

const latch = vendorOf('Latch');
const extrusa = vendorOf('Extrusa');
const bolt = vendorOf('Bolt', { currency: 'GBP' });
const gone = vendorOf('Gone', { state: 'retired' });
const price = (minor: number, per = 1) => ({ price: { minor, per } });

test.each<[string, string, readonly SoldItem[], readonly string[]]>([
  ['nobody', 'CY-3K', [sold(latch, 'CY-1'), sold(latch, 'CY-3K-S'), sold(latch, 'CY-3')], []],
  ['the key itself', 'CY-3K', [sold(latch, 'CY-3K')], ['Latch CY-3K']],
  ['a code that it continues', 'OF72-AGWH@6000', [sold(extrusa, 'OF72*')], ['Extrusa OF72*']],
  [
    'the longest code, whatever its rank',
    'OF72-AGWH@6000',
    [sold(extrusa, 'OF72*'), sold(extrusa, 'OF72-AGWH*', { rank: 2 })],
    ['Extrusa OF72-AGWH*'],
  ],
  [
    'the key rather than a code',
    'OF72-AGWH@6000',
    [sold(extrusa, 'OF72-AGWH*'), sold(extrusa, 'OF72-AGWH@6000', { rank: 3 })],
    ['Extrusa OF72-AGWH@6000'],
  ],
  [
    'of several vendors the lowest rank, whatever the code and the price',
    'CY-3K',
    [sold(extrusa, 'CY-3K', { rank: 2, ...price(1) }), sold(latch, 'CY*', { rank: 1, ...price(900) })],
    ['Latch CY*', 'Extrusa CY-3K'],
  ],
  [
    'of one rank the lowest price of a piece: 1.00 for 3 rather than 0.34',
    'CY-3K',
    [sold(extrusa, 'CY-3K', price(34)), sold(latch, 'CY-3K', price(100, 3))],
    ['Latch CY-3K', 'Extrusa CY-3K'],
  ],
  [
    'what has a price before what has none',
    'CY-3K',
    [sold(extrusa, 'CY-3K'), sold(latch, 'CY-3K', price(99_900))],
    ['Latch CY-3K', 'Extrusa CY-3K'],
  ],
  [
    'of one price the first name',
    'CY-3K',
    [sold(latch, 'CY-3K', price(200, 2)), sold(extrusa, 'CY-3K', price(100))],
    ['Extrusa CY-3K', 'Latch CY-3K'],
  ],
  [
    'prices of two currencies are not compared',
    'CY-3K',
    [sold(bolt, 'CY-3K', price(1)), sold(latch, 'CY-3K', price(900))],
    ['Latch CY-3K', 'Bolt CY-3K'],
  ],
  ['nobody who is retired', 'CY-3K', [sold(gone, 'CY-3K')], []],
  [
    'of two rows of one vendor and key the lower rank',
    'CY-3K',
    [sold(latch, 'CY-3K', { id: 'second', rank: 2 }), sold(latch, 'CY-3K', { id: 'first', rank: 1 })],
    ['first'],
  ],
])('a key is sold by %s', (_, key, all, ids) => {
  expect(vendorItemsFor(key, '2026-11-27', all).map(({ item }) => item.id)).toEqual(ids);
  expect(vendorItemFor(key, '2026-11-27', all.toReversed())?.item.id).toBe(ids[0]);
});

test.each([
  [null, null, true],
  ['2026-11-27', '2026-11-27', true],
  ['2026-11-28', null, false],
  [null, '2026-11-26', false],
])('from %s until %s: sold on 27 November %s', (validFrom, validUntil, isSold) => {
  const found = vendorItemFor('CY-3K', '2026-11-27', [sold(latch, 'CY-3K', { validFrom, validUntil })]);
  expect(found !== undefined).toBe(isSold);
});

test.each([
  [18, 10, 20],
  [20, 10, 20],
  [1, 10, 10],
  [7, 1, 7],
])('%i in packs of %i are %i', (quantity, pack, bought) => {
  expect(inPacks(quantity, pack)).toBe(bought);
});

test('the calendar of an item has its lead days and the days of its vendor', () => {
  expect(vendorCalendar(latch, sold(latch, 'CY-3K', { leadDays: 6 }).item)).toEqual({
    ...{ leadDays: 6, cutOff: '12:00', orderDays: [1, 2, 3, 4, 5], deliveryDays: [1, 3, 5], closed: ['2026-12-24'] },
  });
});
