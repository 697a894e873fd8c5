import { expect, test } from 'vitest';
import { type NeededArticle, proposalOf } from './proposal.ts';
import type { Vendor } from './vendor.ts';
import type { SoldItem, VendorItem } from './vendor-item.ts';

const vendorOf = (name: string, facts: Partial<Vendor> = {}): Vendor => ({
  ...{ id: name, name, ourNumber: '', mail: '', phone: '', currency: 'EUR', vatNumber: '', leastOrderValue: 0 },
  ...{ orderDays: [1, 2, 3, 4, 5], cutOff: '16:00', deliveryDays: [1, 2, 3, 4, 5], closed: [], coverDays: 0 },
  ...{ overDelivery: { toOrder: 0, other: 10 }, howToOrder: 'mail', peppolId: '', state: 'active' },
  csv: { columns: [], separator: ';', encoding: 'utf-8' },
  ...facts,
});

const sold = (vendor: Vendor, facts: Partial<VendorItem> = {}): SoldItem => ({
  vendor,
  item: {
    ...{ id: vendor.name, vendor: vendor.id, key: 'CY-3K', unit: 'piece', code: '', text: '', pack: 10, least: 1 },
    ...{ leadDays: 3, price: null, validFrom: null, validUntil: null, rank: 1 },
    ...facts,
  },
});

const latch = vendorOf('Latch');
const bolt = vendorOf('Bolt');
const never = vendorOf('Never', { deliveryDays: [7] });

/** Who sells what, on Monday, 4 January 2027. */
const proposed = (all: readonly SoldItem[], article: Partial<NeededArticle> = {}) =>
  proposalOf({
    ...{ now: '2027-01-04T09:00:00Z', timeZone: 'Europe/Dublin', works: { closed: [], goodsInDays: 1 }, until: null },
    articles: [{ key: 'CY-3K', floor: 0, onHand: 0, supply: [], demand: [['2027-01-12', 5]], ...article }],
    sold: all,
  });

test.each<[string, readonly SoldItem[], readonly string[]]>([
  [
    'the lowest rank whose goods are in time',
    [sold(bolt, { rank: 2 }), sold(latch)],
    ['10 of Latch by 2027-01-06, usable 2027-01-12'],
  ],
  [
    'a higher rank where the lowest comes too late',
    [sold(latch, { leadDays: 30 }), sold(bolt, { rank: 2, leadDays: 0 })],
    ['10 of Bolt by 2027-01-11, usable 2027-01-12'],
  ],
  [
    'the soonest where all come too late',
    [sold(latch, { leadDays: 30 }), sold(bolt, { rank: 2, leadDays: 20 })],
    ['10 of Bolt by 2027-01-04, usable 2027-02-02, late'],
  ],
  [
    'nobody who never delivers',
    [sold(never), sold(bolt, { rank: 2 })],
    ['10 of Bolt by 2027-01-06, usable 2027-01-12'],
  ],
])('of %s', (_, all, lines) => {
  const texts = proposed(all).lines.map(({ quantity, seller, orderBy, usable, late }) =>
    [`${String(quantity)} of ${seller.vendor.name} by ${orderBy}`, `usable ${usable}`, ...(late ? ['late'] : [])].join(
      ', ',
    ),
  );
  expect(texts).toEqual(lines);
});

test('what is wanting and nobody sells is told', () => {
  expect(proposed([])).toEqual({ lines: [], unsold: [{ key: 'CY-3K', quantity: 5, usable: '2027-01-12' }] });
  expect(proposed([], { onHand: 5 })).toEqual({ lines: [], unsold: [] });
  expect(proposed([sold(latch)], { demand: [], floor: 0 })).toEqual({ lines: [], unsold: [] });
});
