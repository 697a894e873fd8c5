import type { Action } from '@door/domain/door/model/action';
import { templateId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { aTestApi } from '../testing/a-test-api.ts';

const choices: readonly Action[] = [
  { type: 'hand.choose', hand: 'right' },
  { type: 'colour.sameInternal', on: true },
  { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } },
  { type: 'frame.choose', templateId: templateId('surround') },
  { type: 'hardware.chooseSuite', suite: 'chrome' },
  { type: 'hardware.clearAll' },
];

test('after any action the item of before can be saved again under the newest version', async () => {
  const api = await aTestApi();
  const visitor = api.visitor();
  let now = await visitor.createItemFromTemplate({ ItemId: 'single-door' });
  const past = [now];
  for (const action of choices) {
    api.controls.now += 1000;
    now = await visitor.configureItem({ ItemId: now.Id, LastUpdated: now.LastUpdated, Actions: [action] });
    past.push(now);
  }
  for (const before of past.toReversed()) {
    api.controls.now += 1000;
    now = await visitor.updateItem({
      ...before,
      LastUpdated: now.LastUpdated,
      ItemSubAssembly: [...before.ItemSubAssembly],
    });
    expect(JSON.parse(now.Props)).toEqual(JSON.parse(before.Props));
  }
});
