import { expect, test } from 'vitest';
import { aTestApi, newDoor, propsOf } from '../testing/a-test-api.ts';

test('an item names the version of the catalogue that it was last settled with, also after a newer one is published', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  const version = async () => (await api.item(Id))?.catalogueVersion;
  api.publishCatalogue();
  const item = await api.visitor().tryGetItemForPublic(Id);
  expect(await version()).toBe(1);

  await api.visitor().updateItem(item);
  expect(await version(), 'saved without a change').toBe(1);

  await api.visitor().updateItem({ ...item, Props: JSON.stringify({ ...propsOf(item), overallWidth: 950 }) });
  expect(await version(), 'changed').toBe(2);
});
