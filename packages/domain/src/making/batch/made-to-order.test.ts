import { expect, test } from 'vitest';
import { aBatchLine } from '../../testing/a-batch.ts';
import { singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { mm } from '../../lib/mm.ts';
import { recordsOf } from './batch-door.ts';
import { isGlassKey, isMadeForDoor, madeAlike, type MadeForDoor, madeToOrder } from './made-to-order.ts';

const records = recordsOf(aBatchLine(singleDoor)).filter(isMadeForDoor);
const find = <Kind extends MadeForDoor['kind']>(kind: Kind) => {
  const found = records.find((record): record is Extract<MadeForDoor, { kind: Kind }> => record.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
};
const glass = find('glass');
const cassette = find('cassette');

test('what is ordered for a door is told as its maker has to know it', () => {
  expect(madeToOrder(glass)).toEqual({
    article: 'GU-D24L',
    spec: {
      ...{ width: 228, height: 645, makeUp: 'D24L', theme: '', backing: 'Clear' },
      ...{ outline: { shape: 10, turn: 0, head: 'square' }, stamp: 'inside' },
    },
  });
  expect(madeToOrder(cassette)).toMatchObject({ article: 'CASS', spec: { theme: '', backing: '', stamp: null } });
});

test.each([
  ['another size', { width: { ...glass.width, value: mm(229) } }],
  ['another side of the stamp', { stamp: 'outside' }],
  ['another backing', { backing: 'Satin' }],
  ['another shape', { outline: { ...glass.outline, head: 'arch' } }],
  ['a house number', { houseNumber: '12' }],
] as const)('%s is made otherwise', (_, changes) => {
  expect(madeAlike(madeToOrder({ ...glass, ...changes }))).not.toBe(madeAlike(madeToOrder(glass)));
});

test('another light of the same size is made alike, also where the database has ordered its facts anew', () => {
  expect(madeAlike(madeToOrder({ ...glass, light: { number: 2, of: 2 } }))).toBe(madeAlike(madeToOrder(glass)));
  const { article, spec } = madeToOrder(glass);
  const { outline, ...others } = spec;
  const { turn, head, shape } = outline;
  expect(madeAlike({ spec: { outline: { head, turn, shape }, ...others }, article })).toBe(
    madeAlike({ article, spec }),
  );
});

test.each([
  ['GU-D24L', true],
  ['10234-2-G1', true],
  ['10234-2-MA-G1', true],
  ['10234-2.3-SL-G12', true],
  ['10234-2-C1', false],
  ['CASS', false],
  ['GU-NONE', false],
  ['HA-LL-G1', false],
] as const)('%s is glass that is made for one door: %s', (key, isGlass) =>
  expect(isGlassKey(key, workedExampleProductionRows)).toBe(isGlass),
);
