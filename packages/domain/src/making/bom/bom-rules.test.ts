import { describe, expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import { limits, workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { coupledSurround, doubleDoor, onePieceSurround, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { closerSizeFor } from '../../door/extras/closer-size.ts';
import { anchorsAlong, cutLength, metres, screwsAlong, steelLength } from './cut-lengths.ts';
import { isBomStale } from './bom-state.ts';
import { hingeCount } from '../../door/hardware/hinge-count.ts';
import { setWeight } from './set-weight.ts';

const { cuttingAllowances } = workedExampleProductionRows;

describe('cutting', () => {
  test.each([
    [1000, 2, 1006, 840],
    [2085, 1, 2088, 1995],
    [1796, 0, 1796, 1776],
  ] as const)('a bar of %i with %i mitres', (finished, mitres, cut, steel) => {
    expect(cutLength(finished, mitres, cuttingAllowances).value).toBe(cut);
    expect(steelLength(finished, mitres, cuttingAllowances).value).toBe(steel);
  });

  test.each([
    [2070, 4],
    [1000, 2],
    [1001, 3],
    [1600, 3],
  ])('anchors along %i', (length, anchors) => {
    expect(anchorsAlong(length, cuttingAllowances).value).toBe(anchors);
  });

  test.each([
    [1000, 250, 5],
    [1001, 250, 6],
    [1900, 400, 6],
  ])('screws along %i every %i', (length, pitch, screws) => {
    expect(screwsAlong(length, mm(pitch)).value).toBe(screws);
  });

  test('metres to the centimetre', () => {
    expect(metres(5964).value).toBe(5.96);
    expect(metres(5965).value).toBe(5.97);
  });
});

describe('hinges', () => {
  test.each([
    [48, 1955, 3],
    [80, 2150, 3],
    [81, 1955, 4],
    [48, 2151, 4],
    [120, 1955, 4],
    [121, 1955, null],
  ])('%i kg, %i high', (kg, height, expected) => {
    expect(hingeCount({ kg, height: mm(height) }, limits)).toBe(expected);
  });
});

describe('a closer is chosen by both width and weight', () => {
  test.each([
    [885, 48, 3],
    [834, 46, 3],
    [750, 20, 1],
    [750, 61, 4],
    [951, 20, 4],
    [1600, 161, null],
  ])('%i wide, %i kg', (width, kg, closer) => {
    expect(closerSizeFor({ width: mm(width), kg })).toBe(closer);
  });
});

describe('weight of a set, frame by frame', () => {
  const supplier = { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows };
  test.each([
    ['single', singleDoor, [48], 65],
    ['coupled surround', coupledSurround, [47], 146],
    ['double', doubleDoor, [46, 46], 113],
    ['one-piece surround', onePieceSurround, [50], 139],
  ])('%s', (_, item, leaves, set) => {
    const weight = setWeight(item, supplier);
    expect(weight.leavesKg.map(Math.round)).toEqual(leaves);
    expect(Math.round(weight.setKg)).toBe(set);
  });
  test('coupled frames one by one', () => {
    const { parts } = setWeight(coupledSurround, supplier);
    expect(parts.map(({ partId, kg }) => [partId, Math.round(kg)])).toEqual([
      ['left-sidelight', 31],
      ['single-door', 64],
      ['right-sidelight', 31],
      ['fanlight', 20],
    ]);
  });
});

describe('a bill of materials is stale', () => {
  const noon = '2026-03-02T12:00:00.000Z';
  const earlier = '2026-03-02T11:59:59.999Z';
  test.each([
    ['when there never was one', noon, null, true],
    ['when the item changed after it', noon, earlier, true],
    ['not when it was made at the same moment', noon, noon, false],
    ['not when it was made later', earlier, noon, false],
    ['not for an item that was never written', null, null, false],
  ])('%s [4.1 4.2]', (_, lastUpdated, bomUpdated, stale) => {
    expect(isBomStale({ lastUpdated, bomUpdated })).toBe(stale);
  });
});
