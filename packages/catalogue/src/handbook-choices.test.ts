import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { tradeNameOf } from '@door/domain/door/colours/colours-as-ordered';
import { closerSizeFor } from '@door/domain/door/extras/closer-size';
import { placeOnLeaf } from '@door/domain/door/formula/light-sights';
import { mm, size } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import handbook from './golden/handbook-rows.json' with { type: 'json' };
import { firstCells, named } from './testing/named-rows.ts';

// As in `handbook-frames.test.ts`: what both the handbook and a row say is the same, or a test says why not.

const { catalogue, production } = { catalogue: demoCatalogue, production: demoProduction };

describe('colours', () => {
  const ofUse = (use: 'door' | 'frame') => catalogue.colours.filter((colour) => colour.use === use);
  const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id;

  test('of doors', () => {
    expect(
      ofUse('door')
        .toSorted(byId)
        .map((row) => [
          ...[
            row.id,
            row.name,
            row.stockCode,
            row.colourCode,
            row.ral,
            row.hex,
            row.externalStandard,
            row.internalStandard,
          ],
          ...[row.customerStandard, row.customerDefault, row.priceGroup],
        ]),
    ).toEqual(handbook.doorColours);
  });

  test('of frames, and the pairs that are listed', () => {
    expect(
      ofUse('frame').map((row) => [
        ...[row.id, tradeNameOf(row), row.colourCode, row.ral, row.hex, row.externalStandard, row.internalStandard],
        ...[row.customerDefault, row.priceGroup],
      ]),
    ).toEqual(handbook.frameColours);
    const appendices = firstCells(handbook.stockedPairs);
    const pairs = named(appendices, catalogue.colourPairs, ({ appendix }) => appendix);
    expect(pairs.map((pair) => [pair.appendix, pair.wideCode, pair.narrowCode, pair.priceGroup, pair.stocked])).toEqual(
      handbook.stockedPairs,
    );
  });
});

describe('glass', () => {
  test('units, all but the triple of 28 mm, which no slab and no frame of this supplier takes', () => {
    const listed = handbook.glassUnits.filter(([code]) => code !== 'T28E');
    expect(production.glassUnits.map(({ code, thickness, ug, kgPerM2 }) => [code, thickness, ug, kgPerM2])).toEqual(
      listed,
    );
  });

  test('backings, and the panes for which themes are made', () => {
    expect(catalogue.backings.map(({ name, privacy, priceGroup }) => [name, privacy, priceGroup])).toEqual(
      handbook.backings,
    );
    const { themes } = catalogue;
    for (const { sizes } of themes)
      expect(sizes.map((pane) => [pane.minWidth, pane.maxWidth, pane.minHeight, pane.maxHeight])).toEqual(
        handbook.themeSizes,
      );
  });

  /** The handbook asks for any texture but clear; the first of these is chosen so that neighbours look unlike. */
  const firstBackings = new Map([
    [5, 'Minster'],
    [7, 'Stippolyte'],
    [8, 'Stippolyte'],
    [10, 'Minster'],
    [12, 'Stippolyte'],
    [14, 'Stippolyte'],
  ]);

  test('themes; six of them begin with another texture than the list', () => {
    const listed = handbook.themes.map(({ backings, ...theme }) => {
      const first = firstBackings.get(theme.id) ?? backings[0];
      return { ...theme, backings: [first, ...backings.filter((each) => each !== first)] };
    });
    // Pinstripe is the supplier's own.
    const themes = catalogue.themes.filter(({ name }) => name !== 'Pinstripe');
    expect(
      themes.map(({ id, name, priceGroup, backings, shapes }) => ({
        ...{ id, name, priceGroup, backings, shapes: shapes.toSorted((one, other) => one - other) },
      })),
    ).toEqual(listed);
  });
});

describe('designs', () => {
  const leaf = size(950, 2050);
  const rowOf = ({
    id,
    name,
    family,
    hardwareGroup,
    hands,
    minLeaf,
    priceFamily,
    lights,
    allows,
    heights,
  }: Design) => ({
    ...{ id, name, family, hardwareGroup, minLeaf: [minLeaf.width, minLeaf.height], priceFamily, heights },
    hands: (['left', 'right'] as const).filter((hand) => hands[hand]),
    lights: lights.map((light) => [placeOnLeaf(light, leaf), light.shape, light.turn]),
    allows: (['knocker', 'doorKnob', 'spyhole', 'letterPlate'] as const).filter((kind) => allows[kind]),
  });

  test.each(handbook.designs)('$name', ({ lights, ...listed }) => {
    const design = catalogue.designs.find(({ id }) => id === listed.id);
    if (!design) expect.fail('It is not sold.');
    const sights = lights.map(({ shape, turn, ...place }) => [placeOnLeaf(place, leaf), shape, turn]);
    expect(rowOf(design)).toEqual({ ...listed, lights: sights });
  });
});

describe('hardware', () => {
  test('handles and the finishes of all pieces', () => {
    const handles = named(firstCells(handbook.handles), catalogue.handles, ({ handleType }) => handleType);
    expect(handles.map((row) => [row.handleType, row.suites, row.designGroups, row.minLeafHeight])).toEqual(
      handbook.handles,
    );
    const suitesOf = (code: string) => {
      const master = catalogue.masters.find((row) => row.code === code);
      return catalogue.stock.flatMap(({ masterId, suite }) =>
        masterId === master?.id && suite !== null ? [suite] : [],
      );
    };
    for (const { code, suites } of handbook.pieces)
      expect([code, suitesOf(code).toSorted()]).toEqual([code, suites.toSorted()]);
  });

  test('locks, cylinders and closers', () => {
    const locks = named(firstCells(handbook.locks), production.locks, ({ code }) => code);
    expect(locks.map(({ code, leafFrom, leafTo, faceplate }) => [code, leafFrom, leafTo, faceplate])).toEqual(
      handbook.locks,
    );
    expect(production.consumption.cylinderSizes).toEqual(handbook.cylinderSizes);
    for (const { closer, width, kg } of handbook.closers) expect(closerSizeFor({ width: mm(width), kg })).toBe(closer);
  });
});
