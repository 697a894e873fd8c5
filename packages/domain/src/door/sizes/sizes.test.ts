import { describe, expect, test } from 'vitest';
import { stockCode, systemId } from '../model/ids.ts';
import type { Frame, Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { clearances, limits, workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import {
  coupledSurround,
  doubleDoor,
  noPackers,
  onePieceSurround,
  packed,
  part,
  singleDoor,
  singleDoorOf,
} from '../../testing/worked-example-items.ts';
import { slabBlankFor } from './slab-blank.ts';
import { adjustmentsOf, compositeSize, overallFromComposite } from './composite-size.ts';
import { leafSizes } from './leaf-sizes.ts';
import { isOutOfSquare, overallFromOpening } from './surveyed-opening.ts';
import { shareBetweenSidelights } from './share-between-sidelights.ts';
import { sizeSheet } from './size-sheet.ts';
import { standardDimensionOptions } from './standard-dimensions.ts';

const catalogue = workedExampleCatalogue();

const withoutSill: Frame = { ...packed, overall: size(1040, 2120), heightMode: 'Height-Sill+Packers' };

describe('the composite size is the overall size less packers and sill [9.18]', () => {
  test.each([
    ['a sill of 30', singleDoor.frame, size(0, 30), size(1000, 2070)],
    ['packers 20 + 10, 25 + 10 and a sill', packed, size(30, 65), size(1010, 2085)],
    ['a height that was typed without the sill', withoutSill, size(30, 35), size(1010, 2085)],
    ['nothing to take off', doubleDoor.frame, size(0, 0), size(1800, 2100)],
  ] as const)('%s [9.16 9.17]', (_, frame, adjustments, composite) => {
    expect(adjustmentsOf(frame, catalogue)).toEqual(adjustments);
    expect(compositeSize(frame, catalogue)).toEqual(composite);
    expect(overallFromComposite(composite, frame, catalogue)).toEqual(frame.overall);
  });

  test.each([
    ['left1', size(20, 0)],
    ['left2', size(20, 0)],
    ['right1', size(20, 0)],
    ['right2', size(20, 0)],
    ['top1', size(0, 20)],
    ['top2', size(0, 20)],
    ['thresholdPacker2', size(0, 20)],
  ] as const)('a packer at %s takes its thickness, and only there', (position, adjustments) => {
    const frame = { ...doubleDoor.frame, packers: { ...noPackers, [position]: stockCode('AO20') } };
    expect(adjustmentsOf(frame, catalogue)).toEqual(adjustments);
  });
});

const lone = (item: Item, frame: Partial<Frame>): Item => ({ ...item, frame: { ...item.frame, ...frame } });
const low = (composite: Item['frame']['overall'], threshold: string) =>
  lone(singleDoorOf(composite), { threshold: stockCode(threshold) });

describe('a single leaf is the door cell less frame and gaps', () => {
  test.each([
    ['PVC threshold', singleDoor, size(885, 1955)],
    ['15 mm threshold', low(size(1000, 2100), 'TH-AL15'), size(885, 2022)],
    ['28 mm threshold', low(size(1000, 2100), 'TH-AL28'), size(885, 2009)],
    ['packers all round', singleDoorOf(size(1010, 2085)), size(895, 1970)],
    ['narrow frame', lone(singleDoorOf(size(1000, 2070)), { profile: 'NFO' }), size(917, 1987)],
    ['the size that a maker publishes', singleDoorOf(size(1015, 2129)), size(900, 2014)],
    ['coupled surround', coupledSurround, size(865, 1935)],
    ['one-piece surround', onePieceSurround, size(925, 1965)],
  ])('%s', (_, item, leaf) => {
    expect(leafSizes(item, catalogue)).toEqual({ kind: 'single', leaf });
  });
});

describe('two leaves share the width beside the astragal', () => {
  const double = (width: number, masterWidth: number | null): Item => ({
    ...doubleDoor,
    frame: { ...doubleDoor.frame, overall: size(width, 2100), parts: [part('double-door', size(width, 2100))] },
    leaves: { kind: 'double', masterWidth: masterWidth === null ? null : mm(masterWidth), slaveHandle: null },
  });
  test.each([
    [1800, null, 834, 834],
    [1801, null, 835, 834],
    [1800, 920, 920, 748],
  ])('%i wide, master typed %s', (width, typed, master, slave) => {
    expect(leafSizes(double(width, typed), catalogue)).toEqual({
      kind: 'double',
      master: size(master, 2022),
      slave: size(slave, 2022),
    });
  });
});

describe('fixed glass', () => {
  const units = (item: Item) =>
    sizeSheet(item, catalogue).fixedGlass.map((light) => [light.partKind, light.size, light.sight]);

  test.each([
    ['coupled', coupledSurround, size(346, 1936), size(1786, 206)],
    ['one-piece', onePieceSurround, size(376, 1966), size(1786, 236)],
  ])('%s surround', (_, item, sidelight, fanlight) => {
    const sightOf = (unit: typeof sidelight) => size(unit.width - 30, unit.height - 30);
    expect(units(item)).toEqual([
      ['left-sidelight', sidelight, sightOf(sidelight)],
      ['right-sidelight', sidelight, sightOf(sidelight)],
      ['fanlight', fanlight, sightOf(fanlight)],
    ]);
  });

  test('a fanlight with a mullion of its own holds two lights', () => {
    const fanlight = { ...part('fanlight', size(2101, 320)), bars: { mullions: [mm(1051)], transoms: [] } };
    const wide = {
      ...coupledSurround,
      frame: { ...coupledSurround.frame, parts: [part('double-door', size(2101, 2050)), fanlight] },
    };
    expect(units(wide).map(([, unit]) => unit)).toEqual([size(967, 206), size(966, 206)]);
  });

  test('a side screen keeps its PVC bottom beside an aluminium threshold', () => {
    const stepFree = lone(coupledSurround, { threshold: stockCode('TH-AL15') });
    const bottoms = sizeSheet(stepFree, catalogue).cells.map((cell) => [cell.kind, cell.edges.bottom]);
    expect(bottoms).toEqual([
      ['left-sidelight', 52],
      ['single-door', 15],
      ['right-sidelight', 52],
      ['fanlight', 52],
    ]);
  });
});

describe('an opening', () => {
  test('gives the smallest measures less 10', () => {
    const opening = { widths: [mm(1015), mm(1010), mm(1012)], heights: [mm(2112), mm(2110), mm(2119)] } as const;
    expect(overallFromOpening(opening, clearances.fitting)).toEqual(size(1000, 2100));
  });
  test.each([
    [2300, 2305, false],
    [2300, 2306, true],
    [2306, 2300, true],
  ])('diagonals %i and %i', (a, b, crooked) => {
    expect(isOutOfSquare([mm(a), mm(b)])).toBe(crooked);
  });
});

describe('sidelights take the width that the door leaves', () => {
  test.each([
    ['both', 1021, 511, 510],
    ['left', 1021, 1021, 0],
    ['right', 1021, 0, 1021],
    ['none', 0, 0, 0],
  ] as const)('%s', (sides, space, left, right) => {
    expect(shareBetweenSidelights(mm(space), sides)).toEqual({ left, right });
  });
});

describe('standard dimensions near the current one [5.25]', () => {
  test.each([
    ['width', 'single', 1000, [980, 1000]],
    ['width', 'single', 949, []],
    ['width', 'single', 950, [980]],
    ['width', 'single', 980, [980, 1000]],
    ['width', 'single', 1009, [980, 1000]],
    ['width', 'single', 1010, [1000]],
    ['width', 'double', 1800, [1800]],
    ['height', 'double', 2139, [2100]],
    ['height', 'single', 2140, []],
  ] as const)('%s of a %s door, now %i', (dimension, doors, current, values) => {
    const offered = standardDimensionOptions(
      { systemId: systemId(1), dimension, doors, current: mm(current) },
      catalogue,
    );
    expect(offered.map((row) => row.value)).toEqual(values);
  });
});

describe('a leaf is trimmed from the smallest blank that covers it', () => {
  test.each([
    [885, 1955, size(900, 1980), { left: 8, right: 7, top: 6, bottom: 19 }],
    [865, 1935, size(900, 1980), { left: 18, right: 17, top: 10, bottom: 35 }],
    [834, 2022, size(850, 2080), { left: 8, right: 8, top: 10, bottom: 48 }],
    [950, 2300, size(950, 2300), { left: 0, right: 0, top: 0, bottom: 0 }],
  ])('%i × %i', (width, height, stocked, trim) => {
    expect(slabBlankFor(size(width, height), 'any-leaf', limits.blanks)).toEqual({ size: stocked, trim });
  });

  test.each([
    ['too high', 885, 2301, 'any-leaf', false],
    ['too wide', 951, 1955, 'any-leaf', false],
    ['a narrow slave with glass would be trimmed into its stiles', 449, 2022, 'any-leaf', false],
    ['a narrow slave without glass', 449, 2022, 'plain-slave', true],
    ['so narrow that the sides would lose more than 25', 399, 2022, 'plain-slave', false],
  ] as const)('%s', (_, width, height, store, stocked) => {
    expect(slabBlankFor(size(width, height), store, limits.blanks) !== null).toBe(stocked);
  });
});
