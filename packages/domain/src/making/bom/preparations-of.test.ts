import { describe, expect, test } from 'vitest';
import type { PreparationRow } from '../../catalogue/rows/preparation-rows.ts';
import { stockCode } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { doubleDoor, singleDoorOf } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import type { Cut } from './cut.ts';
import type { SlabRecord } from './leaf-piece-record.ts';
import { misfitRows, preparationsOf } from './preparations-of.ts';

const supplier = { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows };

/** A frame of 1005 × 2125 has the leaf of the worked example, 890 × 2010. */
const example = singleDoorOf(size(1005, 2125));
const rightHung: Item = { ...example, hand: 'right' };

const withRows = (...preparations: readonly PreparationRow[]) => ({
  ...supplier,
  production: { ...supplier.production, preparations },
});

/** Middle and size of a cut, and where the tool enters. */
const seen = ({ layer, shape, x, y, width, height, depth, face }: Cut) => [
  `${layer} ${shape} ${face}`,
  ...[x, y, width, height, depth],
];

describe('the worked example, a leaf of 890 × 2010', () => {
  test('hinged on the left: hinges at 150, 1005 and 1860, spindle and cylinder 45 from the right, the aperture in the middle', () => {
    expect(preparationsOf(example, supplier).map(seen)).toEqual([
      ['HINGE rect edge', 0, 150, 30, 108, 3],
      ['HINGE rect edge', 0, 1005, 30, 108, 3],
      ['HINGE rect edge', 0, 1860, 30, 108, 3],
      ['LOCK circle through', 845, 1000, 20, 20, 44],
      ['LOCK slot through', 845, 908, 17, 33, 44],
      ['LETTERPLATE rect through', 445, 920, 250, 38, 44],
      ['SPYHOLE circle through', 445, 1500, 14, 14, 44],
    ]);
  });

  test('the aperture reaches from 320 to 570, and from 901 to 939', () => {
    const aperture = preparationsOf(example, supplier).find(({ layer }) => layer === 'LETTERPLATE');
    const { x, y, width, height } = aperture ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x - width / 2, x + width / 2, y - height / 2, y + height / 2]).toEqual([320, 570, 901, 939]);
  });

  test('hinged on the right: the spindle 45 from the left, the aperture unchanged', () => {
    const cuts = preparationsOf(rightHung, supplier).map(seen);
    expect(cuts.slice(0, 6)).toEqual([
      ['HINGE rect edge', 890, 150, 30, 108, 3],
      ['HINGE rect edge', 890, 1005, 30, 108, 3],
      ['HINGE rect edge', 890, 1860, 30, 108, 3],
      ['LOCK circle through', 45, 1000, 20, 20, 44],
      ['LOCK slot through', 45, 908, 17, 33, 44],
      ['LETTERPLATE rect through', 445, 920, 250, 38, 44],
    ]);
  });

  test('a slab of 70 mm is cut through as deep as it is', () => {
    const thick: Item = { ...example, build: { ...example.build, slab: 70 } };
    const [depth] = preparationsOf(thick, withRows(rowOf({ face: 'through' }))).map((cut) => cut.depth);
    expect(depth).toBe(70);
  });
});

/** A cut for the lock of the example. */
const rowOf = (changed: Partial<PreparationRow>): PreparationRow => ({
  article: stockCode('ML-M'),
  layer: 'LOCK',
  shape: 'rect',
  from: 'lockEdge',
  x: mm(45),
  base: 'spindle',
  y: mm(0),
  width: mm(20),
  height: mm(40),
  depth: mm(10),
  face: 'inside',
  source: '',
  ...changed,
});

test.each<[from: PreparationRow['from'], x: number, left: number, right: number]>([
  ['lockEdge', 45, 845, 45],
  ['hingeEdge', 45, 45, 845],
  ['centre', 0, 445, 445],
  ['centre', 100, 545, 345],
])('from %s by %i: %i on a leaf hung on the left, %i on the right', (from, x, left, right) => {
  const rows = withRows(rowOf({ from, x: mm(x) }));
  expect([example, rightHung].flatMap((item) => preparationsOf(item, rows).map((cut) => cut.x))).toEqual([left, right]);
});

test.each<[base: PreparationRow['base'], y: number, height: number]>([
  ['leafBottom', 100, 100],
  ['leafTop', -100, 1910],
  ['spindle', -92, 908],
])('from %s by %i: %i above the bottom', (base, y, height) => {
  expect(preparationsOf(example, withRows(rowOf({ base, y: mm(y) }))).map((cut) => cut.y)).toEqual([height]);
});

describe('two leaves', () => {
  const cuts = preparationsOf(doubleDoor, supplier);

  test('each has its hinges at its own outer edge; the lock is in the master, at the meeting edge', () => {
    const at = (leaf: Cut['leaf'], layer: Cut['layer']) =>
      cuts.filter((cut) => cut.leaf === leaf && cut.layer === layer).map(({ x, y }) => [x, y]);
    expect(at('master', 'HINGE').map(([x]) => x)).toEqual([0, 0, 0]);
    expect(at('slave', 'HINGE').map(([x]) => x)).toEqual([834, 834, 834]);
    expect([at('master', 'LOCK'), at('slave', 'LOCK')]).toEqual([[[789, 1000]], []]);
  });

  test('keeps of a double door are let into the slave leaf, those of a single door into the frame', () => {
    const keeps = ['KP-SET', 'KP-SET-D'].map((code) => rowOf({ article: stockCode(code) }));
    const leavesOf = (item: Item) =>
      preparationsOf(item, withRows(...keeps)).map(({ leaf, article }) => [leaf, article]);
    expect([leavesOf(example), leavesOf(doubleDoor)]).toEqual([[], [['slave', 'KP-SET-D']]]);
  });
});

describe('an article that is not prepared for', () => {
  const slabOf = (item: Item, of = supplier) =>
    bomOf(item, of).find((record): record is SlabRecord => record.kind === 'slab');
  const named = (item: Item, of = supplier) =>
    slabOf(item, of)?.preparations?.map(({ name, article, cuts, misfits }) => [name, article, cuts.length, misfits]);

  test('is named with no cut where it is let into the leaf; a handle and a knocker are not asked for', () => {
    expect(named(example, withRows())).toEqual([
      ['hinge 1', 'HG-F3', 0, 0],
      ['hinge 2', 'HG-F3', 0, 0],
      ['hinge 3', 'HG-F3', 0, 0],
      ['lock', 'ML-M', 0, 0],
      ['cylinder', 'CY-3K', 0, 0],
      ['letter plate', 'LP-310-CH', 0, 0],
      ['spyhole', 'SP-180-CH', 0, 0],
    ]);
  });

  test('a handle whose article has a row is cut', () => {
    const screw = rowOf({
      article: stockCode('HA-LL-CH'),
      base: 'own height',
      y: mm(61),
      shape: 'circle',
      face: 'through',
    });
    expect(preparationsOf(example, withRows(screw)).map(({ x, y }) => [x, y])).toEqual([[845, 1061]]);
  });
});

describe('a cut that a leaf cannot take', () => {
  test.each<[string, Partial<PreparationRow>]>([
    ['reaches over the lock edge', { x: mm(9) }],
    ['reaches over the top', { base: 'leafTop', y: mm(-10) }],
    ['is deeper than the slab', { depth: mm(45) }],
    ['lies in an edge and is wider than the slab is thick', { face: 'edge', x: mm(0), width: mm(45) }],
    ['lies in an edge and begins beside it', { face: 'edge', x: mm(10) }],
  ])('%s: it is not cut, and its row is named', (_, changed) => {
    const row = rowOf(changed);
    expect(preparationsOf(example, withRows(row))).toEqual([]);
    expect(misfitRows(example, withRows(row))).toEqual([{ row, why: 'cut-outside-leaf', size: size(890, 2010) }]);
  });

  test('a lock has no height of its own', () => {
    const row = rowOf({ base: 'own height' });
    expect(misfitRows(example, withRows(row)).map(({ why }) => why)).toEqual(['cut-without-place']);
  });
});
