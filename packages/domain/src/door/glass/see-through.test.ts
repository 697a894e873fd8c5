import { describe, expect, test } from 'vitest';
import type { Backing } from '../../catalogue/rows/glass-rows.ts';
import { opticsOf, seenThrough, type Sight, sights } from './see-through.ts';

const seen = (privacy: Backing['privacy']) =>
  [0, 1].map((evening) => seenThrough(opticsOf({ privacy }), evening).sight);

describe('what a passer-by sees through a glass', () => {
  test.each<[Backing['privacy'], Sight, Sight]>([
    [0, 'everything', 'everything'],
    [1, 'figure', 'everything'],
    [2, 'shapes', 'figure'],
    [3, 'shapes', 'shapes'],
    [4, 'shapes', 'shapes'],
    [5, 'light', 'shapes'],
  ])('of degree %i by day is %s, and by night with the light on %s', (privacy, day, night) => {
    expect(seen(privacy)).toEqual([day, night]);
  });

  test('the figures of the supplier count before those of the degree', () => {
    const optics = { haze: 3, transmission: 88 };
    expect(opticsOf({ privacy: 5, optics })).toBe(optics);
  });

  test('never gets less from day to night, nor more with more haze or less transmission', () => {
    const rank = (haze: number, transmission: number, evening: number) =>
      sights.indexOf(seenThrough({ haze, transmission }, evening).sight);
    for (let haze = 0; haze <= 100; haze += 5)
      for (let transmission = 10; transmission <= 100; transmission += 10)
        for (let evening = 0; evening < 1; evening += 0.125) {
          const here = rank(haze, transmission, evening);
          expect(rank(haze, transmission, evening + 0.125)).toBeLessThanOrEqual(here);
          if (haze > 0) expect(rank(haze - 5, transmission, evening)).toBeLessThanOrEqual(here);
          if (transmission < 100) expect(rank(haze, transmission + 10, evening)).toBeLessThanOrEqual(here);
        }
  });

  test.each([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ])('of haze %i and transmission %i is in shares of one', (haze, transmission) => {
    for (const evening of [0, 0.5, 1])
      for (const share of Object.values(seenThrough({ haze, transmission }, evening)).filter(Number.isFinite))
        expect(share).toSatisfy((value: number) => value >= 0 && value <= 1);
  });
});
