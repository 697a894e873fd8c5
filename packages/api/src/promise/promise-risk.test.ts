import { randomUUID } from 'node:crypto';
import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { describe, expect, test } from 'vitest';
import { come, lockOfDoor } from '../testing/a-stock.ts';
import { aSoldOrder, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { callByPath } from '../testing/call-by-path.ts';
import { recheckPromises } from './recheck.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

// Today is Saturday 21 November 2026, in the supplier's zone 08:00.

/** It is promised for week 2650, and fitted in that of 15 December. */
async function anAcceptedOrder(prepare: (api: TestApi) => Promise<unknown> = async () => undefined) {
  const { api, door } = await aSoldOrder();
  await prepare(api);
  await measure(api, door);
  await confirmOrder(api.installer(), OrderId);
  await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
  const { Money } = await api.installer().order.getOrderById(OrderId);
  await api.installer().order.recordPayment({
    ...{ Id: randomUUID(), OrderId, Kind: 'deposit', Amount: Money.DepositOpen, On: '2026-11-21', Method: 'card' },
  });
  const recheck = () => recheckPromises(api.context(-1022, null), api.clientId);
  return {
    api,
    recheck,
    close: async (Week = '2650') => {
      await api.fabricator().batch.setCapacity({ Week, Points: 0 });
      await recheck();
    },
    at: async (moment: string) => {
      api.controls.now = Date.parse(moment);
      await recheck();
    },
    promise: () => api.installer().promise.get({ OrderId }),
    tasks: async () =>
      (await api.rows('task')).filter(({ rule }) => rule === 'promise-at-risk').map(({ state, due }) => [state, due]),
  };
}

test('doors leave on the weekdays of the zone of their address, also once they are promised', async () => {
  const { api, recheck, promise } = await anAcceptedOrder();
  const { whatIf } = api.fabricator().promise;
  const transportZones = [{ areas: ['MILL LANE'], weekdays: [5] }];
  api.setClient({ works: { ...defaultWorksSettings, transportZones } });
  expect(await whatIf({ OrderId })).toMatchObject({ Week: '2650', Sent: '2026-12-18', Day: '2026-12-21' });
  await recheck();
  expect(await promise()).toMatchObject({ Forecast: { Day: '2026-12-21' }, Risk: { Cause: 'transport' } });
  const { LastUpdated } = await api.installer().order.getOrderById(OrderId);
  const elsewhere = { Id: OrderId, LastUpdated, DeliveryAddress: '2 Hill Road' };
  await api.installer().order.updateDetails(elsewhere);
  await recheck();
  expect(await promise()).toMatchObject({ Day: '2026-12-15', Forecast: null, Risk: null });
});

describe('a date in danger', () => {
  test('opens with its cause, its deadline and a task for today, and holds a place in the week of its forecast', async () => {
    const { api, close, promise, tasks } = await anAcceptedOrder();
    expect(await promise()).toMatchObject({ Day: '2026-12-15', Risk: null, Forecast: null });
    await close();
    expect(await promise()).toMatchObject({
      ...{ Day: '2026-12-15', Week: '2650', History: [] },
      Forecast: { Week: '2651', Day: '2026-12-22' },
      Risk: {
        ...{ Cause: 'capacity', Since: '2026-11-21T08:00:00.000Z', TellBy: '2026-11-23T17:00:00.000Z' },
        Text: 'The works can make fewer doors in that week than planned.',
        TellAt: '2026-11-23 17:00',
      },
    });
    expect(await tasks()).toEqual([['Open', '2026-11-21']]);
    const loads = await api.transactions.run(api.clientId, ({ orders }) => orders.loads());
    expect(loads.map(({ week, points }) => [week, points > 0])).toEqual([
      ['2650', true],
      ['2651', true],
    ]);
    const { Weeks, AtRisk } = await api.installer().promise.figures({ From: '2026-12-07', To: '2026-12-20' });
    expect(Weeks.map(({ Week, Planned, Held }) => [Week, Planned, Held])).toEqual([
      ['2650', '1.0', '0.0'],
      ['2651', '0.0', '1.0'],
    ]);
    expect(AtRisk).toMatchObject([{ OrderId, Week: '2650', Risk: { Forecast: { Day: '2026-12-22' } } }]);
    expect(await api.installer().promise.list({ Risk: true })).toMatchObject({
      Promises: [{ OrderId, Day: '2026-12-15', ForecastDay: '2026-12-22', Risk: { Cause: 'capacity' } }],
    });
    expect((await api.installer().promise.list({ Risk: false })).Promises).toEqual([]);
    expect((await api.installer().promise.list({ Week: '2650', Most: 1 })).After).toBe(`2026-12-15 ${OrderId}`);
    expect((await api.installer().promise.list({ After: `2026-12-15 ${OrderId}` })).Promises).toEqual([]);
  });

  test('that is cured before its deadline ends, and nobody is told', async () => {
    const { api, close, at, promise, tasks } = await anAcceptedOrder();
    await close();
    await api.fabricator().batch.setCapacity({ Week: '2650', Points: null });
    await at('2026-11-23T17:00:00.000Z');
    expect(await promise()).toMatchObject({ Day: '2026-12-15', Risk: null, Forecast: null, History: [] });
    expect(await tasks()).toEqual([['Dropped', '2026-11-21']]);
  });

  test('is told by the rule at its deadline to the minute, and by no repeat', async () => {
    const { api, close, at, promise, tasks } = await anAcceptedOrder();
    await close();
    await at('2026-11-23T16:59:59.999Z');
    expect((await promise())?.History).toEqual([]);
    await at('2026-11-23T17:00:00.000Z');
    const told = await promise();
    expect(told).toMatchObject({
      ...{ Day: '2026-12-22', Week: '2651', Cause: 'capacity', Risk: null, Forecast: null },
      CauseText: 'The works can make fewer doors in that week than planned.',
      History: [{ Number: 1, Day: '2026-12-15', Cause: null, CauseText: '' }],
    });
    expect(await tasks()).toEqual([['Done', '2026-11-21']]);
    const { History, PromisedWeek } = await api.installer().order.getOrderById(OrderId);
    expect(PromisedWeek).toBe('2651');
    expect(History[0]).toMatchObject({ Kind: 'promise', From: '2026-12-14', To: '2026-12-21', Who: null });
    await at('2026-11-23T17:01:00.000Z');
    expect(await promise()).toEqual(told);
    expect((await api.jobs()).filter(({ kind }) => kind.startsWith('promise-'))).toEqual([]);
  });

  test('is mailed where the supplier wants that, from the acceptance on', async () => {
    const { api, close, at } = await anAcceptedOrder(async (prepared) =>
      prepared.setClient({ works: { ...defaultWorksSettings, mailMoves: true, tellAt: '09:15' } }),
    );
    await close();
    await at('2026-11-23T09:15:00.000Z');
    await api.fabricator().order.cancel({ Id: OrderId, Reason: 'No longer wanted' });
    const mails = (await api.jobs()).filter(({ kind }) => kind.startsWith('promise-'));
    const of = { clientId: -1022, orderId: OrderId };
    expect(mails).toEqual([
      { kind: 'promise-to-customer', ...of, number: 1, about: 'made' },
      { kind: 'promise-to-customer', ...of, number: 2, about: 'moved', leavesAt: '2026-11-23T09:30:00.000Z' },
      { kind: 'promise-to-seller', ...of, number: 2 },
      { kind: 'promise-to-customer', ...of, number: 2, about: 'withdrawn' },
    ]);
  });

  test('ends with the order’s hold, with its points', async () => {
    const { api, close, recheck, tasks } = await anAcceptedOrder();
    await close();
    await api.fabricator().order.hold({ Id: OrderId, Reason: 'The house is not ready' });
    expect(await api.rows('promiseRisk')).toEqual([]);
    expect(await api.transactions.run(api.clientId, ({ orders }) => orders.loads())).toEqual([]);
    await recheck();
    expect(await tasks()).toEqual([['Dropped', '2026-11-21']]);
  });

  test('is found at ten past midnight as well, without a change of facts', async () => {
    const { at, promise, recheck } = await anAcceptedOrder();
    await recheck();
    await at('2026-12-14T00:09:00.000Z');
    expect((await promise())?.Risk).toBeNull();
    await at('2026-12-14T00:10:00.000Z');
    expect((await promise())?.Risk).toMatchObject({ Cause: 'made-late', TellAt: '2026-12-15 17:00' });
  });

  test('comes of a vendor who confirms a later day', async () => {
    const { api, at, promise, tasks } = await anAcceptedOrder(sellLocks);
    expect(await promise()).toMatchObject({ Week: '2650', Risk: null });
    const ordered = await orderLock(api);
    await at('2026-11-23T08:00:00.000Z');
    expect((await promise())?.Risk).toBeNull();
    await ordered.confirm('2026-12-18');
    const untold = { Cause: 'vendor-late', TellBy: null, TellAt: null, Anew: { Key: lockOfDoor, By: '2026-11-30' } };
    expect(await promise(), 'in the same transaction').toMatchObject({ Risk: untold, Forecast: null });
    expect(await tasks()).toEqual([['Open', '2026-11-23']]);
    await at('2026-11-27T08:00:00.000Z');
    expect(await promise(), 'the date itself is not later').toMatchObject({ Risk: untold, History: [] });
    await at('2026-12-02T10:14:00.000Z');
    expect(await promise()).toMatchObject({
      Risk: { Cause: 'vendor-late', TellAt: '2026-12-03 17:00' },
      // Were it bought anew today, it would be there sooner.
      Forecast: { Week: '2651' },
    });
    await at('2026-12-03T17:01:00.000Z');
    const moved = await promise();
    expect(moved).toMatchObject({ Cause: 'vendor-late', Risk: { TellBy: null, Anew: { Key: lockOfDoor } } });
    const latch = (await api.fabricator().vendor.list()).Vendors.find(({ Name }) => Name === 'Latch');
    const lateVendors = (await api.rows('promise')).map(({ lateVendor }) => lateVendor);
    expect(lateVendors, 'it is kept whose lateness that was').toEqual([null, latch?.Id]);
    // The vendor's name is its supplier's own affair.
    expect(JSON.stringify(moved)).not.toContain('Latch');
    expect(JSON.stringify(moved)).not.toContain(latch?.Id);
  });

  test('comes of goods that nobody orders', async () => {
    const { at, promise } = await anAcceptedOrder(sellLocks);
    await at('2026-12-07T08:00:00.000Z');
    expect((await promise())?.Risk).toMatchObject({ Cause: 'not-ordered' });
  });

  test('of which nobody knows a date is told to nobody at its deadline, and is checked again with the facts only', async () => {
    const { api, at, promise } = await anAcceptedOrder((api) => come(api, lockOfDoor, '1'));
    await api.fabricator().inventory.move({
      ...{ Id: randomUUID(), Kind: 'scrap', Key: lockOfDoor, Quantity: '1', Reason: 'It fell', ReasonCode: 'damaged' },
      Place: (await api.fabricator().inventory.places()).Places[0]?.Id ?? '',
    });
    await at('2026-11-23T08:00:00.000Z');
    expect(await promise()).toMatchObject({ Forecast: null, Risk: { TellAt: '2026-11-24 17:00' } });
    await at('2026-11-25T08:00:00.000Z');
    expect(await promise()).toMatchObject({ History: [], Risk: { TellAt: '2026-11-24 17:00' } });
    const check = await api.transactions.run(api.clientId, ({ promises }) => promises.check());
    expect(check).toMatchObject({ checkedRevision: check.revision, tellBy: null });
  });
});

/** Somebody sells the lock of the door, in five open days. */
async function sellLocks(api: TestApi): Promise<void> {
  const { vendor } = api.fabricator();
  const { Id, LastUpdated } = await vendor.create({ Id: randomUUID(), Name: 'Latch', CutOff: '16:00' });
  const lock = {
    Id: randomUUID(),
    Key: lockOfDoor,
    Pack: '1',
    Least: '1',
    LeadDays: 5,
    Price: null,
    Per: '1',
    Rank: 1,
  };
  await vendor.updateItems({ Id, LastUpdated, Items: [{ ...lock, ValidFrom: null, ValidUntil: null }] });
}

async function orderLock(api: TestApi) {
  const { purchase, vendor } = api.fabricator();
  const [latch] = (await vendor.list()).Vendors;
  const Lines = [{ LineId: randomUUID(), Key: lockOfDoor, Quantity: '1' }];
  const { Id, LastUpdated } = await purchase.create({ Id: randomUUID(), VendorId: latch?.Id ?? '', Lines });
  const sent = await purchase.send({ Id, LastUpdated, How: 'phone', PriceOpen: true });
  return {
    confirm: (Day: string) =>
      purchase.confirm({
        ...{ Id, LastUpdated: sent.LastUpdated, How: 'phone', DifferencesAccepted: true },
        Lines: [{ LineId: sent.Lines[0]?.LineId ?? '', Schedule: [{ Quantity: '1', Day }] }],
      }),
  };
}

describe('a planner tells the customer', () => {
  const seen = async ({ promise }: Awaited<ReturnType<typeof anAcceptedOrder>>) => {
    const { FactsRevision = 0, Forecast } = (await promise()) ?? {};
    return { OrderId, FactsRevision, Day: Forecast?.Day };
  };

  test('now, with what beside the cause is to be said; the same message again changes nothing', async () => {
    const order = await anAcceptedOrder();
    await order.close();
    const sent = { ...(await seen(order)), Cause: 'planner', Text: 'We have called you.' } as const;
    const told = await order.api.fabricator().promise.move(sent);
    expect(told).toMatchObject({
      ...{ Day: '2026-12-22', Cause: 'planner', Risk: null },
      CauseText: 'The works have planned your door for a later week. We have called you.',
    });
    const again = await order.api.fabricator().promise.move(sent);
    expect(again).toEqual(told);
  });

  test('not with a cause of the customer’s, which nothing that is known says', async () => {
    const order = await anAcceptedOrder();
    await order.close();
    const { move } = order.api.fabricator().promise;
    expect(await codeOf(move({ ...(await seen(order)), Cause: 'asked' }))).toBe('BAD_REQUEST');
    expect(await order.promise()).toMatchObject({ History: [] });
  });

  test('is told the new answer where facts have changed it, and goes through where they have not', async () => {
    const order = await anAcceptedOrder();
    await order.close();
    const sent = { ...(await seen(order)), Cause: 'capacity' } as const;
    await order.api.fabricator().batch.setCapacity({ Week: '2651', Points: 0 });
    const { move } = order.api.fabricator().promise;
    await expect(move(sent)).rejects.toThrow('Facts have changed meanwhile. By now it is: 28 December 2026.');
    await order.api.fabricator().batch.setCapacity({ Week: '2651', Points: null });
    expect(await move(sent)).toMatchObject({ Day: '2026-12-22' });
  });

  test('of no earlier day, of no order without a promise, and not without the right', async () => {
    const { api, promise } = await anAcceptedOrder();
    const { FactsRevision = 0 } = (await promise()) ?? {};
    const sent = { OrderId, FactsRevision, Cause: 'planner' } as const;
    const { move } = api.fabricator().promise;
    expect(await codeOf(move(sent))).toBe('BAD_REQUEST');
    expect(await codeOf(move({ ...sent, Day: '2026-12-10' }))).toBe('BAD_REQUEST');
    expect(await codeOf(api.installer().promise.move(sent))).toBe('FORBIDDEN');
    expect(await codeOf(callByPath(api.fabricator(), 'promise.move', { ...sent, Cause: 'weather' }))).toBe(
      'BAD_REQUEST',
    );
    expect(await codeOf(api.fabricator(-1023).promise.move(sent))).toBe('NOT_FOUND');
    await api.fabricator().order.reopen({ Id: OrderId, Reason: 'Another size' });
    expect(await codeOf(move(sent))).toBe('CONFLICT');
  });
});

describe('a customer asks for a later day', () => {
  test('or week, and is promised it with the cause that it was asked; it stays wanted', async () => {
    const { api, recheck, promise } = await anAcceptedOrder();
    const sent = { OrderId, Day: '2027-02-10', Reason: 'The hall is not plastered' } as const;
    const moved = await api.fabricator().promise.setNotBefore(sent);
    expect(moved).toMatchObject({ Cause: 'asked', Day: '2027-02-10', History: [{ Day: '2026-12-15' }] });
    expect(await api.fabricator().promise.setNotBefore(sent)).toMatchObject({ Day: '2027-02-10' });
    await recheck();
    expect((await promise())?.Risk).toBeNull();
    const week = await api.fabricator().promise.setNotBefore({ OrderId, Week: '2710' });
    expect(week).toMatchObject({ Cause: 'asked', Week: '2710', History: [{}, { Cause: 'asked' }] });
    const [{ Reason } = { Reason: '' }] = (await api.installer().order.getOrderById(OrderId)).History.slice(1);
    expect(Reason).toBe('You have asked for a later day. Not before 10 February 2027. The hall is not plastered');
  });

  test.each([
    [{ Day: '2026-11-20' }, 'This day is over.'],
    [{ Week: '2646' }, 'This day is over.'],
    [{ Day: '2026-12-01' }, 'no later than promised'],
    [{ Day: '2027-02-30' }, 'must be a day as 2026-11-23'],
    [{}, 'must name a Day or a Week'],
  ])('%j is refused', async (wish, message) => {
    const { api } = await anAcceptedOrder();
    const call = callByPath(api.fabricator(), 'promise.setNotBefore', { OrderId, ...wish });
    await expect(call).rejects.toThrow(message);
  });
});
