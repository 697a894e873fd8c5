import { expect, test } from 'vitest';
import type { PieceSpec } from '../batch/made-to-order.ts';
import { type NeededPiece, proposedPieces } from './proposed-pieces.ts';
import type { SoldItem } from './vendor-item.ts';

const clearline = {
  ...{ id: 'clearline', name: 'Clearline', ourNumber: '', mail: '', phone: '', currency: 'EUR', vatNumber: '' },
  ...{ leastOrderValue: 0, overDelivery: { toOrder: 0, other: 10 }, howToOrder: 'mail', peppolId: '', state: 'active' },
  ...{ csv: { columns: [], separator: ',', encoding: 'utf-8' }, coverDays: 0, closed: [] },
  ...{ orderDays: [1, 2, 3, 4, 5], cutOff: '12:00', deliveryDays: [1, 3, 5] },
} as const satisfies SoldItem['vendor'];
const sold = (pack: number): SoldItem => ({
  vendor: clearline,
  item: {
    ...{ id: 'i', vendor: 'clearline', key: 'GU-28*', code: '', text: '', unit: 'piece', pack, least: pack },
    ...{ leadDays: 6, price: null, validFrom: null, validUntil: null, rank: 1 },
  },
});
const facts = {
  ...{ now: '2027-01-04T09:00:00Z', timeZone: 'Europe/Dublin', until: null },
  works: { closed: [], goodsInDays: 1 },
};
const spec: PieceSpec = {
  ...{ width: 405, height: 1205, makeUp: '28 mm: 4T-20Ar-4T', theme: '', backing: 'Satin' },
  ...{ outline: { shape: 10, turn: 0, head: 'square' }, stamp: 'outside' },
};
const piece = (name: string, day: string, width = 405): NeededPiece => ({
  ...{ piece: name, day, article: 'GU-28' },
  spec: { ...spec, width },
});
const told = (needed: readonly NeededPiece[], pack = 1) =>
  proposedPieces({ ...facts, sold: [sold(pack)] }, needed).map(({ orderBy, quantity, late, made }) => [
    ...[orderBy, quantity, late],
    made?.pieces.join(' '),
  ]);

test('pieces that are made alike are one line for each day of order, the most urgent first; others are lines of their own', () => {
  const needed = [
    piece('10236-1-G1', '2027-02-10'),
    piece('10234-1-G1', '2027-01-20'),
    piece('10235-1-G1', '2027-01-20'),
    piece('10234-1-G2', '2027-01-20', 300),
  ];
  expect(told(needed)).toEqual([
    ['2027-01-08', 2, false, '10234-1-G1 10235-1-G1'],
    ['2027-01-29', 1, false, '10236-1-G1'],
    ['2027-01-08', 1, false, '10234-1-G2'],
  ]);
});

test('never one more is bought than is needed, and what is wanting before it can come is late', () => {
  expect(told([piece('10234-1-G1', '2027-01-05')], 10)).toEqual([['2027-01-04', 1, true, '10234-1-G1']]);
  expect(told([piece('10234-1-G1', '2027-09-01')])).toEqual([]);
  expect(told([])).toEqual([]);
});
