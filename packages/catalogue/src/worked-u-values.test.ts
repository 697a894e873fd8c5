import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { colourId, designId, stockCode, themeId } from '@door/domain/door/model/ids';
import type { SlabThickness } from '@door/domain/door/model/build-choices';
import type { Glazing } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { coupledSurround, doubleDoor, singleDoor } from '@door/domain/testing/worked-example-items';
import { declaredU, type RatedArea, thermalRatingOf } from '@door/domain/making/thermal/thermal-rating';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';

const supplier = { catalogue: catalogueOf(demoCatalogue), production: demoProduction };

interface Made {
  readonly slab?: SlabThickness;
  readonly laminated?: boolean;
  readonly design?: number;
  readonly glass?: Glazing;
}

const made = (item: Item, { slab = 44, laminated = false, design = item.designId, glass }: Made): Item => ({
  ...item,
  designId: designId(design),
  build: { ...item.build, slab, laminated },
  glass: glass ? { ...item.glass, door: glass } : item.glass,
});

const sealed = demoCatalogue.themes.find((theme) => theme.sealed);
const decorative: Glazing = { kind: 'theme', themeId: sealed?.id ?? themeId(0) };

const heatOf = (item: Item) => thermalRatingOf(item, supplier);
const m2Of = (item: Item, ...parts: readonly RatedArea['what'][]) =>
  heatOf(item)
    .areas.filter(({ what }) => parts.includes(what))
    .reduce((total, { m2 }) => total + m2, 0);

const laminatedDoor = made(singleDoor, { laminated: true });
const surround = made(coupledSurround, {});
const double = made(doubleDoor, {});

describe('U-values of the handbook’s doors, W/m²K', () => {
  test.each<[string, Item, number]>([
    ['a: 44 slab, laminated', laminatedDoor, 1.2],
    ['a: 44 slab, plain', made(singleDoor, {}), 1.17],
    ['a: 48 slab', made(singleDoor, { slab: 48 }), 1.72],
    ['a: 70 slab', made(singleDoor, { slab: 70 }), 0.89],
    ['solid, 44 slab', made(singleDoor, { design: 1 }), 1.06],
    ['Full Glaze, plain', made(singleDoor, { design: 23 }), 1.24],
    ['Full Glaze, decorative', made(singleDoor, { design: 23, glass: decorative }), 1.42],
    ['b: with sidelights and fanlight', surround, 1.42],
    ['b: 70 slab, every unit triple', made(coupledSurround, { slab: 70 }), 1.15],
    ['c: two leaves on an aluminium threshold', double, 1.15],
  ])('%s: %s', (_, item, u) => {
    expect(Number(heatOf(item).u.toFixed(2))).toBe(u);
  });

  test('b to three places: 1.416, declared 1.4', () => {
    expect(heatOf(surround).u.toFixed(3)).toBe('1.416');
    expect(heatOf(surround).declared).toBe(1.4);
  });

  test.each([
    [1.7249, 1.7],
    [1.4161, 1.4],
    [1.4501, 1.5],
    [0.8949, 0.89],
  ])('%s is declared as %s', (u, declared) => {
    expect(declaredU(u)).toBe(declared);
  });
});

describe('a threshold that lies through counts over its whole length', () => {
  const on = (thresholdLayout: 'door' | 'full'): Item => ({
    ...surround,
    frame: { ...surround.frame, threshold: stockCode('TH-AL28'), thresholdLayout },
  });
  test.each([
    ['door', 0.98 * 0.028],
    ['full', 1.9 * 0.028],
  ] as const)('%s', (layout, m2) => {
    expect(m2Of(on(layout), 'threshold')).toBeCloseTo(m2, 9);
  });
});

describe('the areas and edges that a U-value is calculated from', () => {
  const metresOf = (item: Item) => heatOf(item).edges.map(({ what, metres }) => [what, metres.toFixed(2)]);

  test.each<[string, Item, readonly string[]]>([
    ['a', laminatedDoor, ['0.340', '1.470', '0.260', '0.000']],
    ['solid', made(singleDoor, { design: 1 }), ['0.340', '1.730', '0.000', '0.000']],
    ['Full Glaze', made(singleDoor, { design: 23 }), ['0.340', '0.838', '0.892', '0.000']],
    ['b', surround, ['1.316', '1.434', '0.240', '1.514']],
    ['c, its threshold being part of the frame', double, ['0.407', '2.581', '0.792', '0.000']],
  ])('%s', (_, item, areas) => {
    const frame = m2Of(item, 'frame', 'threshold');
    const fixed = m2Of(item, 'left-sidelight', 'right-sidelight', 'fanlight');
    expect([frame, m2Of(item, 'slab'), m2Of(item, 'doorGlass'), fixed].map((m2) => m2.toFixed(3))).toEqual(areas);
    expect(heatOf(item).areas.reduce((total, { m2 }) => total + m2, 0)).toBeCloseTo(heatOf(item).m2, 9);
  });

  test.each<[string, Item, readonly (readonly string[])[]]>([
    ['a', laminatedDoor, [['cassette', '3.33']]],
    ['solid', made(singleDoor, { design: 1 }), []],
    [
      'b',
      surround,
      [
        ['cassette', '3.21'],
        ['fixedLight', '12.75'],
      ],
    ],
    ['c', double, [['cassette', '5.30']]],
  ])('lengths of edge: %s', (_, item, edges) => {
    expect(metresOf(item)).toEqual(edges);
  });

  test('the colour of a door does not change its U-value', () => {
    const blue: Item = { ...singleDoor, colours: { ...singleDoor.colours, doorExternal: colourId(5) } };
    expect(heatOf(blue).u).toBe(heatOf(singleDoor).u);
  });
});
