import { expect, test } from 'vitest';
import { type DueGoods, lateVendor, missedGoods } from './late-vendor.ts';

const due = (vendor: string, asOrdered: string, usable: string): DueGoods => ({ vendor, asOrdered, usable });

test.each<[string, readonly DueGoods[], string | null]>([
  ['nothing is on its way', [], null],
  ['all come as they were ordered', [due('latch', '2026-12-14', '2026-12-14')], null],
  ['what comes late is the vendor’s', [due('latch', '2026-12-08', '2026-12-14')], 'latch'],
  [
    'not that of who comes late, and was to come later still',
    [due('extrusa', '2026-12-16', '2026-12-18'), due('latch', '2026-12-08', '2026-12-14')],
    'latch',
  ],
  [
    'nor that of who comes late, and in time all the same',
    [due('extrusa', '2026-12-04', '2026-12-09'), due('latch', '2026-12-08', '2026-12-14')],
    'latch',
  ],
  [
    'of two that were to be there it is the first',
    [due('latch', '2026-12-09', '2026-12-10'), due('clearline', '2026-12-08', '2026-12-14')],
    'clearline',
  ],
  [
    'example 11b: B is short of what A has taken, since the delivery that A was to have has slipped',
    [due('latch', '2026-12-07', '2026-12-07'), due('clearline', '2026-12-11', '2026-12-14')],
    'clearline',
  ],
])('%s', (_, goods, vendor) => {
  expect(lateVendor(goods, '2026-12-09')).toBe(vendor);
  expect(lateVendor(goods.toReversed(), '2026-12-09')).toBe(vendor);
});

test('the goods are those for which the first week could not wait', () => {
  const late = { week: '2650', why: 'not-ready', about: 'GU', day: '2026-12-14', limit: '2026-12-09' } as const;
  const full = { week: '2649', why: 'full', load: 1200, points: 10, capacity: 1200 } as const;
  expect(missedGoods({ skipped: [full, late, { ...late, week: '2651', about: 'CY' }] })).toEqual({
    ...{ key: 'GU', by: '2026-12-09' },
  });
  expect(missedGoods({ skipped: [full] })).toBeNull();
});
