import { describe, expect, test } from 'vitest';
import { dayIn } from '../../lib/calendar-day.ts';
import { promising } from '../../messages/english/promising.ts';
import { factsOfWorksA, type GivenFacts } from '../../testing/worked-example-promises.ts';
import {
  checkHeldShare,
  heldPoints,
  holdUntil,
  isHoldAlive,
  lastHoldDay,
  type PlaceHold,
  usualHoldDay,
} from './place-hold.ts';
import { promiseOf } from './promise-of.ts';
import { acceptBy, askedOn } from './what-if.ts';

const codeOf = (result: ReturnType<typeof holdUntil>) => (result.ok ? result.value : result.refusal.code);

describe('PROMISE 7.6, how long a place is held', () => {
  const days = { today: '2027-01-11', validUntil: '2027-03-01' };
  const short = { ...days, validUntil: '2027-01-15' };

  test.each([
    ['today', '2027-01-11', days, '2027-01-11'],
    ['the 30th day', '2027-02-10', days, '2027-02-10'],
    ['the 31st day', '2027-02-11', days, 'hold.too-long'],
    ['yesterday', '2027-01-10', days, 'hold.past'],
    ['the last day of the quote', '2027-01-15', short, '2027-01-15'],
    ['a day after it', '2027-01-16', short, 'hold.after-quote'],
  ] as const)('until %s', (_, until, facts, answer) => expect(codeOf(holdUntil(until, facts, promising))).toBe(answer));

  test('for seven days where nobody says more, and never beyond the quote', () => {
    expect([usualHoldDay(days), usualHoldDay(short)]).toEqual(['2027-01-18', '2027-01-15']);
    expect([lastHoldDay(days), lastHoldDay(short)]).toEqual(['2027-02-10', '2027-01-15']);
  });

  test.each([
    ['on its last day', '2027-03-28', null, '2027-03-28', true],
    ['the day after', '2027-03-29', null, '2027-03-28', false],
    ['once it was released', '2027-03-28', '2027-03-27T09:00:00.000Z', '2027-03-28', false],
  ] as const)('%s', (_, day, endedAt, until, isAlive) => expect(isHoldAlive({ until, endedAt }, day)).toBe(isAlive));

  test.each([
    ['2027-03-28T22:59:59Z', true],
    ['2027-03-28T23:00:00Z', false],
  ] as const)('example 7: in summer time its last day ends at 23:00 UTC, %s', (instant, isAlive) =>
    expect(isHoldAlive({ until: '2027-03-28', endedAt: null }, dayIn(instant, 'Europe/Dublin'))).toBe(isAlive),
  );
});

describe('example 14', () => {
  const hold: PlaceHold = { quoteId: 'q1', week: '2707', points: 40, until: '2027-01-20', endedAt: null };
  const orderOn = (now: string) => {
    const living = [hold].filter((each) => isHoldAlive(each, dayIn(now, 'Europe/Dublin')));
    const load = { '2707': 1150 + (heldPoints(living).get('2707') ?? 0) };
    return promiseOf(factsOfWorksA(now, { demand: [], load, order: { points: 20, notBefore: '2707' } }));
  };

  test('a hold keeps others out of the week until its last day is over', () => {
    const during = orderOn('2027-01-11T09:00:00Z');
    expect([during?.week, during?.day]).toEqual(['2708', '2027-03-03']);
    expect(during?.skipped.at(-1)).toEqual({ week: '2707', why: 'full', load: 1190, points: 20, capacity: 1200 });
    const after = orderOn('2027-01-21T09:00:00Z');
    expect([after?.week, after?.day]).toEqual(['2707', '2027-02-24']);
  });

  test.each([
    [300, 0, true],
    [301, 0, false],
    [260, 40, true],
    [261, 40, false],
  ] as const)('%i tenths beside %i that are held: %s', (points, held, isTaken) =>
    expect(checkHeldShare({ week: '2708', points, held, capacity: 1200 }, promising).ok).toBe(isTaken),
  );

  test('says how much of the week is left', () => {
    const refused = checkHeldShare({ week: '2708', points: 20, held: 290, capacity: 1200 }, promising);
    expect(refused.ok ? null : refused.refusal).toEqual({
      code: 'hold.share',
      message:
        'A quarter of week 2708 can be held at most: 1.0 points are left of it, and this takes 2.0. Ask for a later week.',
    });
  });
});

describe('a held date', () => {
  const given: GivenFacts = { order: { accepted: null } };
  const facts = factsOfWorksA('2026-11-27T09:00:00Z', given);
  const dateOn = (now: string) => promiseOf({ ...facts, now })?.day ?? '';

  test('is that of its last day: whoever accepts on any day until then has it, or an earlier one', () => {
    const held = promiseOf(askedOn(facts, '2026-12-03'));
    expect(held?.reasons.find(({ code }) => code === 'accepted')).toMatchObject({ day: '2026-12-03', assumed: true });
    for (const day of ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-03'])
      for (const time of ['00:00', '11:59', '23:59'])
        expect(dateOn(`${day}T${time}:00Z`) <= (held?.day ?? ''), `${day} ${time}`).toBe(true);
    expect(held && acceptBy(facts, held, '2026-12-03')).toBe('2026-12-03');
  });
});
