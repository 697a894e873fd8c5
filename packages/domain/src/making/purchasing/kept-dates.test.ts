import { expect, test } from 'vitest';
import { type DatedConfirmation, type DatedReceipt, type DatedRecord, keptDates } from './kept-dates.ts';
import type { Purchase } from './purchase.ts';

/** Ten of one line, wanted on 10 November 2026. */
const purchase: Purchase = {
  ...{ vendor: 'latch', currency: 'EUR', stage: 'Sent', revision: 1, sentOn: '2026-11-02' },
  lines: [
    { ...{ id: 'a', key: 'CY-3K', unit: 'piece', quantity: 10 }, price: null, wanted: '2026-11-10', isClosed: false },
  ],
};

const came = (day: string, quantity: number, damaged = 0): DatedReceipt => ({ day, line: 'a', quantity, damaged });
const saidOn = (on: string, ...days: readonly string[]): readonly DatedConfirmation[] => [
  { on, line: 'a', schedule: days.map((day) => ({ day, quantity: 10 / days.length })) },
];
const said = (...days: readonly string[]) => saidOn('2026-11-03', ...days);

test.each([
  ['on the day wanted', [], [came('2026-11-10', 10)], [1, 1]],
  ['a day later', [], [came('2026-11-11', 10)], [1, 0]],
  ['on the day that the vendor has confirmed', said('2026-11-12'), [came('2026-11-12', 10)], [1, 1]],
  ['after the day confirmed, which is before the one wanted', said('2026-11-06'), [came('2026-11-10', 10)], [1, 0]],
  ['by the last of two days', said('2026-11-12', '2026-11-16'), [came('2026-11-16', 10)], [1, 1]],
  ['of which the vendor could name no day, on the one wanted', said(), [came('2026-11-10', 10)], [1, 1]],
  [
    'on a day that was confirmed once the one wanted was past',
    saidOn('2026-11-11', '2026-11-12'),
    [came('2026-11-12', 10)],
    [1, 0],
  ],
  [
    'on a day that was confirmed on the one wanted',
    saidOn('2026-11-10', '2026-11-12'),
    [came('2026-11-12', 10)],
    [1, 1],
  ],
  [
    'on a day that was confirmed once the one confirmed first was past',
    [...said('2026-11-12'), ...saidOn('2026-11-13', '2026-11-16')],
    [came('2026-11-16', 10)],
    [1, 0],
  ],
  ['in two parts, the last of them late', [], [came('2026-11-09', 6), came('2026-11-11', 4)], [1, 0]],
  ['in two parts that were written the wrong way round', [], [came('2026-11-10', 4), came('2026-11-09', 6)], [1, 1]],
  ['in part, while the rest is not late', [], [came('2026-11-10', 9)], [0, 0]],
  ['damaged, which is delivered, too', [], [came('2026-11-10', 8, 2)], [1, 1]],
  ['taken back', [], [came('2026-11-10', 10), came('2026-11-10', -10)], [0, 0]],
  [
    'taken back and booked in late',
    [],
    [came('2026-11-10', 10), came('2026-11-11', -10), came('2026-11-12', 10)],
    [1, 0],
  ],
  ['before the days that count', [], [came('2025-11-30', 10)], [0, 0]],
  ['on the first day that counts', [], [came('2025-12-01', 10)], [1, 1]],
  ['with more than was ordered afterwards', [], [came('2026-11-10', 10), came('2026-11-20', 1)], [1, 1]],
])('a line that came %s', (_, confirmed, received, [lines, kept]) => {
  expect(keptDates([{ purchase, confirmed, received }], { from: '2025-12-01', today: '2026-11-10' })).toEqual({
    lines,
    kept,
  });
});

test.each<[string, string, Partial<DatedRecord>, Partial<Purchase>, [lines: number, kept: number]]>([
  ['not on its day', '2026-11-10', {}, {}, [0, 0]],
  ['on the day after', '2026-11-11', {}, {}, [1, 0]],
  ['years later', '2029-11-11', {}, {}, [1, 0]],
  ['not before the day confirmed is past', '2026-11-16', { confirmed: said('2026-11-12', '2026-11-16') }, {}, [0, 0]],
  ['once the day confirmed is past', '2026-11-17', { confirmed: said('2026-11-12', '2026-11-16') }, {}, [1, 0]],
  ['not in a draft', '2026-11-11', {}, { stage: 'Draft', sentOn: null }, [0, 0]],
  ['not in a purchase that was cancelled', '2026-11-11', {}, { stage: 'Cancelled' }, [0, 0]],
  [
    'not where the works want no more of it',
    '2026-11-11',
    {},
    { lines: purchase.lines.map((line) => ({ ...line, isClosed: true })) },
    [0, 0],
  ],
])('a line of which nothing came is late: %s', (_, today, answer, of, [lines, kept]) => {
  const record = { confirmed: [], ...answer, purchase: { ...purchase, ...of }, received: [] };
  expect(keptDates([record], { from: '2025-12-01', today })).toEqual({ lines, kept });
});

test('a line of which a part came is late once its day is past', () => {
  const record = { purchase, confirmed: [], received: [came('2026-11-10', 9)] };
  expect(keptDates([record], { from: '2025-12-01', today: '2026-11-11' })).toEqual({ lines: 1, kept: 0 });
});

test('nothing came of a vendor of whom nothing was bought', () => {
  expect(keptDates([], { from: '2025-12-01', today: '2026-11-10' })).toEqual({ lines: 0, kept: 0 });
});
