import { expect, test } from 'vitest';
import { eveningAt } from './evening-at.ts';
import { lightAt } from './time-of-day.ts';

test.each`
  time    | daylight | lowSun | lamps
  ${0}    | ${1}     | ${0}   | ${0}
  ${0.25} | ${0.95}  | ${0.7} | ${0}
  ${0.5}  | ${0.66}  | ${0.9} | ${0.55}
  ${1}    | ${0}     | ${0}   | ${1}
  ${-1}   | ${1}     | ${0}   | ${0}
  ${7}    | ${0}     | ${0}   | ${1}
`('at $time there is $daylight of the daylight, $lowSun of the low sun and $lamps of the lamps', (row) => {
  const { time, ...shares } = row as { time: number } & ReturnType<typeof lightAt>;
  expect(lightAt(time)).toEqual(shares);
});

test('daylight only falls and lamps only rise, without a jump', () => {
  const all = Array.from({ length: 101 }, (_, step) => lightAt(step / 100));
  all.slice(1).forEach((now, before) => {
    const was = all[before] ?? now;
    expect(now.daylight).toBeLessThanOrEqual(was.daylight);
    expect(now.lamps).toBeGreaterThanOrEqual(was.lamps);
    for (const share of ['daylight', 'lowSun', 'lamps'] as const)
      expect(Math.abs(now[share] - was[share])).toBeLessThan(0.04);
  });
});

test('by day nothing lies over the picture; at dusk lamps, panes and metal stand whole, and the low sun is gone', () => {
  expect(eveningAt(0)).toBeNull();
  expect(eveningAt(1)?.styles).toEqual({
    'low-sun': null,
    dusk: { opacity: 1, blend: 'multiply' },
    lit: { opacity: 1 },
    'lit-metal': { opacity: 1 },
  });
});
