import { expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { factsOfWorksA, worksA } from '../../testing/worked-example-promises.ts';
import { checkedGoods, freeFrom, never } from './check-goods.ts';
import { readFacts } from './check-facts.ts';
import type { KeyStock } from './promise-facts.ts';

const cylinders: KeyStock = {
  onHand: 8,
  supply: [['2027-01-13', 20]],
  demand: [
    ['2027-01-11', 3],
    ['2027-01-18', 6],
  ],
};
/** The second delivery slips by two days: the first order still has what it needs, and the later one is short. */
const slipping = (second: string): KeyStock => ({
  onHand: 0,
  supply: [
    ['2027-01-20', 5],
    [second, 5],
    ['2027-02-10', 1],
  ],
  demand: [
    ['2027-01-26', 5],
    ['2027-01-21', 5],
  ],
});

test.each([
  ['10: what nobody is pegged to', cylinders, 5, '2027-01-05'],
  ['10: with a part of the delivery', cylinders, 6, '2027-01-13'],
  ['10: with all of the delivery', cylinders, 19, '2027-01-13'],
  ['10: more than there will be', cylinders, 20, never],
  ['11b: both deliveries are pegged', slipping('2027-01-25'), 1, '2027-02-10'],
  ['11b: the slipped one is pegged, too', slipping('2027-01-27'), 1, '2027-02-10'],
  ['supply of days that are over', { onHand: 0, supply: [['2027-01-04', 1]], demand: [] }, 1, '2027-01-05'],
] as const)('PROMISE 5.3: free, %s', (_, stock, quantity, day) =>
  expect(freeFrom(stock, quantity, '2027-01-05')).toBe(day),
);

test.each([
  ['2027-03-26T11:30:00Z', '2027-03-26', '2027-04-05', '2027-04-06'],
  ['2027-03-30T11:30:00Z', '2027-03-31', '2027-04-09', '2027-04-12'],
])('PROMISE 6.2, example 6: glass that is asked for at %s', (now, order, delivered, usable) => {
  const facts = factsOfWorksA(now);
  const { start } = readFacts(facts, worksA.closed);
  const goods = checkedGoods(facts, openCalendar(workWeek, worksA.closed), start);
  expect(goods).toMatchObject([{ ready: usable, buy: { key: 'GU', vendor: 'clearline', order, delivered, usable } }]);
});
