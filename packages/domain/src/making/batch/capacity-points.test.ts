import { expect, test } from 'vitest';
import type { Item } from '../../door/model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { coupledSurround, doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { capacityPoints, loadLevel, pointsText } from './capacity-points.ts';

const catalogue = aCatalogue();
const production = workedExampleProductionRows;
const custom = catalogue.rows.colours.find(({ use, finish }) => use === 'door' && finish === 'custom');
const fire = catalogue.rows.systems.find((system) => system.fire !== undefined);

const inCustomRal = (item: Item): Item => ({
  ...item,
  colours: { ...item.colours, doorExternal: custom?.id ?? item.colours.doorExternal },
});
const asFireDoor = (item: Item): Item => ({ ...item, systemId: fire?.id ?? item.systemId });

test.each([
  ['a single door', singleDoor, 10],
  ['a double door', doubleDoor, 20],
  ['two sidelights and a fanlight, 0.4 each', coupledSurround, 22],
  ['custom RAL', inCustomRal(singleDoor), 13],
  ['a fire door', asFireDoor(singleDoor), 15],
  ['both, double', asFireDoor(inCustomRal(doubleDoor)), 28],
])('%s takes its tenths of a point', (_, item, tenths) =>
  expect(capacityPoints(item, { catalogue, production })).toBe(tenths),
);

test.each([
  [1079, 'free'],
  [1080, 'nearly full'],
  [1200, 'full'],
  [1201, 'over'],
] as const)('a week of 120.0 points with %i tenths is %s', (points, level) =>
  expect(loadLevel(points, production.capacity.week)).toBe(level),
);

test('points are read with one decimal', () => expect([pointsText(21), pointsText(1200)]).toEqual(['2.1', '120.0']));
