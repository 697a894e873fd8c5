import { expect, test } from 'vitest';
import { drawnSigns, numeralPath } from './numerals.ts';

const room = { centre: [300, 200], width: 240, height: 110 } as const;

/** Ends of every step of the outlines; arcs bulge no further than the signs themselves. */
const endsOf = (d: string): readonly (readonly [number, number])[] =>
  [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test.each('0123456789abcd'.split(''))('%s is drawn', (sign) => {
  expect(drawnSigns).toContain(sign);
  expect(numeralPath(sign, room)).toMatch(/^M/);
});

test('no two signs look alike', () => {
  expect(new Set(drawnSigns.map((sign) => numeralPath(sign, room))).size).toBe(drawnSigns.length);
});

test.each(['1', '27', '104', '18c', '2468'])('%s stays in its room', (text) => {
  for (const [x, y] of endsOf(numeralPath(text, room))) {
    expect(Math.abs(x - 300)).toBeLessThanOrEqual(120.1);
    expect(Math.abs(y - 200)).toBeLessThanOrEqual(55.1);
  }
});

test('in a slot the signs stand one above another', () => {
  const slot = { centre: [70, 900], width: 80, height: 500 } as const;
  const heights = endsOf(numeralPath('27', slot)).map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(200);
});

test('capital letters are cut like small ones, and signs that cannot be cut are left out', () => {
  expect(numeralPath('18C', room)).toBe(numeralPath('18c', room));
  expect(numeralPath('No 7!', room)).toBe(numeralPath('7', room));
  expect(numeralPath('Rose Villx', room)).not.toMatch(/NaN/);
  expect(numeralPath('', room)).toBe('');
});
