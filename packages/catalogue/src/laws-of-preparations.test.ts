import { cutBases, cutDatums, cutFaces, cutLayers, cutShapes } from '@door/domain/catalogue/rows/preparation-rows';
import { type DesignId, stockCode } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { mm, size } from '@door/domain/lib/mm';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import type { Cut } from '@door/domain/making/bom/cut';
import type { SlabRecord } from '@door/domain/making/bom/leaf-piece-record';
import { misfitRows, preparationsOf } from '@door/domain/making/bom/preparations-of';
import { placeCut } from '@door/domain/making/bom/place-cut';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw, faultsOnTheWay, lawTimeout, seed, type TestSupplier, testSuppliers } from './testing/walks.ts';

const walks = 150;

const slabsOf = (item: Item, supplier: TestSupplier): readonly SlabRecord[] =>
  bomOf(item, supplier).filter((record) => record.kind === 'slab');

interface MeasuredSlab {
  readonly width: { readonly value: number };
  readonly height: { readonly value: number };
  readonly thickness: number;
}

/** Each corner of a cut on the leaf; of a cut in an edge, of what it takes of the leaf's height and thickness. */
function outsideOf(cut: Cut, { width, height, thickness }: MeasuredSlab): readonly string[] {
  const { face, x, y } = cut;
  const isHigh = y - cut.height / 2 >= 0 && y + cut.height / 2 <= height.value;
  const isInEdge = (x === 0 || x === width.value) && cut.width <= thickness && cut.depth <= width.value;
  const isWide = x - cut.width / 2 >= 0 && x + cut.width / 2 <= width.value && cut.depth <= thickness;
  return isHigh && (face === 'edge' ? isInEdge : isWide) ? [] : [`outside the leaf: ${JSON.stringify(cut)}`];
}

/** The door in a mirror: hung on the other side, with the other row of a design that is made for one side only. */
function mirrored(item: Item, { catalogue }: TestSupplier): Item {
  const designs = catalogue.rows.designs;
  const own = catalogue.design(item.designId);
  const other: DesignId = own.mirrorOf ?? designs.find(({ mirrorOf }) => mirrorOf === own.id)?.id ?? own.id;
  return { ...item, hand: item.hand === 'left' ? 'right' : 'left', designId: other };
}

const isHandedWithoutMirror = (item: Item, supplier: TestSupplier): boolean => {
  const { hands } = supplier.catalogue.design(mirrored(item, supplier).designId);
  return !hands[mirrored(item, supplier).hand];
};

const places = (cuts: readonly Cut[]): readonly string[] =>
  cuts
    .map(({ x, ...cut }) => JSON.stringify({ ...cut, x: Math.round(x * 1000) / 1000 }))
    .toSorted((one, other) => (one < other ? -1 : 1));

function notMirrored(item: Item, supplier: TestSupplier): readonly string[] {
  if (isHandedWithoutMirror(item, supplier)) return [];
  const widths = new Map(slabsOf(item, supplier).map(({ leaf, width }) => [leaf, width.value]));
  const flipped = preparationsOf(item, supplier).map((cut) => ({ ...cut, x: mm((widths.get(cut.leaf) ?? 0) - cut.x) }));
  const other = preparationsOf(mirrored(item, supplier), supplier);
  const [expected, found] = [JSON.stringify(places(flipped)), JSON.stringify(places(other))];
  return expected === found ? [] : [`no mirror image:\n${expected}\n${found}`];
}

test.each(testSuppliers)(
  'every cut of a door of $name lies inside its leaf, and no row has to be left out',
  (supplier) => {
    let cuts = 0;
    const faultsOf = (item: Item) =>
      slabsOf(item, supplier).flatMap((slab) => {
        const made = (slab.preparations ?? []).flatMap((each) => each.cuts);
        cuts += made.length;
        return made.flatMap((cut) => outsideOf(cut, slab));
      });
    const misfits = (item: Item) => misfitRows(item, supplier).map(({ row }) => `left out: ${JSON.stringify(row)}`);
    checkLaw((walk) => faultsOnTheWay(walk, (item) => [...faultsOf(item), ...misfits(item)]), walks, supplier);
    expect(cuts).toBeGreaterThan(1000);
  },
  lawTimeout,
);

test.each(testSuppliers)(
  'the cuts of a left-hung door of $name are the mirror image of those of the right-hung one',
  (supplier) => {
    checkLaw((walk) => faultsOnTheWay(walk, (item) => notMirrored(item, supplier)), walks, supplier);
  },
  lawTimeout,
);

const length = (min: number, max: number) => fc.integer({ min: 2 * min, max: 2 * max }).map((half) => mm(half / 2));

/** Whatever a supplier may type. */
const anyRow = fc.record({
  article: fc.constant(stockCode('ML-A')),
  layer: fc.constantFrom(...cutLayers),
  shape: fc.constantFrom(...cutShapes),
  from: fc.constantFrom(...cutDatums),
  x: length(-100, 1000),
  base: fc.constantFrom(...cutBases),
  y: length(-2300, 2300),
  width: length(1, 300),
  height: length(1, 2000),
  depth: length(0, 100),
  face: fc.constantFrom(...cutFaces),
  source: fc.constant(''),
});

const anyLeaf = fc.record({
  width: length(605, 950),
  height: length(1785, 2300),
  fromLeft: fc.option(length(100, 500)),
  ownHeight: fc.option(length(100, 1800)),
});

test('any row on any leaf: a cut inside it or none, and in a mirror the same', () => {
  let cuts = 0;
  fc.assert(
    fc.property(anyRow, anyLeaf, (row, { width, height, fromLeft, ownHeight }) => {
      const leaf = { group: 'door', size: size(width, height), thickness: 44, spindle: 1000 } as const;
      const left = placeCut(row, { ...leaf, hand: 'left' }, { fromLeft, height: ownHeight });
      const mirroredPlace = fromLeft === null ? null : width - fromLeft;
      const right = placeCut(row, { ...leaf, hand: 'right' }, { fromLeft: mirroredPlace, height: ownHeight });
      if (typeof left === 'string' || typeof right === 'string') {
        expect(right).toBe(left);
        return;
      }
      cuts += 1;
      const facts = { width: { value: width }, height: { value: height }, thickness: 44 } as const;
      expect([outsideOf(left, facts), outsideOf(right, facts)]).toEqual([[], []]);
      expect({ ...right, x: width - right.x }).toEqual(left);
    }),
    { numRuns: 5000, seed },
  );
  expect(cuts).toBeGreaterThan(100);
});
