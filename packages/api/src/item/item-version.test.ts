import { expect, test } from 'vitest';
import { aTestApi, newDoor, propsOf } from '../testing/a-test-api.ts';

test('an item names the version of the catalogue that it was last settled with, also after a newer one is published', async () => {
  const api = aTestApi();
  const { Id } = await newDoor(api);
  const version = () => api.transactions.rows(-1022).items.get(Id)?.catalogueVersion;
  api.publishCatalogue();
  const item = await api.visitor().tryGetItemForPublic(Id);
  expect(version()).toBe(1);

  await api.visitor().updateItem(item);
  expect(version(), 'saved without a change').toBe(1);

  await api.visitor().updateItem({ ...item, Props: JSON.stringify({ ...propsOf(item), overallWidth: 950 }) });
  expect(version(), 'changed').toBe(2);
});
