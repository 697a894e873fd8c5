import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aDoor, afterChoosing, aRecordOf } from '@door/domain/testing/a-door';
import type { Item } from '@door/domain/door/model/item';
import { expect, test } from 'vitest';
import { itemToWire } from './item-to-wire.ts';
import { conflictingFields } from './conflicting-fields.ts';

const wire = (item: Item) =>
  itemToWire({ ...aRecordOf(item), lastUpdated: '2026-11-21T04:00:00.000Z', bomUpdated: null }, aCatalogue());
const is = wire(aDoor('single-door'));
const shall = wire(afterChoosing(aDoor('single-door'), { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } }));

test.each([
  ['as it was', is, []],
  ['as it shall be', shall, []],
  ['half of each', { ...is, SashGlassTheme: shall.SashGlassTheme }, []],
  ['with columns left out', { Id: is.Id }, []],
  ['with another date', { ...is, LastUpdated: '2020-01-01T00:00:00.000Z' }, []],
  ['with a third glass', { ...is, SashGlassTheme: 'Prairie' }, ['SashGlassTheme']],
  ['with a property of its own', { ...is, Props: '{"numerals":"7"}' }, ['Props.numerals']],
])('an item %s strays in %j', (_, given, stray) => {
  expect(conflictingFields(given, is, shall)).toEqual(stray);
});
