import { daysAfter } from '@door/domain/lib/open-days';
import { expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { aSendableQuote, quoteId } from '../testing/a-sent-quote.ts';
import { aSolidDoor } from '../testing/a-sold-order.ts';
import { come, lockOfDoor } from '../testing/a-stock.ts';
import { aTestApi } from '../testing/a-test-api.ts';
import { anOrderOfPast } from '../testing/an-order-of-past.ts';

// Today is Saturday 21 November 2026.

const period = { From: '2026-11-01', To: '2027-01-31' } as const;

const morning = '2026-11-02T09:00:00.000Z';

async function someOrders() {
  const { api } = await aReadyOrder();
  await anOrderOfPast(api, { number: 10_002, done: '2026-12-20', promises: [['2026-12-16', morning]] });
  await anOrderOfPast(api, { number: 10_003, done: '2026-12-21', promises: [['2026-12-16', morning]] });
  await anOrderOfPast(api, {
    ...{ number: 10_004, done: '2027-01-06' },
    promises: [
      ['2026-12-16', morning],
      ['2027-01-06', '2026-12-10T09:00:00.000Z'],
    ],
  });
  await anOrderOfPast(api, { number: 10_005, done: '2027-02-01', promises: [['2027-01-06', morning]] });
  await anOrderOfPast(api, { number: 10_006, done: null, promises: [['2026-11-10', morning]] });
  await anOrderOfPast(api, { number: 10_007, done: null, promises: [['2026-11-18', morning]] });
  await anOrderOfPast(api, {
    number: 10_008,
    done: null,
    promises: [['2026-11-03', morning]],
    change: { promisedWeek: null },
  });
  return api;
}

test('kept promises, by month and seller, and the orders that were not', async () => {
  const api = await someOrders();
  const { Kept } = await api.installer().promise.figures(period);
  const counts = (Orders: number, AsFirstPromised: number, AsLastTold: number) => ({
    Orders,
    AsFirstPromised,
    AsLastTold,
  });
  expect(Kept.Months).toEqual([
    { Month: '2026-11', ...counts(0, 0, 0) },
    { Month: '2026-12', ...counts(2, 1, 1) },
    { Month: '2027-01', ...counts(1, 1, 1) },
  ]);
  expect(Kept.Sellers).toEqual([expect.objectContaining(counts(3, 2, 2))]);
  expect(Kept.Missed).toEqual([
    expect.objectContaining({ Order: '10003', DoneOn: '2026-12-21', AsLastTold: false, Cause: null }),
  ]);
  expect(Kept.Causes).toEqual([{ Cause: null, Orders: 1 }]);
  const [promises, orders] = [await api.rows('promise'), await api.rows('order')];
  const done = orders.filter(
    ({ installedOn }) => installedOn !== null && installedOn >= period.From && installedOn <= period.To,
  );
  const sundays = done.map(({ id, installedOn }) => {
    const last = promises.filter(({ orderId }) => orderId === id).at(-1)?.finishedOn ?? '';
    return (installedOn ?? '') <= daysAfter(last, (7 - new Date(last).getUTCDay()) % 7);
  });
  expect(Kept.Months.reduce((sum, { AsLastTold }) => sum + AsLastTold, 0)).toBe(sundays.filter(Boolean).length);
});

test('the longest late first; what is reopened is not late', async () => {
  const api = await someOrders();
  const { Late } = await api.installer().promise.figures(period);
  expect(Late.map(({ Order, Day }) => [Order, Day])).toEqual([['10006', '2026-11-10']]);
});

test('weeks tell what is made, planned and short, as the orders and the shortages do', async () => {
  const api = await someOrders();
  await come(api, lockOfDoor, '1');
  const { inventory, batch, promise } = api.fabricator();
  const [place] = (await inventory.places()).Places;
  const Id = api.context(-1022, null).ids.other();
  await inventory.move({ Id, Kind: 'issue', Key: lockOfDoor, Place: place?.Id ?? '', Quantity: '1', Reason: 'Repair' });
  const { Weeks } = await promise.figures(period);
  expect([Weeks[0]?.Week, Weeks.at(-1)?.Week, Weeks.length]).toEqual(['2644', '2704', 14]);
  const orders = (await api.rows('order')).filter(({ state }) => state !== 'Cancelled');
  const madeStates = ['Manufactured', 'Dispatched', 'Delivered', 'Installed', 'Closed'];
  for (const { Week, Made, Planned } of Weeks) {
    const ofWeek = orders.filter(({ week, promisedWeek }) => (week ?? promisedWeek) === Week);
    const sum = (isMade: boolean) =>
      ofWeek
        .filter(({ state }) => madeStates.includes(state) === isMade)
        .reduce((points, order) => points + (order.points ?? 0), 0);
    expect([Week, Made, Planned]).toEqual([Week, (sum(true) / 10).toFixed(1), (sum(false) / 10).toFixed(1)]);
  }
  const shown = new Map(Weeks.map((week) => [week.Week, week]));
  for (const { Week, Capacity, Open } of await batch.weeks({ Weeks: 8 }))
    expect(shown.get(Week) ?? { Capacity, Open }).toMatchObject({ Capacity, Open });
  const short = await inventory.shortages();
  expect(short.map(({ Week }) => Week)).toEqual(['2650']);
  expect(Weeks.filter(({ ShortOrders }) => ShortOrders > 0)).toEqual([
    expect.objectContaining({ Week: '2650', ShortOrders: 1, ShortKeys: 1 }),
  ]);
});

test('what is held of a week for a quote is neither planned nor made, and only until it ends', async () => {
  const api = await aTestApi();
  await aSendableQuote(api, aSolidDoor);
  const loadOf = async (label: string) => {
    const { Weeks } = await api.installer().promise.figures(period);
    return Weeks.flatMap(({ Week, Made, Planned, Held }) => (Week === label ? { Made, Planned, Held } : []));
  };
  const held = await api.installer().promise.hold({ Id: '5a1f4c1e-0000-4000-8000-0000000000d1', QuoteId: quoteId });
  expect(held).toMatchObject({ Week: '2652', Points: '1.0', Until: '2026-11-28' });
  expect(await loadOf('2652')).toEqual([{ Made: '0.0', Planned: '0.0', Held: '1.0' }]);
  expect(await loadOf('2651')).toEqual([{ Made: '0.0', Planned: '0.0', Held: '0.0' }]);
  api.controls.now = Date.parse('2026-11-28T23:59:59.000Z');
  expect(await loadOf('2652')).toMatchObject([{ Held: '1.0' }]);
  api.controls.now += 1000;
  expect(await loadOf('2652')).toMatchObject([{ Held: '0.0' }]);
});

test('stock is worth what its lines came to by the end of each month, for who may see costs', async () => {
  const api = await aTestApi();
  const { inventory } = api.fabricator();
  const [place] = (await inventory.places()).Places;
  const moved = { Key: lockOfDoor, Place: place?.Id ?? '', Reason: 'Found' };
  const anId = () => api.context(-1022, null).ids.other();
  await inventory.move({ ...moved, Id: anId(), Kind: 'in', Quantity: '4', Value: '100.00' });
  api.controls.now = Date.parse('2027-01-05T09:00:00.000Z');
  await inventory.move({ ...moved, Id: anId(), Kind: 'issue', Quantity: '1' });
  const value = (Month: string, Value: string) => ({ Month, Values: [{ Currency: 'EUR', Value }] });
  expect((await api.fabricator().promise.figures(period)).Stock).toEqual([
    ...[value('2026-11', '100.00'), value('2026-12', '100.00'), value('2027-01', '75.00')],
  ]);
  expect((await api.installer().promise.figures(period)).Stock).toBeNull();
  for (const Day of ['2026-11-30', '2026-12-31']) {
    const { Values } = await api.fabricator().inventory.valueOn({ Day });
    expect(Values.map(({ Value }) => Value)).toEqual(['100.00']);
  }
});

test.each([
  ['a period that ends before it begins', { From: '2027-01-02', To: '2027-01-01' }],
  ['one of more than two years', { From: '2026-01-01', To: '2028-01-03' }],
])('%s is refused', async (_, wrong) => {
  const api = await aTestApi();
  await expect(api.installer().promise.figures(wrong)).rejects.toThrow('at most 731 days');
});
