import { describe, expect, test } from 'vitest';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { workedExampleProductionRows as production } from '../../testing/worked-example-production-rows.ts';
import { stockArticles, unitsUnder } from './stock-article.ts';
import { supplyKeysOf, supplyOf } from './supply.ts';

const { rows } = aCatalogue();
const articleOf = stockArticles({ production, rows });
const [pair] = rows.colourPairs;
const colours = pair?.appendix ?? '';
const [white] = rows.colours;

describe('PROMISE 4.1: what a key counts, by the catalogue', () => {
  test.each([
    ['CY-3K', 'piece', 'Cylinder, 3 star'],
    ['OF72@6000', 'bar', 'Outer frame 72, 6000 mm'],
    [`OF72-${colours}@6000`, 'bar', `Outer frame 72, ${colours}, 6000 mm`],
    [`OF72-${colours}-RAL 3003@6000`, 'bar', `Outer frame 72, ${colours}-RAL 3003, 6000 mm`],
    [`BD28-${white?.name ?? ''}@6000`, 'bar', `Bead for 28 mm units, ${white?.name ?? ''}, 6000 mm`],
    [`OF72-${colours}@offcuts`, 'piece', `Outer frame 72, ${colours}, offcuts`],
    ['TH-AL15@6000', 'bar', 'Low aluminium threshold, 6000 mm'],
    ['SLAB-900x1980', 'piece', 'Slab 900x1980'],
    [`SLAB-900x1980-${colours}`, 'piece', `Slab 900x1980, ${colours}`],
    ['SLAB-900x1980-RAL 3003', 'piece', 'Slab 900x1980, RAL 3003'],
    ['PAINT-RAL 3003', 'litre', 'Paint RAL 3003'],
  ])('%s is counted by the %s: %s', (key, unit, text) => expect(articleOf(key)).toEqual({ key, unit, text }));

  test.each([
    ['a length in which it is not bought', 'OF72@6500'],
    ['a bar without its length', 'OF72'],
    ['an article that is not cut from bars', 'CY-3K@6000'],
    ['offcuts of what is not cut', 'CY-3K@offcuts'],
    ['colours that nobody sells', 'OF72-XXYY@6000'],
    ['a colour of which the inside is none', `SLAB-900x1980-${white?.colourCode ?? ''}XX`],
    ['colours behind no colours', `OF72--${colours}@6000`],
    ['what has no colour of its own', `CY-3K-${colours}`],
    ['a code that nobody has', 'CY-9'],
    ['no paint', 'PAINT-RAL 30'],
    ['nothing', ''],
  ])('%s is no key: %s', (_, key) => expect(articleOf(key)).toBeUndefined());

  test('all that continue a code are counted in some units', () => {
    expect(unitsUnder('OF72', production)).toEqual(['bar']);
    expect(unitsUnder('CY', production)).toEqual(['piece']);
    // The sill itself, and the caps of its ends.
    expect(unitsUnder('SC150', production)).toEqual(['bar', 'piece']);
    expect(unitsUnder('PAINT', production)).toEqual(['litre']);
    expect(unitsUnder('OF7', production)).toEqual([]);
  });
});

describe('how an article is kept', () => {
  test.each([
    ['CY-3K', ['CY-3K', 'CY-3K*', 'CY*']],
    ['OF72-AGWH-RAL 3003@6000', ['OF72-AGWH-RAL 3003@6000', 'OF72-AGWH-RAL 3003*', 'OF72-AGWH*', 'OF72*']],
    // A floor of bars, or their lots, say nothing of what is left of them.
    ['OF72-AGWH@offcuts', ['OF72-AGWH@offcuts']],
  ])('%s: by itself, else by the longest code', (key, keys) => expect(supplyKeysOf(key)).toEqual(keys));

  test.each([
    ['PAINT-RAL 3003', 'painting'],
    ['OF72@6000', 'cutting'],
    ['GSK-DR', 'assembly'],
  ])('%s, of which nobody has said anything, is counted, has no floor and is needed at %s', (key, stage) =>
    expect(supplyOf(key, new Map())).toEqual({
      ...{ key, supply: 'counted', stage, floor: 0, firstPlace: null, isLotTracked: false, analysisCode: '' },
    }),
  );
});
