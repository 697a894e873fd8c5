import { describe, expect, test } from 'vitest';
import { attemptAfter, type AttemptState, isLiving, modeOfKey, nextCheck } from './attempt.ts';

describe('an attempt to pay (JOURNEY 6.4)', () => {
  test.each([
    ['Creating', 'Open', 'Open'],
    ['Open', 'Processing', 'Processing'],
    ['Processing', 'Open', 'Processing'],
    ['Processing', 'Superseded', 'Processing'],
    ['Open', 'Superseded', 'Superseded'],
    ['Superseded', 'Expired', 'Superseded'],
    ['Superseded', 'Paid', 'Paid'],
    ['Expired', 'Paid', 'Paid'],
    ['Failed', 'Open', 'Failed'],
    ['Paid', 'Failed', 'Paid'],
  ] as const satisfies readonly (readonly [AttemptState, AttemptState, AttemptState])[])(
    '%s, and %s is said: %s',
    (state, said, after) => expect(attemptAfter(state, said)).toBe(after),
  );

  test('lives until it is paid or cannot be paid any more', () =>
    expect(
      (['Creating', 'Open', 'Processing', 'Paid', 'Failed', 'Expired', 'Superseded'] as const).filter(isLiving),
    ).toEqual([...['Creating', 'Open', 'Processing']]));
});

describe('the provider is asked', () => {
  const minutes = (state: AttemptState, age: number) => {
    const next = nextCheck({ state, startedAt: 0, now: age * 60_000 });
    return next === null ? null : next / 60_000;
  };
  test.each([
    ['Open', 0, 2],
    ['Open', 2, 10],
    ['Creating', 11, 60],
    ['Open', 60, 120],
    ['Processing', 24 * 60 - 1, 24 * 60],
    ['Processing', 24 * 60, 48 * 60],
    ['Open', 30 * 24 * 60, null],
    ['Paid', 5, 24 * 60],
    ['Paid', 40 * 24 * 60, 41 * 24 * 60],
    ['Paid', 180 * 24 * 60, null],
    ['Superseded', 5, 24 * 60],
  ] as const)('%s, %i minutes old: again at minute %s', (state, age, next) => expect(minutes(state, age)).toBe(next));
});

test.each([
  ['stripe', 'sk_test_1234567890', 'test'],
  ['stripe', 'rk_live_1234567890', 'live'],
  ['stripe', 'pk_live_1234567890', undefined],
  ['mollie', 'live_1234567890', 'live'],
  ['mollie', 'sk_test_1234567890', undefined],
] as const)('a key of %s: %s is %s', (driver, key, mode) => expect(modeOfKey(driver, key)).toBe(mode));
