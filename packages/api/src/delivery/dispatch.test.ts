import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { customerId, quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { onTheFloor } from '../testing/on-the-floor.ts';
import { withCode } from '../testing/page-code.ts';

const BatchId = '5a1f4c1e-0000-4000-8000-0000000000b1';
const Id = '5a1f4c1e-0000-4000-8000-0000000000b2';
const door = (place: number) => `2650-B001-D0${String(place)}`;

/** A released batch with the two doors of an order, and what people at the van do. */
async function twoDoors() {
  const { api, line } = await aReadyOrder(2);
  const { batch, dispatch, order } = api.fabricator();
  await batch.create({ Id: BatchId, Week: '2650' });
  await batch.addItems({ Id: BatchId, LineIds: [line] });
  await batch.replan({ Id: BatchId });
  await batch.release({ Id: BatchId, Glass: 'ordered' });
  const check = async (Code: string) => {
    for (const At of ['assembly', 'quality check'] as const) await batch.scan({ Id: BatchId, Scans: [{ Code, At }] });
  };
  const scan = async (Code: string, Kind: 'loaded' | 'returned' = 'loaded', load = Id) => {
    const { Answers, Progress } = await dispatch.scan({ Id: load, Scans: [{ Id: randomUUID(), Code, Kind }] });
    const [answer] = Answers;
    if (!answer) throw new Error('A scan has no answer.');
    return { ...answer, Progress };
  };
  const stage = async () => {
    const { OfferUrl } = await api.installer().quote.createOfferLink({ Id: quoteId });
    return (await api.visitor().getOffer(tokenIn(OfferUrl))).Order;
  };
  const said = (Unit: number, Kind: 'delivered' | 'refused' | 'returned' | 'collected', Note = '') =>
    dispatch.record({ OrderId, TakenBy: 'Mary', Doors: [{ Id: randomUUID(), LineId: line, Unit, Kind, Note }] });
  /** One delivered door, signed for. */
  const record = (Unit: number, Note: string) => ({
    ...{ OrderId, TakenBy: 'Mary' },
    Strokes: [[[1, 2] as [number, number], [3, 4] as [number, number]]],
    Doors: [{ Id: randomUUID(), LineId: line, Unit, Kind: 'delivered' as const, Note }],
  });
  const state = async () => (await order.getOrderById(OrderId)).State;
  const plan = (load = Id) => dispatch.createLoad({ Id: load, Van: 'Van A', Day: '2026-11-21', OrderIds: [OrderId] });
  return { api, batch, dispatch, check, scan, stage, said, record, state, plan };
}

describe('a load', () => {
  test('gives the customer its delivery note among the papers once it has left', async () => {
    const { api, dispatch, check, scan, plan } = await twoDoors();
    const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
    await withCode(api, Token);
    const papers = async () => {
      const order = await api.visitor().getMyOrder({ Token });
      return order.IsUnchanged ? [] : (order.Papers ?? []).map(({ Kind, Number, On }) => [Kind, Number, On]);
    };
    await plan();
    await check(door(1));
    await scan(door(1));
    const before = await papers();
    await dispatch.depart({ Id, LeftBehind: 'Not made yet' });
    expect(await papers()).toEqual([['delivery note', 1001, '2026-11-21'], ...before]);
  });

  test('takes what is scanned and checked; what stays behind needs a reason, and the customer reads of each door', async () => {
    const { dispatch, check, scan, stage, said, state, plan } = await twoDoors();
    expect(await plan()).toMatchObject({ Number: 'L-1001', State: 'Planned', Loaded: 0, All: 2, Revision: 1 });
    expect((await scan(door(1))).Outcome).toBe('not-checked');
    await check(door(1));
    expect(await dispatch.loads()).toMatchObject({
      ...{ Loads: [{ Number: 'L-1001', Stops: 1, Loaded: 0, All: 2, State: 'Planned' }], Ready: [] },
      Next: [],
    });
    await expect(dispatch.depart({ Id })).rejects.toThrow('Nothing is loaded yet.');
    expect(await scan(door(1))).toMatchObject({ Outcome: 'loaded', Progress: { Loaded: 1, All: 2 } });
    expect((await scan(door(1))).Outcome).toBe('known');
    expect((await scan('2650-B001-D09')).Outcome).toBe('no-door');
    await expect(dispatch.depart({ Id })).rejects.toThrow('1 door would stay behind: 10001, item 1.2. Say why.');
    const left = await dispatch.depart({ Id, LeftBehind: 'Not made yet' });
    expect(left).toMatchObject({
      ...{ State: 'Departed', LeftBehind: 'Not made yet', DepartedOn: '2026-11-21' },
      Stops: [{ Note: 'DN-1001', Doors: [{ Place: 'on the way' }, { Place: 'works' }] }],
    });
    expect(await dispatch.depart({ Id, LeftBehind: 'Not made yet' })).toEqual(left);
    expect(await state()).toBe('In Batch');
    expect(await stage()).toMatchObject({ Units: [{ Stage: 'sent' }, { Stage: 'planned' }] });
    await said(1, 'delivered');
    expect(await stage()).toMatchObject({
      ...{ Units: [{ Stage: 'delivered' }, { Stage: 'planned' }] },
      Overlay: '1 of 2 doors is made.',
    });
    expect((await dispatch.getLoad({ Id })).State).toBe('Done');

    await check(door(2));
    expect(await state()).toBe('Manufactured');
    expect((await dispatch.loads()).Ready).toMatchObject([{ Order: '10001', Checked: 1, Doors: 1 }]);
    const second = '5a1f4c1e-0000-4000-8000-0000000000b3';
    const small = { Van: 'Car', CarriesKg: 10, Places: 1, Day: '2026-11-21', OrderIds: [OrderId] };
    await dispatch.createLoad({ Id: second, ...small });
    await scan(door(2), 'loaded', second);
    await expect(dispatch.depart({ Id: second })).rejects.toThrow(
      'the van carries 10 kg. Say why it goes all the same.',
    );
    expect(await dispatch.depart({ Id: second, Over: 'Round the corner' })).toMatchObject({
      Stops: [{ Note: 'DN-1002', NoteVersion: 2 }],
    });
    expect(await state()).toBe('Dispatched');
    await said(2, 'delivered');
    expect(await state()).toBe('Delivered');
    expect(await stage()).toMatchObject({ Stage: 'delivered', Overlay: '' });
  });

  test('goes with a van of the diary, which says what it takes, or with one that is named', async () => {
    const { api, dispatch, plan } = await twoDoors();
    const aVan = (Id: string, Kind: 'van' | 'person') =>
      api.fabricator().diary.updateResource({
        ...{ Id, Kind, Name: Kind === 'van' ? 'Van A' : 'Nolan', Skills: [], Works: [], IsRetired: false },
        ...{ LengthMm: 3000, CarriesKg: 900, Places: 6 },
      });
    const [van, nolan] = [randomUUID(), randomUUID()];
    await aVan(van, 'van');
    await aVan(nolan, 'person');
    expect((await dispatch.loads()).Vans).toEqual([{ VanId: van, Name: 'Van A' }]);
    const asked = { Id: randomUUID(), Day: '2026-11-22' };
    expect(await codeOf(dispatch.createLoad({ ...asked, VanId: nolan }))).toBe('NOT_FOUND');
    expect(await codeOf(dispatch.createLoad({ ...asked, Van: ' ' }))).toBe('BAD_REQUEST');
    expect(await dispatch.createLoad({ ...asked, VanId: van })).toMatchObject({
      ...{ Van: 'Van A', CarriesKg: 900, Places: 6 },
    });
    expect(await plan()).toMatchObject({ Van: 'Van A', CarriesKg: null });
  });

  test('that leaves some doors behind is told as a part, once, and no more once all have left', async () => {
    const { api, dispatch, check, scan, plan } = await twoDoors();
    const told = async () => (await api.jobs()).filter((job) => 'code' in job && job.code === 'part-delivery');
    await plan();
    await check(door(1));
    await scan(door(1));
    await dispatch.depart({ Id, LeftBehind: 'Not made yet' });
    expect(await told()).toMatchObject([{ kind: 'message-to-customer', about: '1', nth: 1 }]);
    await check(door(2));
    const second = '5a1f4c1e-0000-4000-8000-0000000000b3';
    await plan(second);
    await scan(door(2), 'loaded', second);
    await dispatch.depart({ Id: second });
    expect(await told()).toHaveLength(1);
  });

  test('brings a door that is taken with a note and a signature: the note is a fault, once', async () => {
    const { api, batch, dispatch, scan, plan, record } = await twoDoors();
    await onTheFloor(batch, BatchId).makesAll();
    await plan();
    for (const place of [1, 2]) await scan(door(place));
    await dispatch.depart({ Id });
    const said = record(1, 'Scratched below the handle');
    expect(await dispatch.record(said)).toEqual(await dispatch.record(said));
    expect(await api.installer().fault.list({ OrderId })).toMatchObject([
      { Kind: 'damaged', Text: 'Scratched below the handle', State: 'Open' },
    ]);
    const [first] = (await dispatch.getLoad({ Id })).Stops[0]?.Doors ?? [];
    expect(first).toMatchObject({ Place: 'delivered', Last: { TakenBy: 'Mary', IsSigned: true } });
    const events = (await api.rows('deliveryEvent')).filter(({ kind }) => kind === 'delivered');
    expect(events).toMatchObject([{ signature: expect.stringMatching(/^<svg .*M1 2L3 4/) }]);
    await dispatch.record(record(2, ''));
    expect(await api.installer().fault.list({ OrderId }), 'without a note there is none').toHaveLength(1);
    await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
    const kept = (await api.rows('deliveryEvent')).flatMap(({ takenBy, signature }) => [takenBy, signature]);
    expect(new Set(kept)).toEqual(new Set(['']));
  });

  test('a refused door goes back to made with its cause, and the order with it', async () => {
    const { batch, dispatch, scan, stage, said, state, plan } = await twoDoors();
    await onTheFloor(batch, BatchId).makesAll();
    await plan();
    for (const place of [1, 2]) await scan(door(place));
    await dispatch.depart({ Id });
    expect(await state()).toBe('Dispatched');
    await said(1, 'delivered');
    await expect(said(2, 'refused')).rejects.toThrow('Say why');
    await said(2, 'refused', 'Scratched');
    expect(await state()).toBe('Manufactured');
    expect(await stage()).toMatchObject({ Units: [{ Stage: 'delivered' }, { Stage: 'made' }] });
    expect((await dispatch.getLoad({ Id })).State).toBe('Departed');
    expect((await scan(door(2), 'returned')).Outcome).toBe('returned');
    expect((await dispatch.getLoad({ Id })).State).toBe('Done');
    await said(2, 'collected');
    expect(await state()).toBe('Delivered');
  });

  test('what was said last is taken back by another fact, and the state with it', async () => {
    const { api, batch, dispatch, scan, said, state, plan } = await twoDoors();
    await onTheFloor(batch, BatchId).makesAll();
    await plan();
    const { EventId } = await scan(door(1));
    await scan(door(2));
    await dispatch.undo({ Id: randomUUID(), Undoes: EventId ?? '' });
    expect(await dispatch.getLoad({ Id })).toMatchObject({ Loaded: 1, All: 2 });
    await scan(door(1));
    await dispatch.depart({ Id });
    for (const unit of [1, 2]) await said(unit, 'delivered');
    expect(await state()).toBe('Delivered');
    const last = (await dispatch.getLoad({ Id })).Stops[0]?.Doors[0]?.Last;
    expect(last).toMatchObject({ Kind: 'delivered', TakenBy: 'Mary' });
    const undo = { Id: randomUUID(), Undoes: last?.EventId ?? '' };
    api.controls.now += 16 * 60_000;
    await expect(dispatch.undo(undo)).rejects.toThrow('Say why it is taken back.');
    await dispatch.undo({ ...undo, Reason: 'Wrong house' });
    await dispatch.undo({ ...undo, Reason: 'Wrong house' });
    expect(await state()).toBe('Dispatched');
    const [door1] = (await dispatch.getLoad({ Id })).Stops[0]?.Doors ?? [];
    const departed = { Id: randomUUID(), Undoes: door1?.Last?.EventId ?? '', Reason: 'Too early' };
    await expect(dispatch.undo(departed)).rejects.toThrow('Its van has left.');
  });

  test('an order goes with one load, and one that is loaded keeps its check', async () => {
    const { api, batch, dispatch, scan, plan } = await twoDoors();
    await onTheFloor(batch, BatchId).makesAll();
    const other = '5a1f4c1e-0000-4000-8000-0000000000b4';
    await dispatch.createLoad({ Id: other, Van: 'Van B', Day: '2026-11-22' });
    expect((await scan(door(1), 'loaded', other)).Outcome).toBe('not-today');
    await plan();
    await expect(dispatch.addStop({ Id: other, OrderId })).rejects.toThrow('Order 10001 goes with L-1002.');
    expect(await scan(door(1), 'loaded', other)).toMatchObject({ Outcome: 'other-load', Text: 'It goes with L-1002.' });
    for (const place of [1, 2]) await scan(door(place));
    await expect(dispatch.removeStop({ Id, OrderId })).rejects.toThrow('Take them off first.');
    await expect(dispatch.cancelLoad({ Id })).rejects.toThrow();
    const check = (await batch.progress({ BatchId })).Events.find(({ At }) => At === 'quality check');
    const undo = { Id: randomUUID(), BatchId, Undoes: check?.Id ?? '', Reason: 'Scratched' };
    await expect(batch.undo(undo)).rejects.toThrow('Take it off load L-1002 first.');
    expect(await dispatch.cancelLoad({ Id: other })).toMatchObject({ State: 'Cancelled' });
    await expect(api.fabricator().dispatch.addStop({ Id: other, OrderId })).rejects.toThrow();
  });
});

test('of more made orders than are read at once all may leave', async () => {
  const { api } = await aReadyOrder();
  const made = 51;
  await api.transactions.run(api.clientId, async ({ orders }) => {
    const stored = await orders.load(OrderId);
    const [line] = stored?.order.lines ?? [];
    if (!stored || !line) throw new Error('There is no order that is ready.');
    for (let number = 20_001; number <= 20_000 + made; number += 1) {
      const lines = [{ ...line, id: randomUUID() }];
      const order = { ...stored.order, quote: null, lines, state: 'Manufactured' as const };
      await orders.create({ ...stored, id: randomUUID(), number, order });
    }
  });
  const { Ready } = await api.fabricator().dispatch.loads();
  expect(Ready).toHaveLength(made);
  expect(Ready.at(-1)).toMatchObject({ Order: '20051', Checked: 1, Doors: 1 });
});
