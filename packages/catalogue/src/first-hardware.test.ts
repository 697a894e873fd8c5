import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { configure } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { contextOf } from '@door/domain/testing/a-context';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { context, doorOf } from './testing/demo-doors.ts';

const { designs, templates, handles } = demoCatalogue;

const design = (name: string): Action => {
  const row = designs.find((each) => each.name === name);
  if (!row) throw new Error(`The demo catalogue has no ${name}.`);
  return { type: 'design.choose', designId: row.id };
};

function newDoor(): Item {
  const [template] = templates;
  if (!template) throw new Error('The demo catalogue holds no template.');
  return doorOf(template);
}

const after = (item: Item, actions: readonly Action[], asked = context): Item =>
  actions.reduce((now, action) => {
    const outcome = configure(now, action, asked);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.value.item;
  }, item);

test('every design names hardware that suits it', () => {
  expect(designs.filter(({ firstHardware }) => !firstHardware)).toEqual([]);
});

describe('while nobody has chosen hardware', () => {
  test.each([
    ['Centre Slot', { suite: 'chrome', handleType: 'lever-lever', hingeColour: 'Chrome' }, { handle: 'HA-LL-CH' }],
    ['Full Glaze', { suite: 'chrome', handleType: 'lever-short' }, { handle: 'HA-LS-CH' }],
    ['Cottage Plank', { suite: 'black', handleType: 'lever-lever' }, { knocker: 'KN-RING-BK', spyhole: 'SP-180-BK' }],
    ['Four Panel', { suite: 'gold', handleType: 'lever-lever' }, { knocker: 'KN-URN-GD' }],
  ])('a door of %s has what the design names', (name, hardware, chosen) => {
    const item = after(newDoor(), [design('Flush'), design(name)]);
    expect(item.hardware).toMatchObject({ ...hardware, chosen });
  });

  test('a supplier that does not sell the named handle fits another that has room', () => {
    const fewer = { ...demoCatalogue, handles: handles.filter(({ handleType }) => handleType !== 'lever-short') };
    const { hardware } = after(newDoor(), [design('Full Glaze')], contextOf(catalogueOf(fewer)));
    expect(hardware).toMatchObject({ handleType: 'pull-bar-600', suite: 'satin-chrome' });
  });
});

test.each<readonly [string, Action, string]>([
  ['the finish', { type: 'hardware.chooseSuite', suite: 'gold' }, 'gold'],
  ['the handle', { type: 'hardware.chooseHandleType', handleType: 'lever-lever' }, 'black'],
  ['a piece', { type: 'hardware.choose', kind: 'letterPlate', stock: null }, 'black'],
])('once a person chose %s, designs still bring what nobody chose', (_, choice, finish) => {
  const item = after(newDoor(), [choice, design('Centre Slot'), design('Cottage Plank')]);
  expect(item.hardware.suite).toBe(finish);
});

test('no hardware at all is a choice too: a design brings its handle, and no piece', () => {
  const { hardware } = after(newDoor(), [
    { type: 'hardware.clearAll' },
    design('Centre Slot'),
    design('Cottage Plank'),
  ]);
  expect(hardware).toMatchObject({ handleType: 'lever-lever', chosen: { knocker: null, spyhole: null } });
});

test('what is chosen besides hardware leaves it to the design', () => {
  const item = after(newDoor(), [{ type: 'hand.choose', hand: 'right' }, design('Centre Slot')]);
  expect(item.hardware.suite).toBe('chrome');
});
