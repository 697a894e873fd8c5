import { expect, test } from 'vitest';
import { type Catalogue, catalogueOf } from '../../catalogue/rows/catalogue.ts';
import type { SoldRows } from '../../catalogue/rows/catalogue-rows.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import { workedExampleProductionRows as production } from '../../testing/worked-example-production-rows.ts';
import { finding as messages } from '../../messages/english/finding.ts';
import { faultsOf } from './findings.ts';

const { sold } = aCatalogue();
const door = aDoor('single-door');
const { knocker } = door.hardware.chosen;

/** The same supplier, without the rows that are picked here. */
const without = <List extends keyof SoldRows>(
  list: List,
  isGone: (row: SoldRows[List][number]) => boolean,
): Catalogue =>
  catalogueOf({
    ...sold,
    [list]: sold[list].filter((row) => !isGone(row)),
    retired: { [list]: sold[list].filter(isGone) },
  });

const said = (catalogue: Catalogue) =>
  faultsOf(door, { catalogue, production, messages }).filter(({ code }) => code === 'catalogue.no-longer-sold');

test('a door of which everything is sold has no note about that', () => {
  expect(said(aCatalogue())).toEqual([]);
});

test.each([
  ['its design', without('designs', ({ id }) => id === door.designId)],
  ['its colour', without('colours', ({ id }) => id === door.colours.doorExternal)],
  ['its sill', without('sizeStock', ({ code }) => code === door.frame.sill)],
  ['its threshold', without('thresholds', ({ code }) => code === door.frame.threshold)],
  ['its knocker', without('stock', ({ code }) => code === knocker)],
  [
    'the product of its knocker',
    without('masters', ({ id }) => sold.stock.some(({ code, masterId }) => code === knocker && masterId === id)),
  ],
])('where %s is sold no more, a note says so and nothing stands in the way', (_, catalogue) => {
  expect(said(catalogue)).toMatchObject([
    { severity: 'note', sentence: expect.stringMatching(/^No longer sold: .+\. This door keeps it; once another/) },
  ]);
});

test('what the door does not have may be retired without a word', () => {
  expect(said(without('designs', ({ id }) => id !== door.designId))).toEqual([]);
});
