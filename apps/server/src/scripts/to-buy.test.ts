import { worksA } from '@door/domain/testing/worked-example-promises';
import { describe, expect, it } from 'vitest';
import { runOnFile } from '../testing/run-on-file.ts';

const latch = {
  leadDays: 3,
  cutOff: '16:00',
  orderDays: [1, 2, 3, 4, 5],
  deliveryDays: [1, 2, 3, 4, 5],
  closed: ['2026-12-25', '2026-12-28', '2027-01-01'],
};

const cylinders = {
  key: 'CY-3K',
  onHand: 4,
  floor: 2,
  supply: [],
  demand: [
    ['2027-01-12', 5],
    ['2027-01-19', 6],
    ['2027-01-26', 9],
  ],
  vendor: 'latch',
  pack: 10,
  least: 10,
  coverDays: 0,
};

const facts = {
  now: '2027-01-08T16:30:00Z',
  timeZone: 'Europe/Dublin',
  works: worksA,
  vendors: { latch },
  articles: [cylinders],
  until: '2027-04-08',
};

const toBuy = (changed: object) => runOnFile('to-buy.ts', JSON.stringify({ ...facts, ...changed }));

describe('npm run to-buy', () => {
  it('prints what has to be bought by when: PROMISE 15, example 16', () => {
    const { status, stdout } = toBuy({});
    expect(status).toBe(0);
    const [key, quantity] = ['CY-3K', 10];
    expect(JSON.parse(stdout)).toEqual({
      lines: [
        { key, orderBy: '2027-01-11', quantity, delivered: '2027-01-14', usable: '2027-01-15', late: true },
        { key, orderBy: '2027-01-20', quantity, delivered: '2027-01-25', usable: '2027-01-26', late: false },
      ],
    });
  });

  it.each([
    [{ articles: [{ ...cylinders, pack: 0 }] }, 'articles.0.pack: must be a whole number from 1 to 1000000000'],
    [
      { articles: [{ ...cylinders, demand: [['2027-02-30', 1]] }] },
      'articles.0.demand.0.0: must be a day such as 2027-01-12',
    ],
    [
      { articles: [{ ...cylinders, supply: [['2027-02-28', 0]] }] },
      'articles.0.supply.0.1: must be a whole number from 1 to 1000000000',
    ],
    [{ vendors: {} }, 'CY-3K is sold by latch, of whom nothing is known.'],
    [{ vendors: { latch: { ...latch, cutOff: '25:00' } } }, 'vendors.latch.cutOff: must be a time such as 16:00'],
    [
      { vendors: { latch: { ...latch, deliveryDays: [6] } } },
      'latch takes no orders, or delivers on no day on which the works are open.',
    ],
    [
      { works: { ...worksA, closed: ['2027-01-04/2027-01-01'] } },
      'works.closed.0: must end on a day from its first on, and within 1000 days',
    ],
    [{ until: '2040-01-01' }, 'until: must be within 1000 days'],
  ])('ends with status 1 and one line that names the field: %j', (changed, line) =>
    expect(toBuy(changed)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` }),
  );
});
