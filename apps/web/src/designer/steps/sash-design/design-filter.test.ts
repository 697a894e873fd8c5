import { catalogue } from '../../../shared/testing/fakes.ts';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';

import {
  everyDesign,
  families,
  familiesAmong,
  isWorthFiltering,
  type DesignFilter,
  filteredDesigns,
} from './design-filter.ts';

const pattern = catalogue.rows.designs.find(({ lights }) => lights.length > 0);
if (!pattern) throw new Error('The rows hold no glazed design.');

/** Two of every family, one of them solid; of the full glazed both have glass. */
const designs: readonly Design[] = families.flatMap(({ family }, index) => [
  { ...pattern, id: designId(2 * index + 1), family, name: `${family} with glass` },
  {
    ...pattern,
    id: designId(2 * index + 2),
    family,
    name: `${family} two`,
    lights: family === 'full-glazed' ? pattern.lights : [],
  },
]);
const options = designs.map((value) => ({ value, chosen: false, disabledReason: null }));
const namesFor = (filter: Partial<DesignFilter>) =>
  filteredDesigns(options, { ...everyDesign, ...filter }).map(({ value }) => value.name);

test('without a filter every design is there', () => expect(namesFor({})).toHaveLength(options.length));

test('a family has its own designs', () =>
  expect(namesFor({ family: 'cottage' })).toEqual(['cottage with glass', 'cottage two']));

test('every design of a supplier belongs to a family with a filter', () => {
  const asked = new Set(families.map(({ family }) => family));
  expect(catalogue.rows.designs.filter(({ family }) => !asked.has(family))).toEqual([]);
});

test('a family without designs has no filter', () => {
  const others = options.filter(({ value }) => value.family !== 'carisbrooke');
  expect(familiesAmong(options)).toEqual(families);
  expect(familiesAmong(others)).toEqual(families.filter(({ family }) => family !== 'carisbrooke'));
});

test('a design is either solid or glazed', () => {
  expect(namesFor({ panes: 'solid' })).toHaveLength(5);
  expect([...namesFor({ panes: 'solid' }), ...namesFor({ panes: 'glazed' })].toSorted()).toEqual(
    namesFor({}).toSorted(),
  );
});

test('both filters hold at once', () => expect(namesFor({ family: 'full-glazed', panes: 'solid' })).toEqual([]));

test.each([
  [11, false],
  [12, true],
])('%i designs: filters are shown: %s', (count, are) => expect(isWorthFiltering(options.slice(0, count))).toBe(are));
