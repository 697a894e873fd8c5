import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { come, lockOfDoor, sellLocks } from '../testing/a-stock.ts';
import { aSoldOrder, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { confirmOrder } from '../testing/confirm-order.ts';
import { dated } from '../testing/dated.ts';

// Today is Saturday 21 November 2026. Without goods the order is promised for 2650: its foil asks for 10 December.

async function anOrderToAccept() {
  const { api, door } = await aSoldOrder();
  await measure(api, door);
  await confirmOrder(api.installer(), OrderId);
  return {
    api,
    accept: () => api.fabricator().order.accept({ Id: OrderId, CreditChecked: true }),
    /** What another door like it would be promised now. */
    another: async () => dated(await api.fabricator().promise.whatIf({ ItemIds: [door] })),
  };
}

const binding = (promise: { readonly Reasons: readonly { readonly Binds: boolean; readonly Code: string }[] } | null) =>
  promise?.Reasons.filter(({ Binds }) => Binds).map(({ Code }) => Code);

test('a date waits for what has to be bought, and says so without the name of who sells it', async () => {
  const { api, accept } = await anOrderToAccept();
  await sellLocks(api, 20);
  const { Promise: promise } = await accept();
  // The deposit is assumed by 24 November; ordered on the 25th, delivered 23 December and usable on the 24th: after the assembly of its week.
  expect(promise).toMatchObject({ Week: '2653', Made: '2027-01-01' });
  expect(binding(promise)).toEqual(['deposit', 'vendor', 'made', 'transport', 'fitting']);
  expect(promise?.Reasons.find(({ Code }) => Code === 'vendor')).toMatchObject({
    ...{ Day: '2026-12-24', Text: 'ML-M is delivered and can be used' },
    PublicText: 'What your door is made of is there',
  });
  expect(promise?.Skipped.at(-1)).toMatchObject({ Week: '2652', Why: 'not-ready', Day: '2026-12-24' });
  expect(JSON.stringify(promise)).not.toContain('Latch');
});

test('what lies in the store is not waited for, until somebody was promised it', async () => {
  const { api, accept, another } = await anOrderToAccept();
  await sellLocks(api, 20);
  await come(api, lockOfDoor, '1');
  const { Promise: promise } = await accept();
  expect(promise).toMatchObject({ Week: '2650' });
  const { whatIf } = api.fabricator().promise;
  expect(await whatIf({ OrderId }), 'its own lock counts as its own').toMatchObject({ Week: '2650' });
  // Without a deposit it is ordered on Monday, and usable on 22 December, the day of assembly.
  expect(await another()).toMatchObject({ Week: '2652' });
  await come(api, lockOfDoor, '1');
  expect(await another()).toMatchObject({ Week: '2650' });
});

test('what was ordered counts from the day on which it can be used', async () => {
  const { api, another } = await anOrderToAccept();
  await sellLocks(api, 60);
  const [vendor] = (await api.fabricator().vendor.list()).Vendors;
  const Lines = [{ LineId: randomUUID(), Key: lockOfDoor, Quantity: '1' }];
  const { purchase } = api.fabricator();
  const late = await another();
  expect(late?.Week).toBe('2707');
  const { Id, LastUpdated } = await purchase.create({ Id: randomUUID(), VendorId: vendor?.Id ?? '', Lines });
  expect(await another(), 'a draft is not ordered').toEqual(late);
  const sent = await purchase.send({ Id, LastUpdated, How: 'phone', PriceOpen: true });
  const Schedule = [{ Quantity: '1', Day: '2026-12-14' }];
  const [line] = sent.Lines;
  await purchase.confirm({
    ...{ Id, LastUpdated: sent.LastUpdated, How: 'phone', DifferencesAccepted: true },
    Lines: [{ LineId: line?.LineId ?? '', Schedule }],
  });
  const ordered = await another();
  expect(ordered).toMatchObject({ Week: '2651' });
  expect(ordered?.Reasons.find(({ Code }) => Code === 'purchase')).toMatchObject({
    ...{ Day: '2026-12-15', Binds: true, Text: 'ML-M comes', PublicText: 'What your door is made of is there' },
  });
});

test('what if the goods came of another vendor is answered for those who may buy', async () => {
  const { api } = await anOrderToAccept();
  await sellLocks(api, 20);
  const slow = (await api.fabricator().vendor.list()).Vendors[0]?.Id ?? '';
  await sellLocks(api, 60, 'Bolt');
  const { whatIf } = api.fabricator().promise;
  const now = dated(await whatIf({ OrderId }));
  expect(now).toMatchObject({ Week: '2653', Vendors: [{ Name: 'Bolt' }, { Id: slow, Name: 'Latch' }] });
  const Vendor = now.Vendors[0]?.Id ?? '';
  expect(await whatIf({ OrderId, Vendor: slow })).toMatchObject({ Week: '2653' });
  expect(await whatIf({ OrderId, Vendor })).toMatchObject({ Week: '2708' });
  const other = api.installer().promise;
  expect(await other.whatIf({ OrderId })).toMatchObject({ Week: '2653', Vendors: [] });
  expect(await codeOf(other.whatIf({ OrderId, Vendor }))).toBe('CONFLICT');
  expect(await codeOf(whatIf({ OrderId, Vendor: randomUUID() }))).toBe('CONFLICT');
  // What lies there is bought of nobody.
  await come(api, lockOfDoor, '1');
  expect(await whatIf({ OrderId, Vendor })).toMatchObject({ Week: '2650' });
});

test('what is kept, is not there and nobody sells gets no date', async () => {
  const { api, accept } = await anOrderToAccept();
  await come(api, lockOfDoor, '1');
  const { inventory } = api.fabricator();
  const [place] = (await inventory.places()).Places;
  const moved = { Id: randomUUID(), Key: lockOfDoor, Place: place?.Id ?? '', Quantity: '1' };
  await inventory.move({ ...moved, Kind: 'issue', Reason: 'For a repair' });
  const accepted = await accept();
  expect(accepted.Promise).toBeNull();
  expect(accepted.PromisedWeek).toBeNull();
});
