import { daysAfter } from '@door/domain/lib/open-days';
import type { PromiseCause } from '@door/domain/making/promise/promise';
import type { Order } from '@door/domain/selling/order/order';
import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { describe, expect, test } from 'vitest';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { aSendableQuote, quoteId } from '../testing/a-sent-quote.ts';
import { aSolidDoor } from '../testing/a-sold-order.ts';
import { come, lockOfDoor } from '../testing/a-stock.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { publicKept } from './kept-figures.ts';

// Today is Saturday 21 November 2026.

const period = { From: '2026-11-01', To: '2027-01-31' } as const;

interface Past {
  readonly number: number;
  readonly done: string | null;
  /** Day and moment of each promise, and what is told beside; unless said the second one is moved by a hold. */
  readonly promises: readonly (readonly [string, string, Told?])[];
  readonly change?: Partial<Order>;
}

/** Unless said a week is promised. */
interface Told {
  readonly cause?: PromiseCause;
  readonly lateVendor?: string;
  readonly grain?: 'day';
}

/** An order as it was left, with what was promised of it. */
async function anOrder(api: TestApi, { number, done, promises, change = {} }: Past): Promise<string> {
  const id = await anotherReadyOrder(api, number, [`5a1f4c1e-0000-4000-8000-0000000${String(number)}`]);
  await api.transactions.run(api.clientId, async ({ orders, promises: kept }) => {
    const stored = (await orders.load(id)) ?? expect.fail();
    const state = done === null ? 'Ready For Production' : 'Installed';
    const days = { dispatched: done, delivered: done, installed: done };
    await orders.save({
      ...stored,
      order: { ...stored.order, state, days, promisedWeek: '2650', week: null, ...change },
    });
    for (const [at, [day, madeAt, { grain = 'week', ...told } = {}]] of promises.entries())
      await kept.add({
        ...{
          orderId: id,
          number: at + 1,
          cause: at === 0 ? null : 'held',
          lateVendor: null,
          note: '',
          factsHash: '',
          madeBy: null,
          madeAt,
          ...told,
        },
        date: {
          ...{ what: 'fitted', week: '2650', sent: null, reasons: [], skipped: [] },
          ...{ day, grain, made: day },
        },
      });
  });
  return id;
}

const morning = '2026-11-02T09:00:00.000Z';

async function someOrders() {
  const { api } = await aReadyOrder();
  await anOrder(api, { number: 10_002, done: '2026-12-20', promises: [['2026-12-16', morning]] });
  await anOrder(api, { number: 10_003, done: '2026-12-21', promises: [['2026-12-16', morning]] });
  await anOrder(api, {
    ...{ number: 10_004, done: '2027-01-06' },
    promises: [
      ['2026-12-16', morning],
      ['2027-01-06', '2026-12-10T09:00:00.000Z'],
    ],
  });
  await anOrder(api, { number: 10_005, done: '2027-02-01', promises: [['2027-01-06', morning]] });
  await anOrder(api, { number: 10_006, done: null, promises: [['2026-11-10', morning]] });
  await anOrder(api, { number: 10_007, done: null, promises: [['2026-11-18', morning]] });
  await anOrder(api, {
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

/** The five orders of PROMISE 15, example 24; Clearline was late for B, and the works for D. */
async function fiveOrders() {
  const { api } = await aReadyOrder();
  const { Id: clearline } = await api
    .fabricator()
    .vendor.create({ Id: api.context(-1022, null).ids.other(), Name: 'Clearline' });
  const first = '2026-11-27T09:00:00.000Z';
  const onDay = { grain: 'day' } as const;
  const moved = (day: string, at: string, told: Told) => [day, `${at}T09:00:00.000Z`, { ...onDay, ...told }] as const;
  const begun = ['2026-12-16', first, onDay] as const;
  const [vendorLate, asked, madeLate] = [
    { cause: 'vendor-late', lateVendor: clearline },
    { cause: 'asked' },
    { cause: 'made-late' },
  ] as const;
  const pasts: readonly Omit<Past, 'number'>[] = [
    { done: '2026-12-16', promises: [begun] },
    { done: '2027-01-06', promises: [['2026-12-09', first], moved('2027-01-06', '2026-12-02', vendorLate)] },
    { done: '2027-01-20', promises: [begun, moved('2027-01-20', '2026-12-10', asked)] },
    { done: '2026-12-22', promises: [begun, moved('2026-12-22', '2026-12-17', madeLate)] },
    { done: '2026-12-17', promises: [begun] },
  ];
  for (const [at, past] of pasts.entries()) await anOrder(api, { number: 10_011 + at, ...past });
  return { api, clearline };
}

test('example 24: by month, cause, vendor and seller, as a naive recount of the rows has it', async () => {
  const { api, clearline } = await fiveOrders();
  const { Kept } = await api.fabricator().promise.figures(period);
  const counts = (Orders: number, AsFirstPromised: number, AsLastTold: number) => ({
    ...{ Orders, AsFirstPromised, AsLastTold },
  });
  expect(Kept.Sellers).toEqual([expect.objectContaining(counts(5, 2, 3))]);
  expect(Kept.Months).toEqual([
    { Month: '2026-11', ...counts(0, 0, 0) },
    { Month: '2026-12', ...counts(3, 1, 1) },
    { Month: '2027-01', ...counts(2, 1, 2) },
  ]);
  expect(Kept.Causes).toEqual([null, 'made-late', 'vendor-late'].map((Cause) => ({ Cause, Orders: 1 })));
  expect(Kept.Vendors).toEqual([{ VendorId: clearline, Name: 'Clearline', ...counts(1, 0, 1) }]);
  expect(Kept.Missed.map(({ Order, Cause, Vendor }) => [Order, Cause, Vendor])).toEqual([
    ['10012', 'vendor-late', 'Clearline'],
    ['10014', 'made-late', null],
    ['10015', null, null],
  ]);

  // Walks over the rows as a person with paper would.
  const customers = ['asked', 'measured-late', 'deposit-late', 'held'];
  const rows = await api.rows('promise');
  const kept = (await api.rows('order')).flatMap(({ id, installedOn: done }) => {
    if (done === null) return [];
    let [first, last, vendor] = ['', '', ''];
    for (const row of rows.filter(({ orderId }) => orderId === id)) {
      const sunday = daysAfter(row.finishedOn, (7 - new Date(row.finishedOn).getUTCDay()) % 7);
      const latest = row.grain === 'day' ? row.finishedOn : sunday;
      const isInTime = last === '' || row.madeAt.toISOString().slice(0, 10) <= last;
      if (isInTime) last = latest;
      if (first === '' || (isInTime && customers.includes(row.cause ?? ''))) [first, vendor] = [latest, ''];
      else if (vendor === '') vendor = row.lateVendor ?? '-';
    }
    return [{ isFirst: done <= first, isTold: done <= last, vendor }];
  });
  expect(
    counts(kept.length, kept.filter(({ isFirst }) => isFirst).length, kept.filter(({ isTold }) => isTold).length),
  ).toEqual(counts(5, 2, 3));
  const byClearline = kept.filter(({ isFirst, vendor }) => !isFirst && vendor === clearline);
  expect(byClearline.map(({ isTold }) => isTold)).toEqual([true]);
});

test('who may not buy reads no vendor', async () => {
  const { api } = await fiveOrders();
  const { Kept } = await api.installer().promise.figures(period);
  expect(Kept.Vendors).toBeNull();
  expect(JSON.stringify(Kept)).not.toContain('Clearline');
});

describe('in public', () => {
  /** So many orders that were done in time, and one more that was not. */
  async function doneOrders(inTime: number) {
    const { api } = await aReadyOrder();
    for (let at = 0; at <= inTime; at += 1)
      await anOrder(api, {
        ...{ number: 10_020 + at, done: at < inTime ? '2026-11-13' : '2026-11-17' },
        promises: [['2026-11-13', '2026-11-02T09:00:00.000Z']],
      });
    return async (showKept: boolean, now = api.controls.now) => {
      api.controls.now = now;
      api.setClient({ works: { ...defaultWorksSettings, showKept } });
      const ctx = api.context(-1022, null);
      const supplier = (await ctx.suppliers.find(api.clientId)) ?? expect.fail();
      return api.transactions.run(api.clientId, (stores) => publicKept({ ...ctx, supplier, stores }));
    };
  }

  test('it is told from 20 orders on, where the supplier wants it', async () => {
    const told = await doneOrders(19);
    expect(await told(false)).toBeNull();
    expect(await told(true)).toEqual({ Orders: 20, AsFirstPromised: 19, AsLastTold: 19 });
  });

  test('of a year up to today, and of fewer nothing', async () => {
    const told = await doneOrders(18);
    expect(await told(true)).toBeNull();
    const year = await doneOrders(20);
    expect(await year(true, Date.parse('2027-11-12T12:00:00.000Z'))).toMatchObject({ Orders: 21 });
    expect(
      await year(true, Date.parse('2027-11-13T12:00:00.000Z')),
      'the first days are more than a year ago',
    ).toBeNull();
  });
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
