import { contextOf } from './testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { bomOf } from './making/bom/bill-of-materials.ts';
import { workInstructionsOf } from './making/bom/work-instructions-of.ts';
import { closerSizeFor } from './door/extras/closer-size.ts';
import { anchorsAlong, cutLength } from './making/bom/cut-lengths.ts';
import { isBomStale } from './making/bom/bom-state.ts';
import { hingeCount } from './door/hardware/hinge-count.ts';
import { glassUnitOf, lightSights } from './door/formula/light-sights.ts';
import { colourId, designId } from './door/model/ids.ts';
import type { Frame, Item } from './door/model/item.ts';
import { mm, size } from './lib/mm.ts';
import { slabBlankFor } from './door/sizes/slab-blank.ts';
import { compositeSize, overallFromComposite } from './door/sizes/composite-size.ts';
import { leafSizes } from './door/sizes/leaf-sizes.ts';
import { sizeRefusals } from './door/sizes/size-refusals.ts';
import { shareBetweenSidelights } from './door/sizes/share-between-sidelights.ts';
import { sizeSheet } from './door/sizes/size-sheet.ts';
import { colourPairOf } from './door/stock/colour-pair.ts';
import { clearances, limits, raglan, workedExampleCatalogue } from './testing/worked-example-catalogue.ts';
import {
  coupledSurround,
  doubleDoor,
  onePieceSurround,
  packed,
  part,
  singleDoor,
  singleDoorOf,
} from './testing/worked-example-items.ts';
import { aCatalogue } from './testing/a-catalogue.ts';
import { aDoor } from './testing/a-door.ts';
import { workedExampleProductionRows } from './testing/worked-example-production-rows.ts';
import { allowedKinds } from './door/hardware/kinds.ts';
import { hardwareOptions } from './door/hardware/hardware-options.ts';
import { thermalRatingOf } from './making/thermal/thermal-rating.ts';
import { uLimits } from './making/findings/thermal-faults.ts';

/**
 * The handbook's golden numbers, under its own numbering. Those about prices (16, 17) stand with their rules, and so do all
 * the other worked U-values: `packages/catalogue/src/worked-u-values.test.ts`.
 */
const catalogue = workedExampleCatalogue();
const context = contextOf(catalogue);
const { cuttingAllowances } = workedExampleProductionRows;
const codesOf = (item: Item) => sizeRefusals(item, context).map((finding) => finding.code);

describe('sizes', () => {
  test('1. 1000 × 2100 on a sill of 30', () => {
    expect(compositeSize(singleDoor.frame, catalogue)).toEqual(size(1000, 2070));
    expect(leafSizes(singleDoor, catalogue)).toEqual({ kind: 'single', leaf: size(885, 1955) });
  });

  test('2. packers 20 + 10 and 25 + 10, sill counted or typed out', () => {
    const typedWithoutSill: Frame = { ...packed, overall: size(1040, 2120), heightMode: 'Height-Sill+Packers' };
    expect(compositeSize(packed, catalogue)).toEqual(size(1010, 2085));
    expect(compositeSize(typedWithoutSill, catalogue)).toEqual(size(1010, 2085));
  });

  test('3. and back to overall', () => {
    expect(overallFromComposite(size(1010, 2085), packed, catalogue)).toEqual(size(1040, 2150));
  });

  test('4. width 2001 round a door of 980', () => {
    expect(shareBetweenSidelights(mm(2001 - 980), 'both')).toEqual({ left: 511, right: 510 });
  });

  test.each([
    [2050, 320, []],
    [2150, 220, ['size.fanlight-height']],
  ])('5. under 2370 a door of %i leaves a fanlight of %i', (doorHeight, fanlightHeight, findings) => {
    const parts = [part('single-door', size(980, doorHeight)), part('fanlight', size(980, fanlightHeight))];
    const item = { ...singleDoor, frame: { ...singleDoor.frame, overall: size(980, 2400), parts } };
    expect(codesOf(item)).toEqual(findings);
  });

  test('6. one piece', () => {
    expect(leafSizes(onePieceSurround, catalogue)).toEqual({ kind: 'single', leaf: size(925, 1965) });
    expect(sizeSheet(onePieceSurround, catalogue).fixedGlass[0]?.size).toEqual(size(376, 1966));
  });

  test.each([
    [1800, null, 834, 834],
    [1801, null, 835, 834],
    [1800, 920, 920, 748],
  ])('7. double %i, master typed %s', (width, typed, master, slave) => {
    const leaves = leafSizes(
      {
        frame: { ...doubleDoor.frame, parts: [part('double-door', size(width, 2100))] },
        leaves: { kind: 'double', masterWidth: typed === null ? null : mm(typed), slaveHandle: null },
      },
      catalogue,
    );
    expect(leaves).toMatchObject({ master: { width: master }, slave: { width: slave } });
  });

  test.each([
    [1015, 900, []],
    [1066, 951, ['size.leaf-width']],
  ])('8. frame %i makes leaf %i', (frame, leaf, findings) => {
    const item = singleDoorOf(size(frame, 2070));
    expect(leafSizes(item, catalogue)).toMatchObject({ leaf: { width: leaf } });
    expect(codesOf(item)).toEqual(findings);
  });

  test('9. slab of the leaf 885 × 1955, and none for 2301', () => {
    const blank = slabBlankFor(size(885, 1955), 'any-leaf', limits.blanks);
    expect(blank).toEqual({ size: size(900, 1980), trim: { left: 8, right: 7, top: 6, bottom: 19 } });
    const tooHigh = workInstructionsOf(
      bomOf(singleDoorOf(size(1000, 2416)), {
        catalogue,
        production: workedExampleProductionRows,
      }),
    );
    expect(tooHigh.map((line) => line.code)).toContain('error-slab-range');
  });

  test('10. Raglan in a leaf of 885 × 1955, and refused in one of 1920', () => {
    const [sight] = lightSights(raglan, size(885, 1955));
    expect(sight).toEqual({ x: 190, y: 190, width: 505, height: 894 });
    expect(sight && glassUnitOf(sight, clearances)).toEqual(size(525, 914));
    const short = { ...singleDoorOf(size(1000, 2035)), designId: designId(7) };
    expect(leafSizes(short, catalogue)).toMatchObject({ leaf: { height: 1920 } });
    expect(
      workInstructionsOf(bomOf(short, { catalogue, production: workedExampleProductionRows })).map((line) => line.code),
    ).toContain('error-design-size');
  });
});

describe('works', () => {
  test('11. cuts', () => {
    expect(cutLength(1000, 2, cuttingAllowances).value).toBe(1006);
    expect(cutLength(2100 - 15, 1, cuttingAllowances).value).toBe(2088);
  });

  test('12. anchors', () => {
    const sides = [2070, 2070, 1000].map((side) => anchorsAlong(side, cuttingAllowances).value);
    expect(sides).toEqual([4, 4, 2]);
  });

  test.each([
    [48, 1955, 3],
    [48, 2160, 4],
    [121, 1955, null],
  ])('13. hinges of %i kg, %i high', (kg, height, expected) => {
    expect(hingeCount({ kg, height: mm(height) }, limits)).toBe(expected);
  });

  test.each([
    [885, 48],
    [834, 46],
  ])('14. closer of a leaf %i wide, %i kg', (width, kg) => {
    expect(closerSizeFor({ width: mm(width), kg })).toBe(3);
  });

  test.each<[string, Item, number]>([
    ['a', singleDoor, 1.2],
    [
      'b, whose panes are not laminated',
      { ...coupledSurround, build: { ...coupledSurround.build, laminated: false } },
      1.42,
    ],
    ['a in a slab of 48', { ...singleDoor, build: { ...singleDoor.build, slab: 48, laminated: false } }, 1.72],
  ])('15. U-value of %s', (_, item, u) => {
    expect(Number(thermalRatingOf(item, { catalogue, production: workedExampleProductionRows }).u.toFixed(2))).toBe(u);
  });

  test('15. b is declared 1.4, which every country allows; a slab of 48 is beyond it', () => {
    const plain = { ...singleDoor.build, laminated: false };
    const declared = (item: Item) =>
      thermalRatingOf(item, { catalogue, production: workedExampleProductionRows }).declared;
    expect(uLimits.map(({ door }) => door)).toEqual([1.4, 1.4]);
    expect(declared({ ...coupledSurround, build: plain })).toBe(1.4);
    expect(declared({ ...singleDoor, build: { ...plain, slab: 48 } })).toBe(1.7);
  });

  test('18. custom colour outside only', () => {
    const colours = {
      ...singleDoor.colours,
      doorExternal: colourId(22),
      frameExternal: { kind: 'door-colour' },
    } as const;
    expect(colourPairOf({ colours }, catalogue)).toMatchObject({ appendix: 'RLWH', priceGroup: 3 });
  });

  test.each([
    ['letterPlate', 18],
    ['spyhole', 7],
  ] as const)('19. no %s on design %i: Centre Slot, Raglan', (kind, design) => {
    const range = aCatalogue();
    const item = { ...aDoor('single-door'), designId: designId(design) };
    expect(allowedKinds(range.design(designId(design)))).not.toContain(kind);
    expect(hardwareOptions(item, kind, contextOf(range))).toEqual([]);
  });

  test('20. no bill of materials yet', () => {
    expect(isBomStale({ bomUpdated: null, lastUpdated: '2026-03-02T12:00:00.000Z' })).toBe(true);
  });
});

test('the coupled surround keeps within all limits', () => {
  expect(codesOf(coupledSurround)).toEqual([]);
});
