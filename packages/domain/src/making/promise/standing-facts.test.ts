import { describe, expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { factsOfWorksA, worksA } from '../../testing/worked-example-promises.ts';
import { keptDate } from './promise.ts';
import { promiseOf } from './promise-of.ts';
import { assumedOf, standingFacts } from './standing-facts.ts';

const calendar = openCalendar(workWeek, worksA.closed);
const since = { promisedOn: '2026-11-30', measured: null, deposit: null };

const promised = (order: Parameters<typeof factsOfWorksA>[1]) => {
  const facts = factsOfWorksA('2026-11-30T09:00:00Z', order);
  const date = promiseOf(facts);
  if (!date) throw new Error('Nothing is promised.');
  return { facts, date: keptDate(date) };
};

describe('what a promise that stands says of its order', () => {
  test.each([
    ['as it was accepted', {}],
    ['with lead rules over closed days', { leadRules: { 'custom RAL': 20, glass: 3 } }],
    ['wanted later', { notBefore: '2707' }],
    ['delivered, with its deposit', { deposit: '2026-11-27', depositAsked: true, ends: 'delivered' }],
    ['with a deposit that is still to come', { depositAsked: true }],
  ] as const)('%s', (_, order) => {
    const { facts, date } = promised({ order });
    expect({ points: facts.order.points, ...standingFacts(date, since, calendar) }).toEqual(facts.order);
    expect(assumedOf(date, 'deposit')).toBe('depositAsked' in order && !('deposit' in order));
  });

  test('what was assumed is asked again', () => {
    const { date } = promised({ order: { measured: null, depositAsked: true } });
    expect([assumedOf(date, 'measured'), assumedOf(date, 'deposit')]).toEqual([true, true]);
    expect(standingFacts(date, { ...since, measured: '2026-12-03', deposit: '2026-12-01' }, calendar)).toMatchObject({
      ...{ measured: '2026-12-03', deposit: '2026-12-01' },
    });
  });

  test('without reasons it was known on its day', () => {
    const { date } = promised({});
    expect(standingFacts({ ...date, reasons: [] }, since, calendar)).toMatchObject({
      ...{ accepted: '2026-11-30', measured: '2026-11-30', deposit: null, depositAsked: false, leadRules: {} },
    });
  });
});
