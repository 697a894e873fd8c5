import { describe, expect, it } from 'vitest';
import type { Certificate } from '../certificate.ts';
import type { Problem } from '../problem.ts';
import { provenBars, provenLength } from './check-bound.ts';

/** Three pieces, of which no two fit on a bar: 3000 + 5 + 3000 > 5940. */
const problem: Problem = {
  kerf: 5,
  trim: 30,
  stock: [{ length: 6000, count: null }],
  offcuts: [],
  pieces: [{ length: 3000, quantity: 3 }],
  preference: 'offcuts first',
};
const certificate = (weight: number, perBar: number, perMillimetre = 0): Certificate => ({
  weights: [{ length: 3000, weight }],
  perBar,
  perMillimetre,
});

describe('provenBars', () => {
  it.each([
    { what: 'one piece on each bar', given: {}, weights: certificate(1, 1), bars: 3 },
    { what: 'weights that are heavier than a bar of their price', given: {}, weights: certificate(2, 1), bars: 0 },
    {
      what: 'two pieces that fit on a bar, to the millimetre',
      given: { trim: 0, kerf: 0 },
      weights: certificate(1, 2),
      bars: 2,
    },
    {
      what: 'the same with the width of the saw between them',
      given: { trim: 0 },
      weights: certificate(1, 2),
      bars: 2,
    },
    {
      what: 'an offcut that saves a bar',
      given: { offcuts: [{ length: 3000, count: 1 }] },
      weights: certificate(1, 1),
      bars: 2,
    },
    { what: 'a halved weight', given: {}, weights: certificate(0.5, 1), bars: 0 },
    { what: 'a weight below nothing', given: {}, weights: certificate(-1, 1), bars: 0 },
    { what: 'bars for less than nothing', given: {}, weights: certificate(0, -1), bars: 0 },
    { what: 'bars for nothing', given: {}, weights: certificate(0, 0), bars: 0 },
  ])('$what: $bars', ({ given, weights, bars }) => {
    expect(provenBars({ ...problem, ...given }, weights)).toBe(bars);
  });

  it('asks no more of a length than is wanted', () => {
    const wanted = {
      ...problem,
      trim: 0,
      kerf: 0,
      pieces: [
        { length: 1000, quantity: 2 },
        { length: 4000, quantity: 1 },
      ],
    };
    const weights = {
      weights: [
        { length: 1000, weight: 1 },
        { length: 4000, weight: 2 },
      ],
      perBar: 4,
      perMillimetre: 0,
    };
    expect(provenBars(wanted, weights)).toBe(1);
  });

  it('counts a kind of which there are few for what it saves', () => {
    const few = {
      ...problem,
      stock: [
        { length: 6000, count: null },
        { length: 9100, count: 1 },
      ],
    };
    expect(provenBars(few, certificate(1, 1))).toBe(1);
  });
});

describe('provenLength', () => {
  const three = { fewest: 3, most: 3 };

  it('is that of the bars', () => {
    expect(provenLength(problem, certificate(6000, 0, 1), three)).toBe(18_000);
  });

  it('is rounded up to what bars can have together', () => {
    expect(provenLength(problem, certificate(5500, 0, 1), three)).toBe(18_000);
  });

  it('counts what the bars cost whatever their length', () => {
    expect(provenLength(problem, certificate(7000, 1000, 1), three)).toBe(18_000);
  });

  it('adds what is lost of each bar that is known to be needed', () => {
    const two = {
      ...problem,
      stock: [
        { length: 6000, count: null },
        { length: 3060, count: null },
      ],
    };
    expect(provenLength(two, certificate(3005, -55, 1), three)).toBe(3 * 3060);
    expect(provenLength(two, certificate(3005, -55, 1), { fewest: 0, most: 3 })).toBe(6000 + 3060);
    expect(provenLength(two, certificate(3005, -56, 1), three)).toBe(0);
  });

  it('is nothing by weights of bars alone', () => {
    expect(provenLength(problem, certificate(1, 1), three)).toBe(0);
  });
});
