import type { Action } from '@door/domain/item/action';
import { templateId } from '@door/domain/item/ids';
import { expect, test } from 'vitest';
import { aShop } from '../../testing/a-shop.ts';

const choices: readonly Action[] = [
  { type: 'hand.choose', hand: 'right' },
  { type: 'colour.sameInternal', on: true },
  { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } },
  { type: 'frame.choose', templateId: templateId('surround') },
  { type: 'hardware.visit' },
  { type: 'hardware.clearAll' },
];

test('an item as it was, under the newest version, can be put back after any choice', async () => {
  const shop = aShop();
  const visitor = shop.visitor();
  let now = await visitor.createItemFromTemplate({ ItemId: 'single-door' });
  const past = [now];
  for (const action of choices) {
    shop.moving.now += 1000;
    now = await visitor.configureItem({ ItemId: now.Id, LastUpdated: now.LastUpdated, Actions: [action] });
    past.push(now);
  }
  for (const before of past.toReversed()) {
    shop.moving.now += 1000;
    now = await visitor.updateItem({
      ...before,
      LastUpdated: now.LastUpdated,
      ItemSubAssembly: [...before.ItemSubAssembly],
    });
    expect(JSON.parse(now.Props)).toEqual(JSON.parse(before.Props));
  }
});
