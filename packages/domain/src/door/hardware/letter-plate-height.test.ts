import { expect, test } from 'vitest';
import { designId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { mm } from '../../lib/mm.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { letterPlateHeightOptions } from './letter-plate-height.ts';
import { piecePlaces } from './piece-spot.ts';

const catalogue = aCatalogue();
const flush = afterChoosing(aDoor('single-door'), { type: 'design.choose', designId: designId(15) });
const low = afterChoosing(flush, { type: 'hardware.placeLetterPlate', height: mm(760) });
const without = afterChoosing(flush, { type: 'hardware.choose', kind: 'letterPlate', stock: null });
const heightOf = (item: Item) => piecePlaces(item, catalogue).heights.letterPlate;

test('a letter plate sits at one of the heights of its design, and at the usual one without a choice', () => {
  expect(letterPlateHeightOptions(low, catalogue).map(({ value, chosen }) => [value, chosen])).toEqual([
    [920, false],
    [760, true],
  ]);
  expect([heightOf(flush), heightOf(low)]).toEqual([920, 760]);
  expect(afterChoosing(low, { type: 'hardware.placeLetterPlate', height: mm(920) })).toEqual(flush);
  expect(afterChoosing(low, { type: 'hardware.placeLetterPlate', height: null })).toEqual(flush);
});

test.each<[string, Item, number, string]>([
  ['a height that the design does not take', flush, 761, 'hardware.not-offered'],
  ['a design with one place for it', aDoor('single-door'), 760, 'hardware.not-offered'],
  ['a door without a letter plate', without, 760, 'hardware.not-offered'],
])('%s is refused', (_, item, height, code) => {
  expect(refusalOfChoosing(item, { type: 'hardware.placeLetterPlate', height: mm(height) })).toBe(code);
});

test('another design, or no letter plate, puts it back to the usual height', () => {
  expect(afterChoosing(low, { type: 'design.choose', designId: designId(8) }).hardware.letterPlateHeight).toBeNull();
  const bare = afterChoosing(low, { type: 'hardware.choose', kind: 'letterPlate', stock: null });
  expect(bare.hardware.letterPlateHeight).toBeNull();
});
