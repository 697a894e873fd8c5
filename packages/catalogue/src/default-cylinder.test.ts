import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { defaultCylinder } from '@door/domain/door/hardware/default-cylinder';
import { expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';

test('a new door has the first cylinder that goes on every door, in the order of the stock', () => {
  expect(defaultCylinder(catalogueOf(demoCatalogue))).toBe('CY-3K');
  const stock = demoCatalogue.stock.toSorted(
    (one, other) => Number(other.code === 'CY-3T') - Number(one.code === 'CY-3T'),
  );
  expect(defaultCylinder(catalogueOf({ ...demoCatalogue, stock }))).toBe('CY-3T');
});

test('where each cylinder asks something of the door, a new door has the first', () => {
  const stock = demoCatalogue.stock.map((each) => ({ ...each, criteria: { sbd: ['No'] } }));
  expect(defaultCylinder(catalogueOf({ ...demoCatalogue, stock }))).toBe('CY-1K');
});
