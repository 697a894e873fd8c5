import { expect, test } from 'vitest';
import { colourId } from '../../door/model/ids.ts';
import { aBatchLine } from '../../testing/a-batch.ts';
import { singleDoor } from '../../testing/worked-example-items.ts';
import type { SlabRecord } from '../bom/leaf-piece-record.ts';
import { known } from '../bom/calculated-figure.ts';
import { slabDemand } from './slab-demand.ts';
import type { SaidSupplies, SupplyKind } from './supply.ts';

const [white, anthracite, foil, custom, grain] = [1, 4, 101, 29, 30].map(colourId);
if (!white || !anthracite || !foil || !custom || !grain) throw new Error('There are five colours.');
const colours = [
  { id: white, colourCode: 'WHT', finish: 'paint', ral: 'RAL 9016' },
  { id: anthracite, colourCode: 'ANT', finish: 'paint', ral: 'RAL 7016' },
  { id: foil, colourCode: 'WH', finish: 'pvc', ral: null },
  { id: custom, colourCode: 'RAL', finish: 'custom', ral: null },
  { id: grain, colourCode: 'GO', finish: 'woodgrain', ral: null },
] as const;
const paint = { blank: white, mlPerM2: 150, days: 1, cureDays: 3 };
const saidOf = (supply: SupplyKind): SaidSupplies => {
  const row = { key: 'SLAB*', supply, stage: 'assembly', floor: 0, firstPlace: null } as const;
  return new Map([['SLAB*', { ...row, isLotTracked: false, analysisCode: '' }]]);
};
const [slab] = aBatchLine(singleDoor).bill.filter((record) => record.kind === 'slab');
if (!slab) throw new Error('A door has a slab.');
type Side = SlabRecord['colours']['outside'];
const side = (id: typeof white, ral: string | null): Side => ({ id, name: 'A colour', ral });
/** A leaf of 910 × 2040. */
const leaf = (outside: Side, inside: Side): SlabRecord => ({
  ...slab,
  ...{ width: known('leaf', 910), height: known('leaf', 2040), colours: { outside, inside } },
});
const told = (record: SlabRecord, of: { said?: SupplyKind; isPainting?: boolean } = {}) =>
  slabDemand(record, {
    ...{ colours, paint: of.isPainting === false ? undefined : paint, said: saidOf(of.said ?? 'painted here') },
  }).map(({ key, quantity, stage }) => [key, quantity, stage]);

const [red, ant, blank] = [side(custom, 'RAL 3003'), side(anthracite, 'RAL 7016'), side(white, 'RAL 9016')];
const whiteBlank = `${slab.article.code}-WHTWHT`;

test.each([
  // 1.8564 m² at 150 ml: 278.46 ml of each side.
  [
    'both sides alike',
    leaf(red, red),
    [
      [whiteBlank, 1, 'painting'],
      ['PAINT-RAL 3003', 279, 'painting'],
      ['PAINT-RAL 3003', 279, 'painting'],
    ],
  ],
  [
    'two colours',
    leaf(red, ant),
    [
      [whiteBlank, 1, 'painting'],
      ['PAINT-RAL 3003', 279, 'painting'],
      ['PAINT-RAL 7016', 279, 'painting'],
    ],
  ],
  [
    'white inside',
    leaf(ant, blank),
    [
      [whiteBlank, 1, 'painting'],
      ['PAINT-RAL 7016', 279, 'painting'],
    ],
  ],
  [
    'white inside like the frame',
    leaf(ant, side(foil, 'RAL 9016')),
    [
      [whiteBlank, 1, 'painting'],
      ['PAINT-RAL 7016', 279, 'painting'],
    ],
  ],
  ['white on both sides', leaf(blank, side(foil, 'RAL 9016')), [[whiteBlank, 1, 'assembly']]],
  ['no number of the list', leaf(side(grain, null), blank), [[`${slab.article.code}-GOWHT`, 1, 'assembly']]],
])('PROMISE 4.1, painted here: %s', (_, record, rows) => expect(told(record)).toEqual(rows));

test('a slab is bought in its colours where it is counted, or where nothing tells how these works paint', () => {
  const bought = [[`${slab.article.code}-ANTWHT`, 1, 'assembly']];
  expect(told(leaf(ant, blank), { said: 'counted' })).toEqual(bought);
  expect(told(leaf(ant, blank), { isPainting: false })).toEqual(bought);
});
