import { describe, expect, test } from 'vitest';
import { contrast, tenantColours } from './tenant-colours.ts';

const paper = '#ffffff';
const ink = '#1a1a1a';

describe('contrast ratio of WCAG', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#767676', 4.54],
  ])('%s on %s', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 2));
});

describe('colours derived from a supplier’s colours', () => {
  test.each([
    ['a blue is dark enough for white words and for lines', '#123f8c', '#ffffff', '#123f8c'],
    ['a yellow takes black words and leaves the lines to the ink', '#ffd400', '#000000', ink],
    ['a mid green is seen on the paper, with black words on it', '#5a8a3a', '#000000', '#5a8a3a'],
  ])('%s', (_, primary, words, lines) => {
    const colours = tenantColours({ primary, paper, ink });
    expect([colours['--tenant-primary-content'], colours['--tenant-mark']]).toEqual([words, lines]);
  });

  test('text on any primary colour has enough contrast', () => {
    for (let shade = 0; shade < 256; shade += 5) {
      for (const primary of [grey(shade), `#${hex(shade)}0080`, `#80${hex(shade)}00`, `#0080${hex(shade)}`]) {
        const words = tenantColours({ primary, paper, ink })['--tenant-primary-content'];
        expect(contrast(words, primary), primary).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

const hex = (shade: number) => shade.toString(16).padStart(2, '0');
const grey = (shade: number) => `#${hex(shade).repeat(3)}`;
