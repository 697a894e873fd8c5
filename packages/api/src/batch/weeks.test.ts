import { clientId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { come, lockOfDoor } from '../testing/a-stock.ts';
import { aSoldOrder, measure, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

const batchId = '5a1f4c1e-0000-4000-8000-0000000000b1';
const weekOf = async (api: TestApi, week: string) =>
  (await api.installer().batch.weeks()).find(({ Week }) => Week === week);
const loads = async (api: TestApi) =>
  (await api.installer().batch.weeks()).filter(({ Orders }) => Orders > 0).map(({ Week, Points }) => [Week, Points]);

/** Twelve working days after Saturday 2026-11-21, its foiled door can be ready in week 2650. */
async function anAcceptedOrder() {
  const { api, door } = await aSoldOrder();
  await measure(api, door);
  await confirmOrder(api.installer(), Id);
  const accepted = await api.fabricator().order.accept({ Id, CreditChecked: true });
  return { api, accepted };
}

/** Another order that fills this week but for a single door. */
async function fill(api: TestApi, week: string, points: number): Promise<void> {
  const other = Id.replace('e9', 'e8');
  await api.transactions.run(clientId(-1022), async ({ orders }) => {
    const stored = await orders.load(Id);
    if (!stored) throw new Error('There is no order.');
    const order = { ...stored.order, quote: null, lines: [], promisedWeek: null, week, points };
    await orders.create({ ...stored, id: other, number: 10_002, order });
  });
}

describe('production weeks', () => {
  test('that are over are planned no more, neither for an order nor for a new batch', async () => {
    const { api } = await anAcceptedOrder();
    const { order, batch } = api.fabricator();
    await expect(order.setProductionWeek({ Id, Week: '2646' })).rejects.toThrow(
      'Week 2646 is over. Choose this week or a later one.',
    );
    expect(await codeOf(batch.create({ Id: batchId, Week: '2646' }))).toBe('BAD_REQUEST');
    expect(await order.setProductionWeek({ Id, Week: '2647', EarlyAccepted: true })).toMatchObject({ Week: '2647' });
  });

  test('in which the works are closed take nothing, whatever capacity was set and whatever reason is named', async () => {
    const { api } = await anAcceptedOrder();
    const { order, batch } = api.fabricator();
    await batch.setCapacity({ Week: '2651', Points: 50 });
    const days = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'];
    await api.admin().settings.updateHolidays({ Holidays: days.map((Day) => ({ Day, Name: 'Stocktaking' })) });
    expect(await weekOf(api, '2651')).toMatchObject({ Open: 0, Capacity: '0.0' });
    await expect(order.setProductionWeek({ Id, Week: '2651', Reason: 'All the same' })).rejects.toThrow(
      'The works are closed in week 2651. Choose another week, or take a day of it out of the calendar.',
    );
    await api.admin().settings.updateHolidays({ Holidays: days.slice(1).map((Day) => ({ Day, Name: 'Stocktaking' })) });
    expect(await order.setProductionWeek({ Id, Week: '2651', Tell: true, Reason: 'A machine stands' })).toMatchObject({
      Week: '2651',
    });
    expect(await weekOf(api, '2651'), 'what was set counts for the day that is open').toMatchObject({
      Capacity: '50.0',
    });
  });

  test('that are closed after a batch of them was begun take no more lines, and give back those that they have', async () => {
    const { api, line } = await aReadyOrder();
    const { batch } = api.fabricator();
    await batch.create({ Id: batchId, Week: '2650' });
    const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];
    const close = (closed: readonly string[]) =>
      api.admin().settings.updateHolidays({ Holidays: closed.map((Day) => ({ Day, Name: 'Stocktaking' })) });
    await close(days);
    await expect(batch.addItems({ Id: batchId, LineIds: [line], Reason: 'All the same' })).rejects.toThrow(
      'The works are closed in week 2650.',
    );
    await close([]);
    await batch.addItems({ Id: batchId, LineIds: [line] });
    await close(days);
    expect((await batch.removeItem({ Id: batchId, LineId: line })).Lines).toEqual([]);
  });

  test('hold what is planned in them, in points of their capacity', async () => {
    const { api, accepted } = await anAcceptedOrder();
    expect(accepted).toMatchObject({ Points: '1.0', PromisedWeek: '2650', Week: null });
    expect(accepted.LeadTimes[0]).toEqual({ Reason: 'stock-foil', Text: 'A foil that is stocked', Days: 12 });
    expect(await weekOf(api, '2650')).toEqual({
      ...{ Week: '2650', StartsOn: '2026-12-07', EndsOn: '2026-12-13' },
      ...{ Open: 5, Points: '1.0', Held: '0.0', Capacity: '120.0', CapacityReason: '', Level: 'free' },
      ...{ Short: 0, Orders: 1, Batches: 0 },
    });
    await api.fabricator().order.setProductionWeek({ Id, Week: '2651', Tell: true, Reason: 'A machine stands' });
    expect(await loads(api), 'the week that is set counts, not the one promised').toEqual([['2651', '1.0']]);
  });

  test('say why they take another number, which is in the history once', async () => {
    const { api } = await anAcceptedOrder();
    const { batch } = api.fabricator();
    const ill = { Week: '2650', Points: 96, Reason: 'Two fitters are ill' };
    await batch.setCapacity(ill);
    await batch.setCapacity(ill);
    expect(await weekOf(api, '2650')).toMatchObject({ Capacity: '96.0', CapacityReason: ill.Reason });
    const clearer = { ...ill, Reason: 'Nolan and Byrne are ill' };
    await batch.setCapacity(clearer);
    await batch.setCapacity(clearer);
    expect((await weekOf(api, '2650'))?.CapacityReason, 'of the same number').toBe(clearer.Reason);
    expect((await weekOf(api, '2651'))?.CapacityReason).toBe('');
    const entries = (await api.rows('change')).filter(({ about, kind }) => about === 'settings' && kind === 'week');
    expect(entries.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      [null, '96.0', ill.Reason],
      ['96.0', '96.0', clearer.Reason],
    ]);
  });

  test('law 10: held, cancelled and reopened orders give their place back exactly; resumed they take one as a new order', async () => {
    const { api } = await anAcceptedOrder();
    await fill(api, '2650', 1000);
    const before = [['2650', '100.0']];
    const { order } = api.fabricator();
    expect(await loads(api)).toEqual([['2650', '101.0']]);
    await order.setProductionWeek({ Id, Week: '2650' });
    expect(await order.hold({ Id, Reason: 'Waits' })).toMatchObject({ Week: null, PromisedWeek: null, Points: '1.0' });
    expect(await loads(api)).toEqual(before);
    await order.resume({ Id });
    expect(await loads(api)).toEqual([['2650', '101.0']]);
    await order.hold({ Id, Reason: 'Waits again' });
    await order.cancel({ Id, Reason: 'A mistake' });
    expect(await loads(api)).toEqual(before);
  });

  test('law 10: reopened and cancelled orders that are on no hold give it back as well', async () => {
    const { api } = await anAcceptedOrder();
    await fill(api, '2650', 1000);
    const before = [['2650', '100.0']];
    const { order } = api.fabricator();
    await order.setProductionWeek({ Id, Week: '2650' });
    await order.reopen({ Id, Reason: 'Another size' });
    expect(await loads(api)).toEqual(before);
    await confirmOrder({ order }, Id);
    await order.accept({ Id, CreditChecked: true });
    expect(await loads(api)).toEqual([['2650', '101.0']]);
    await order.cancel({ Id, Reason: 'No longer wanted' });
    expect(await loads(api)).toEqual(before);
  });

  test('that are full are refused, unless somebody says why: that is kept in the history', async () => {
    const { api } = await anAcceptedOrder();
    await fill(api, '2651', 1191);
    expect(await weekOf(api, '2651')).toMatchObject({ Points: '119.1', Level: 'nearly full' });
    const { order } = api.fabricator();
    await expect(order.setProductionWeek({ Id, Week: '2651' })).rejects.toThrow(
      'Week 2651 would hold 120.1 of 120.0 points.',
    );
    await order.setProductionWeek({ Id, Week: '2651', Tell: true, Reason: 'Saturday shift' });
    expect(await weekOf(api, '2651')).toMatchObject({ Points: '120.1', Level: 'over' });
    const { History } = await order.getOrderById(Id);
    expect(History.find(({ Kind }) => Kind === 'week')).toMatchObject({ To: '2651', Reason: 'Saturday shift' });
  });

  test('before the promised one are taken from somebody who means it', async () => {
    const { api } = await anAcceptedOrder();
    const { order } = api.fabricator();
    await expect(order.setProductionWeek({ Id, Week: '2649' })).rejects.toThrow(
      'Week 2649 is before week 2650, which was promised as the first that its lead time leaves.',
    );
    expect(await codeOf(order.setProductionWeek({ Id, Week: '2649' }))).toBe('CONFLICT');
    expect(await order.setProductionWeek({ Id, Week: '2649', EarlyAccepted: true })).toMatchObject({
      ...{ Week: '2649', PromisedWeek: '2650', Promise: { Cause: null } },
    });
  });

  test('in which it would be later than was promised are told with a reason, as a promise of the planner', async () => {
    const { api, accepted } = await anAcceptedOrder();
    const { order } = api.fabricator();
    const refused = 'In week 2652 it would be there by 29 December 2026, and 15 December 2026 was promised.';
    for (const said of [{}, { Tell: true }, { Reason: 'A machine stands' }])
      await expect(order.setProductionWeek({ Id, Week: '2652', ...said })).rejects.toThrow(refused);
    const told = { Id, Week: '2652', Tell: true, Reason: 'A machine stands' };
    const moved = await order.setProductionWeek(told);
    expect(moved).toMatchObject({ Week: '2652', PromisedWeek: '2652' });
    expect(moved.Promise).toMatchObject({
      ...{ Cause: 'planner', Week: '2652', Day: '2026-12-29' },
      History: [{ Number: 1, Day: accepted.Promise?.Day, Week: '2650', Cause: null }],
    });
    expect((await order.setProductionWeek(told)).Promise, 'sent twice it is told once').toEqual(moved.Promise);
    const { History } = await order.getOrderById(Id);
    expect(History.slice(0, 2)).toMatchObject([
      {
        ...{ Kind: 'promise', From: '2026-12-14', To: '2026-12-28' },
        Reason: 'The works have planned your door for a later week. A machine stands',
      },
      { Kind: 'week', Reason: 'A machine stands' },
    ]);
    const mails = (await api.jobs()).map(({ kind }) => kind);
    expect(mails.filter((kind) => kind.startsWith('promise-'))).toEqual(['promise-to-customer', 'promise-to-seller']);
  });

  test('before the promised one take a line by hand from somebody who means it', async () => {
    const { api, line } = await aReadyOrder();
    const { batch } = api.fabricator();
    const early = { Id: batchId, Week: '2649', LineIds: [line] };
    await expect(batch.create(early)).rejects.toThrow('Week 2649 is before week 2650');
    expect((await batch.create({ ...early, EarlyAccepted: true })).Lines).toHaveLength(1);
  });

  test('with a later date take a line by hand from somebody who tells the customer, in the same transaction', async () => {
    const { api, line } = await aReadyOrder();
    const { batch, order } = api.fabricator();
    const later = { Id: batchId, Week: '2652', LineIds: [line] };
    const refused = 'In week 2652 it would be there by 29 December 2026, and 15 December 2026 was promised.';
    for (const said of [{}, { Tell: true }, { Reason: 'A machine stands' }])
      await expect(batch.create({ ...later, ...said })).rejects.toThrow(refused);
    const told = { ...later, Tell: true, Reason: 'A machine stands' };
    await batch.create(told);
    const moved = await order.getOrderById(Id);
    expect(moved).toMatchObject({
      ...{ State: 'In Batch', Week: '2652', PromisedWeek: '2652' },
      Promise: { Cause: 'planner', Day: '2026-12-29', Risk: null, History: [{ Number: 1 }] },
    });
    await batch.create(told);
    expect((await order.getOrderById(Id)).Promise, 'sent twice it is told once').toEqual(moved.Promise);
  });

  test('of which nobody knows a date are taken with a word as well, and are in danger from then on', async () => {
    const { api, line } = await aReadyOrder();
    const { batch, order, inventory } = api.fabricator();
    await come(api, lockOfDoor, '1');
    const Place = (await inventory.places()).Places[0]?.Id ?? '';
    const other = { Id: batchId.replace('b1', 'c1'), Kind: 'issue' as const, Reason: 'For another door' };
    await inventory.move({ ...other, Key: lockOfDoor, Place, Quantity: '1' });
    const later = { Id: batchId, Week: '2652', LineIds: [line] };
    await expect(batch.create(later)).rejects.toThrow('In week 2652 nobody knows when it would be there');
    await batch.create({ ...later, Tell: true, Reason: 'No lock' });
    expect((await order.getOrderById(Id)).Promise).toMatchObject({
      ...{ Week: '2650', Forecast: null },
      Risk: { Cause: 'not-ordered' },
    });
  });

  test('are not set before an order is confirmed', async () => {
    const { api } = await aSoldOrder();
    expect(await codeOf(api.fabricator().order.setProductionWeek({ Id, Week: '2651' }))).toBe('CONFLICT');
  });
});
