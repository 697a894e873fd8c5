import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { configure } from '@door/domain/door/configure/configure';
import { numberPanes } from '@door/domain/door/glass/house-number-place';
import type { Action } from '@door/domain/door/model/action';
import { everyPane, type HouseNumberPlace } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { factsOf } from '@door/drawing/facts-of';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { catalogue, context, doorOf } from './testing/demo-doors.ts';
import { testSuppliers } from './testing/walks.ts';

const [supplier] = testSuppliers;
const theme = demoCatalogue.themes.find(({ showsHouseNumber }) => showsHouseNumber);

const chosen = (item: Item, ...actions: readonly Action[]): Item =>
  actions.reduce((now, action) => {
    const made = configure(now, action, context);
    return made.ok ? made.value.item : expect.fail(made.refusal.message);
  }, item);

/** A set of this name with the number in all of its glass. */
function numbered(name: string): Item {
  const template = demoCatalogue.templates.find(({ displayName }) => displayName === name) ?? expect.fail(name);
  const glazing = { kind: 'theme', themeId: theme?.id ?? expect.fail() } as const;
  return chosen(
    doorOf(template),
    { type: 'glass.chooseForDoor', glazing },
    { type: 'glass.chooseHouseNumber', houseNumber: '28a' },
  );
}

const unitsOf = (item: Item): readonly string[] =>
  bomOf(item, supplier ?? expect.fail()).flatMap((piece) => (piece.kind === 'glass' ? [piece.houseNumber] : []));

/** Of all panes in the facts that a picture is drawn from. */
const drawnIn = (item: Item): readonly string[] =>
  JSON.stringify(factsOf({ item, catalogue, side: 'external' })).match(/"numerals":"28a"/g) ?? [];

describe.each([
  'Single Door',
  'Double Door with Full Surround',
  'Single Door with Both Sidelights with Mullion & Fanlight',
])('the number in the glass of a %s', (name) => {
  const item = numbered(name);
  const panes = numberPanes(item, catalogue);
  const places: readonly (HouseNumberPlace | null)[] = [null, ...panes.map((pane) => pane.name)];

  test.each(places)('is drawn in one pane and ordered in one unit, at %s', (at) => {
    const placed = chosen(item, { type: 'glass.placeHouseNumber', at });
    expect(unitsOf(placed).filter((number) => number === '28a')).toHaveLength(1);
    expect(drawnIn(placed)).toHaveLength(1);
  });

  test('is in all of them where that is wanted', () => {
    const placed = chosen(item, { type: 'glass.placeHouseNumber', at: everyPane });
    expect(unitsOf(placed)).toEqual(panes.map(() => '28a'));
    expect(drawnIn(placed)).toHaveLength(panes.length);
  });
});
