import { createHash, randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { hashedCurrencies, hashedItems, hashedTerms, priceBytes } from '@door/catalogue/testing/hashed-prices';
import { priceHashes } from '@door/catalogue/testing/price-hashes';
import { itemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { expect, test } from 'vitest';
import { callContext, demoSupplier, testClient } from './testing/call-context.ts';
import { databasesHere, openTestServer } from './testing/open-test-server.ts';
import { aStoredItem } from './testing/samples.ts';

const { tier: Tier, markup: Markup } = hashedTerms;

test.each(databasesHere)(
  'law 2: a price that was asked for of the %s database is byte by byte that of Node and of browsers',
  async (kind) => {
    await using server = await openTestServer(kind);
    const supplier = await demoSupplier(server);
    const caller = { role: 'admin', userId: randomUUID() } as const;
    const { pricing } = installerRouter.createCaller(callContext(server, { caller }));
    const hashOf = async (item: Item) => {
      const ItemId = randomUUID();
      const stored = { ...aStoredItem(supplier), item: { ...item, id: itemId(ItemId) } };
      await server.transactions.run(testClient, ({ items }) => items.create(stored));
      const asked = hashedCurrencies.map((Currency) => pricing.explain({ ItemId, Tier, Markup, Currency }));
      const bytes = (await Promise.all(asked)).map(priceBytes);
      return createHash('sha256').update(bytes.join('\n')).digest('hex');
    };
    const answered = Object.entries(hashedItems).map(async ([name, item]) => [name, await hashOf(item)] as const);
    expect(Object.fromEntries(await Promise.all(answered))).toEqual(priceHashes);
  },
);
