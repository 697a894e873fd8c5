import type { StoredItem } from '../../ports/item-store.ts';
import { describe, expect, test } from 'vitest';
import { publicRouter } from '../../routers.ts';
import { aTestApi, codeOf, newDoor, type TestApi } from '../../testing/a-test-api.ts';

/** Reads the item as the server does: while nothing of it has changed, it is the same object. */
async function aReader(api: TestApi) {
  const { Id } = await newDoor(api);
  const context = api.context(-1022, { role: 'public' });
  const kept = new Map<string, StoredItem>();
  const asItIs: typeof context.readItem = async (client, id) => {
    const found = await context.readItem(client, id);
    const known = found && (kept.get(JSON.stringify(found)) ?? found);
    if (known) kept.set(JSON.stringify(known), known);
    return known;
  };
  /** With the supplier as it is by then. */
  const visitor = () => publicRouter.createCaller({ ...api.context(-1022, { role: 'public' }), readItem: asItIs });
  return { Id, read: () => visitor().tryGetItemForPublic(Id) };
}

describe('an item that is read again', () => {
  test('is spelled once while neither it nor the catalogue has changed', async () => {
    const { read } = await aReader(aTestApi());
    const first = await read();
    expect(await read()).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
  });

  test('is spelled anew where the catalogue is another one', async () => {
    const api = aTestApi();
    const { read } = await aReader(api);
    const first = await read();
    api.publishCatalogue();
    expect(await read()).not.toBe(first);
  });

  test('is as the last choice has left it', async () => {
    const api = aTestApi();
    const { Id, read } = await aReader(api);
    const { LastUpdated } = await read();
    const saved = await api.visitor().configureItem({
      ItemId: Id,
      LastUpdated,
      Actions: [{ type: 'hand.choose', hand: 'right' }],
    });
    expect(await read()).toEqual(saved);
  });

  test('is no longer answered to a visitor once its enquiry was sent', async () => {
    const api = aTestApi();
    const { Id, read } = await aReader(api);
    await read();
    const form = { ItemId: Id, Name: 'Ada Moor', Email: 'ada@example.com', Phone: '', Address: '', Notes: '' };
    await api.visitor().submitEnquiry(form);
    expect(await codeOf(read())).toBe(await codeOf(api.visitor().tryGetItemForPublic(Id)));
    expect(await codeOf(read())).not.toBe('accepted');
  });
});
