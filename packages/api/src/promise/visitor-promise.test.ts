import { itemId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { loadDoorPaper } from '../document/load-door-paper.ts';
import type { Stores } from '../ports/stores.ts';
import { aPricedList } from '../testing/a-priced-list.ts';
import { come, lockOfDoor, sellLocks } from '../testing/a-stock.ts';
import { aTestApi, newDoor, type TestApi } from '../testing/a-test-api.ts';
import { dated } from '../testing/dated.ts';
import { keptStores } from './kept-facts.ts';
import { visitorPromise } from './visitor-promise.ts';

// Today is Saturday 21 November 2026.

const show = (api: TestApi, promiseDisplay: 'hidden' | 'weeks' | 'date', priceDisplay: 'hidden' | 'from' = 'from') => {
  api.sellAt(aPricedList, priceDisplay);
  api.setClient({ promiseDisplay });
};

async function scopeOf(api: TestApi) {
  const ctx = api.context(-1022, { role: 'public' });
  const supplier = (await ctx.suppliers.find(api.clientId)) ?? expect.fail();
  return { ...ctx, supplier, caller: { role: 'public' } as const };
}

test('hidden, a date is said nowhere, nor how long it takes', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  show(api, 'hidden');
  const answer = await api.visitor().getPrice({ ItemId: Id });
  expect(answer.Promise).toBeNull();
  expect(JSON.stringify(answer)).not.toMatch(/lead|days/i);
  show(api, 'hidden', 'hidden');
  expect(await api.visitor().getPrice({ ItemId: Id })).toEqual({ Display: 'hidden', Promise: null });
});

test('shown, it is the date that the office is told, with reasons for everybody', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  show(api, 'date');
  const { Promise: told } = await api.visitor().getPrice({ ItemId: Id });
  const date = dated(await api.installer().promise.whatIf({ ItemIds: [Id] }));
  expect(date).toMatchObject({ Day: '2026-12-22', Week: '2651' });
  expect(told?.Text).toBe('Fitted from the week of 21 December');
  expect(told?.Reasons.at(-1)).toEqual({ Text: 'Your door is fitted', Day: date.Day, Binds: true });
  show(api, 'date', 'hidden');
  expect(await api.visitor().getPrice({ ItemId: Id })).toEqual({ Display: 'hidden', Promise: told });
});

test('of who shows weeks no day is said', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  show(api, 'weeks');
  const { Promise: told } = await api.visitor().getPrice({ ItemId: Id });
  expect(told?.Text).toBe('Made in about 4 weeks');
  expect(told?.Reasons.map(({ Day }) => Day)).toEqual(told?.Reasons.map(() => null));
  expect(JSON.stringify(told)).not.toMatch(/202\d/);
});

test('doors side by side, and the page that is kept, say the same', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  const { ShareId } = await api.visitor().shareDesign({ ItemId: Id });
  show(api, 'date');
  const { Promise: told } = await api.visitor().getPrice({ ItemId: Id });
  const compared = await api.visitor().comparePrices({ ShareIds: [ShareId] });
  expect(compared.Promises).toEqual([told]);
  const scope = await scopeOf(api);
  const paper = await api.transactions.run(api.clientId, (stores) => loadDoorPaper({ ...scope, stores }, ShareId));
  expect(paper.ok && paper.value.paper.price).toEqual([
    ...[expect.stringMatching(/^From/), 'The price includes VAT, but not fitting.'],
    'Fitted from the week of 21 December.',
  ]);
});

test('law 15: no vendor, no other order, no article and no load is named', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  await come(api, lockOfDoor, '1');
  await sellLocks(api, 60);
  show(api, 'date');
  const { Promise: told } = await api.visitor().getPrice({ ItemId: Id });
  const [vendor] = (await api.fabricator().vendor.list()).Vendors;
  for (const secret of [vendor?.Name ?? '', lockOfDoor, 'points', '10001']) {
    expect(secret).not.toBe('');
    expect(JSON.stringify(told)).not.toContain(secret);
  }
});

/** The same stores, which write down the calls that read. */
function counted(stores: Stores, calls: string[]): Stores {
  const counting = <Store extends object>(name: string, store: Store): Store =>
    new Proxy(store, {
      get: (target, call, receiver) => {
        const read: unknown = Reflect.get(target, call, receiver);
        return typeof read !== 'function'
          ? read
          : (...sent: unknown[]) => {
              calls.push(`${name}.${String(call)}`);
              return Reflect.apply(read, target, sent);
            };
      },
    });
  const entries = Object.entries(stores).map(([name, store]) => [name, counting(name, store)]);
  return { ...stores, ...Object.fromEntries(entries) };
}

test('what else is asked of the facts that are kept is answered as by the stores', async () => {
  const api = await aTestApi();
  await come(api, lockOfDoor, '1');
  await sellLocks(api, 60);
  const scope = await scopeOf(api);
  await api.transactions.run(api.clientId, async (stores) => {
    const kept = await keptStores({ ...scope, stores }, []);
    const [sold] = await stores.vendors.items();
    const vendor = sold?.vendor ?? expect.fail();
    expect(await kept.vendors.items()).toHaveLength(1);
    expect(await kept.vendors.items([vendor])).toHaveLength(1);
    expect(await kept.vendors.items([])).toEqual([]);
    expect(await kept.stock.balances()).toEqual(await stores.stock.balances());
    expect(await kept.stock.balances({ keys: [lockOfDoor] })).toHaveLength(1);
    expect(await kept.stock.balances({ keys: [lockOfDoor], place: vendor })).toEqual([]);
    expect(await kept.stock.places()).toEqual(await stores.stock.places());
  });
});

test('a choice reads nothing more while no fact has changed, and all anew once one has', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  await come(api, lockOfDoor, '1');
  show(api, 'date');
  const scope = await scopeOf(api);
  const asked = () =>
    api.transactions.run(api.clientId, async (stores) => {
      const { item } = (await stores.items.load(itemId(Id))) ?? expect.fail();
      const calls: string[] = [];
      const told = await visitorPromise({ ...scope, stores: counted(stores, calls) }, { item, added: [] });
      return { told, calls };
    });
  const first = await asked();
  expect(first.calls).toContain('promises.factsRevision');
  expect(first.calls).toContain('orders.loads');
  expect((await asked()).calls).toEqual([]);
  await api.fabricator().batch.setCapacity({ Week: '2651', Points: 0 });
  expect((await asked()).told, 'for five seconds').toEqual(first.told);
  api.controls.now += 6_000;
  const then = await asked();
  expect(then.calls).toContain('orders.loads');
  expect(then.told?.Text).toBe('Fitted from the week of 28 December');
  api.controls.now += 6_000;
  expect((await asked()).calls).toEqual(['promises.factsRevision']);
});
