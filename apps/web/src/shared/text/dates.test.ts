import { afterEach, expect, test, vi } from 'vitest';
import { ageText, dayOrTimeText, momentText, showMomentsIn } from './dates.ts';

afterEach(() => {
  vi.useRealTimers();
  showMomentsIn('Europe/Dublin');
});

test('moments are those of a clock where the supplier is, wherever the device is', () => {
  showMomentsIn('Europe/Dublin');
  expect(momentText('2027-06-30T23:30:00Z')).toBe('1 Jul 2027, 00:30');
  showMomentsIn('America/New_York');
  expect(momentText('2027-06-30T23:30:00Z')).toBe('30 Jun 2027, 19:30');
});

test('today and yesterday are days of the supplier', () => {
  showMomentsIn('Europe/Dublin');
  const halfPastMidnight = new Date('2027-06-30T23:30:00Z');
  expect(ageText('2027-06-30T23:05:00Z', halfPastMidnight)).toBe('today');
  expect(ageText('2027-06-30T22:55:00Z', halfPastMidnight)).toBe('yesterday');
  // Over the night in which the clocks are put forward.
  expect(ageText('2027-03-27T12:00:00Z', new Date('2027-03-28T23:00:00Z'))).toBe('2 days ago');
  vi.useFakeTimers({ now: halfPastMidnight });
  const today = (time: string) => `today, ${time}`;
  expect(dayOrTimeText('2027-06-30T23:05:00Z', today)).toBe('today, 00:05');
  expect(dayOrTimeText('2027-06-30T22:55:00Z', today)).toBe('30 Jun, 23:55');
});
