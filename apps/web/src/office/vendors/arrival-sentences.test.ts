import { expect, test } from 'vitest';
import { vendorsMessages } from '../messages/vendors.ts';
import { type ArrivalFacts, arrivalSentences } from './arrival-sentences.ts';

const { arrival: t } = vendorsMessages;

/** Clearline of the worked examples. */
const clearline: ArrivalFacts = {
  days: {
    ...{ orderDays: [1, 2, 3, 4, 5], cutOff: '12:00', deliveryDays: [1, 3, 5] },
    closed: ['2026-12-24', '2026-12-25', '2026-12-28'],
  },
  leads: [6],
  receiving: { TimeZone: 'Europe/Dublin', Closed: [], GoodsInDays: 1 },
};
const at = (moment: string, days: Partial<ArrivalFacts['days']> = {}, facts: Partial<ArrivalFacts> = {}) =>
  arrivalSentences({ ...clearline, ...facts, days: { ...clearline.days, ...days } }, new Date(moment));

test.each<[string, string, Partial<ArrivalFacts['days']>, readonly string[]]>([
  ['before the cut-off', '2026-11-27T11:59:59Z', {}, [`${t.today('12:00')}, ${t.comes(6, 'Mon 7 Dec', 'Tue 8 Dec')}`]],
  [
    'at the cut-off',
    '2026-11-27T12:00:00Z',
    {},
    [`${t.passed('12:00', 'Mon 30 Nov')}, ${t.comes(6, 'Wed 9 Dec', 'Thu 10 Dec')}`],
  ],
  [
    'on a day on which it takes no orders',
    '2026-11-28T09:00:00Z',
    {},
    [`${t.next('Mon 30 Nov')}, ${t.comes(6, 'Wed 9 Dec', 'Thu 10 Dec')}`],
  ],
  ['without a delivery day', '2026-11-27T09:00:00Z', { deliveryDays: [] }, [t.never]],
  ['without an order day', '2026-11-27T09:00:00Z', { orderDays: [] }, [t.never]],
])('%s', (_, moment, days, sentences) => {
  expect(at(moment, days).map((each) => each.replaceAll(/([a-z]),( \d)/g, '$1$2'))).toEqual(sentences);
});

test('the shortest and the longest lead time have a sentence each', () => {
  expect(at('2026-11-27T09:00:00Z', {}, { leads: [10, 3, 6] })).toHaveLength(2);
});

test('while nothing has lead days it counts with an example, and says so', () => {
  expect(at('2026-11-27T09:00:00Z', {}, { leads: [] }).at(-1)).toBe(t.example);
});
