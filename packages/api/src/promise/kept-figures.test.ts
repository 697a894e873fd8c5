import { daysAfter } from '@door/domain/lib/open-days';
import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { anOrderOfPast, type Past, type Told } from '../testing/an-order-of-past.ts';
import { sentOffer } from '../testing/sent-offer.ts';
import { publicKept } from './kept-figures.ts';

// Today is Saturday 21 November 2026.

const period = { From: '2026-11-01', To: '2027-01-31' } as const;

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
  for (const [at, past] of pasts.entries()) await anOrderOfPast(api, { number: 10_011 + at, ...past });
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
      await anOrderOfPast(api, {
        ...{ number: 10_020 + at, done: at < inTime ? '2026-11-13' : '2026-11-17' },
        promises: [['2026-11-13', '2026-11-02T09:00:00.000Z']],
      });
    const told = async (showKept: boolean, now = api.controls.now) => {
      api.controls.now = now;
      api.setClient({ works: { ...defaultWorksSettings, showKept } });
      const ctx = api.context(-1022, null);
      const supplier = (await ctx.suppliers.find(api.clientId)) ?? expect.fail();
      return api.transactions.run(api.clientId, (stores) => publicKept({ ...ctx, supplier, stores }));
    };
    return { api, told };
  }

  test('it is told from 20 orders on, where the supplier wants it', async () => {
    const { told } = await doneOrders(19);
    expect(await told(false)).toBeNull();
    expect(await told(true)).toEqual({ Orders: 20, AsFirstPromised: 19, AsLastTold: 19 });
  });

  test('it stands on an open offer, and nowhere else', async () => {
    const { api, told } = await doneOrders(19);
    const token = await sentOffer(api, -1022);
    const kept = async () => (await api.visitor().getOffer(token)).Kept;
    expect(await kept(), 'it is off at first').toBeNull();
    await told(true);
    expect(await kept()).toEqual({ Orders: 20, AsFirstPromised: 19, AsLastTold: 19 });
    api.controls.now = Date.parse('2026-12-30T12:00:00.000Z');
    expect(await api.visitor().getOffer(token)).toMatchObject({ State: 'expired', Kept: null });
  });

  test('of a year up to today, and of fewer nothing', async () => {
    const { told } = await doneOrders(18);
    expect(await told(true)).toBeNull();
    const { told: year } = await doneOrders(20);
    expect(await year(true, Date.parse('2027-11-12T12:00:00.000Z'))).toMatchObject({ Orders: 21 });
    expect(
      await year(true, Date.parse('2027-11-13T12:00:00.000Z')),
      'the first days are more than a year ago',
    ).toBeNull();
  });
});
