import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourDifference } from './testing/colour-difference.ts';
import { looksFile, looksOf } from './testing/looks.ts';
import { rgbOf } from './testing/seen-colour.ts';
import { showpieces } from './testing/showpieces.ts';

const approved: Readonly<Record<string, ReturnType<typeof looksOf>>> = JSON.parse(
  readFileSync(new URL(looksFile, import.meta.url), 'utf8'),
);

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
        const apart = colourDifference(rgbOf(cell), rgbOf(before));
        return apart > seenDifference ? [`row ${down}, column ${across}: ${before} became ${cell}`] : [];
      }),
    );
    expect(changed, 'Look at it with `npm run drawings`, then accept it with `-- --accept`.').toEqual([]);
  });
});
