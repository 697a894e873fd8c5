import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourDifference } from './testing/colour-difference.ts';
import { mosaicFile, mosaicOf } from './testing/picture-mosaic.ts';
import { rgbOf } from './testing/mean-colour.ts';
import { showpieces } from './testing/showpieces.ts';

const approved: Readonly<Record<string, ReturnType<typeof mosaicOf>>> = JSON.parse(
  readFileSync(new URL(mosaicFile, import.meta.url), 'utf8'),
);

/** A few cells may differ by rounding of the renderer; a changed drawing differs in many. */
const seenDifference = 2.5;

describe.each(showpieces)('$name', (showpiece) => {
  test('looks as last approved', () => {
    const was = approved[showpiece.name] ?? [];
    const now = mosaicOf(showpiece);
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
