import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourDifference, type Rgb } from './testing/colour-difference.ts';
import { looksOf, looksFile } from './testing/looks.ts';
import { showpieces } from './testing/showpieces.ts';

const approved = JSON.parse(readFileSync(new URL(looksFile, import.meta.url), 'utf8')) as Record<string, string[][]>;

const channels = (hex: string): Rgb => {
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A few cells may differ by what a renderer rounds; a door that was painted anew differs in many. */
const seenDifference = 2.5;

describe.each(showpieces)('$name', (showpiece) => {
  test('looks as it was last approved', () => {
    const was = approved[showpiece.name] ?? [];
    const now = looksOf(showpiece);
    expect(now.map((row) => row.length)).toEqual(was.map((row) => row.length));
    const changed = now.flatMap((row, down) =>
      row.flatMap((cell, across) => {
        const before = was[down]?.[across] ?? '000000';
        const apart = colourDifference(channels(cell), channels(before));
        return apart > seenDifference ? [`row ${down}, column ${across}: ${before} became ${cell}`] : [];
      }),
    );
    expect(changed, 'Look at it with `npm run drawings`, then accept it with `-- --accept`.').toEqual([]);
  });
});
