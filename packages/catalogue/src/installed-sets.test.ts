import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { designId } from '@door/domain/door/model/ids';
import { installedSetOf } from '@door/domain/selling/installation/installed-set';
import { coupledSurround, doubleDoor, onePieceSurround, singleDoor } from '@door/domain/testing/worked-example-items';
import { expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';

const rows = { catalogue: catalogueOf(demoCatalogue), production: demoProduction };

test.each([
  ['a single door', singleDoor, { coupled: 0, uValue: 1.2 }],
  ['coupled sidelights and a fanlight', coupledSurround, { coupled: 3, uValue: 1.4 }],
  ['a frame of one piece has no window of its own', onePieceSurround, { coupled: 0 }],
  ['a double door', doubleDoor, { coupled: 0 }],
])('%s', (_, item, expected) => expect(installedSetOf(item, rows, true)).toMatchObject(expected));

test('a solid door has no glass, one that is full of it more than half, and what nobody can rate no U-value', () => {
  const shareOf = (design: number) =>
    installedSetOf({ ...singleDoor, designId: designId(design) }, rows, true).share / 10;
  expect([shareOf(1), shareOf(23) > 50]).toEqual([0, true]);
  expect(installedSetOf(singleDoor, rows, false).uValue).toBe(null);
});
