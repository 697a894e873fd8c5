import { randomUUID } from 'node:crypto';
import { aDiary } from '@door/server/testing/a-diary';
import { clientId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { customerId, quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aSoldOrder, soldOrderId } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { withCode } from '../testing/page-code.ts';

const day = 24 * 60 * 60_000;

/** A door that has arrived, on whose page the code was typed. */
async function aDeliveredDoor(delivered: string | null = '2026-11-21') {
  const { api } = await aSoldOrder();
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  await withCode(api, Token);
  await api.transactions.run(clientId(-1022), async ({ orders, deliveries }) => {
    const stored = await orders.load(soldOrderId);
    const [line] = stored?.order.lines ?? [];
    if (!stored || !line) throw new Error('There is no order.');
    if (delivered === null) return;
    const days = { ...stored.order.days, dispatched: delivered, delivered };
    await orders.save({ ...stored, order: { ...stored.order, state: 'Delivered', days } });
    await deliveries.add([
      {
        orderId: soldOrderId,
        id: randomUUID(),
        lineId: line.id,
        unit: 1,
        kind: 'delivered',
        undoes: null,
        day: delivered,
        at: `${delivered}T12:00:00.000Z`,
        how: 'by hand',
        reason: '',
        takenBy: '',
        signature: '',
        who: null,
        deviceAt: null,
        load: null,
      },
    ]);
  });
  const [line] = (await api.installer().order.getOrderById(soldOrderId)).Lines;
  const LineId = line?.LineId ?? '';
  const faults = async () => {
    const order = await api.visitor().getMyOrder({ Token });
    return order.IsUnchanged ? expect.fail() : (order.Faults ?? expect.fail());
  };
  const report = (changed: object = {}) =>
    api.visitor().reportFault({
      ...{ Token, Id: randomUUID(), LineId, Area: 'door:leaf', Kind: 'does-not-close', Text: 'It sticks.' },
      ...changed,
    });
  const set = (FaultId: string, Move: 'visit' | 'remake' | 'solve' | 'close', Text = '', EventId = randomUUID()) =>
    api.installer().fault.setFault({ FaultId, EventId, Move, Text });
  return { api, Token, LineId, faults, report, set };
}

test('a fault is reported once by a tap on its part, becomes a task, and proposes what is made again', async () => {
  const { api, LineId, faults, report } = await aDeliveredDoor();
  expect((await faults()).Tapped.find((door) => door.LineId === LineId)?.Areas).toContainEqual({
    ...{ Area: 'door:leaf', Name: 'Leaf', D: expect.stringMatching(/^M/) },
  });
  const once = { Id: randomUUID(), Kind: 'damaged' };
  expect([await report(once), await report(once)]).toEqual([{ Id: once.Id }, { Id: once.Id }]);
  expect(await api.installer().fault.list({})).toMatchObject([
    {
      ...{ FaultId: once.Id, Order: { Id: soldOrderId }, LineId, AreaName: 'Leaf', State: 'Open', Events: [] },
      ...{ Moves: ['visit', 'remake', 'close'], Remake: { Part: 'leaf', Reason: 'damaged' } },
    },
  ]);
  expect((await api.rows('task')).filter(({ rule }) => rule === 'answer-fault')).toMatchObject([
    { state: 'Open', about: 'It sticks.', orderId: soldOrderId },
  ]);
  const jobs = (await api.jobs()).filter((job) => 'about' in job && job.about === 'fault-received');
  expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(['page-to-customer', 'page-to-supplier']);
});

test('what is no part of the door, too early or without the code is refused', async () => {
  const { api, report } = await aDeliveredDoor();
  expect(await codeOf(report({ Area: 'door:window' }))).toBe('BAD_REQUEST');
  expect(await codeOf(report({ LineId: randomUUID() }))).toBe('BAD_REQUEST');
  api.controls.device = '';
  expect(await codeOf(report())).toBe('PRECONDITION_FAILED');
  const early = await aDeliveredDoor(null);
  expect(await codeOf(early.report())).toBe('CONFLICT');
  expect((await early.faults()).Tapped).toEqual([]);
});

test('a visit waits in the diary, and is booked with its day; what is solved before is taken out again', async () => {
  const { api, faults, report, set } = await aDeliveredDoor();
  await aDiary(api);
  const [{ Id: first }, { Id: second }] = [await report(), await report({ Area: 'door:hinges', Kind: 'damaged' })];
  const { diary, fault } = api.installer();
  const listed = async (id: string) => (await fault.list({})).find(({ FaultId }) => FaultId === id) ?? expect.fail();
  const once = randomUUID();
  await set(first, 'visit', '', once);
  await set(first, 'visit', '', once);
  await set(first, 'visit');
  expect(await listed(first)).toMatchObject({ State: 'Open', WaitsForVisit: true, Moves: ['remake', 'close'] });
  expect(
    (await api.rows('task')).filter(({ rule, state }) => rule === 'answer-fault' && state === 'Open'),
  ).toHaveLength(1);
  const job = (await diary.toBook()).Jobs.find(({ Kind }) => Kind === 'service');
  expect(job).toMatchObject({ Kind: 'service', OrderId: soldOrderId, Minutes: 60, Persons: 1, Skills: ['service'] });
  const Id = job?.Id ?? '';
  const [slot] = (await diary.slots({ Id })).Slots;
  await diary.book({ Id, TeamId: slot?.TeamId ?? '', Day: slot?.Day ?? '', Start: slot?.Start ?? '' });
  expect(await listed(first)).toMatchObject({ State: 'Visit booked', WaitsForVisit: false, Moves: ['solve'] });
  expect((await faults()).Reported.map(({ State }) => State).toSorted()).toEqual(['Open', 'Visit booked']);
  await set(second, 'visit');
  expect(await listed(second), 'somebody comes anyway').toMatchObject({ State: 'Visit booked' });
  await set(first, 'solve', 'Hinge set anew');
  const services = async () => (await api.rows('job')).filter(({ kind }) => kind === 'service');
  expect(await services()).toMatchObject([{ state: 'Booked' }]);
  await set(second, 'solve', 'Screws came by post');
  expect(await services()).toMatchObject([{ state: 'Cancelled' }]);
  expect((await diary.days({ From: slot?.Day ?? '', Days: 1 })).Visits).toEqual([]);
});

test('how long a part is guaranteed stands beside its fault, and nothing is decided by it', async () => {
  const { api, report } = await aDeliveredDoor('2026-11-20');
  await report();
  await report({ Area: 'door:hinges' });
  const listed = await api.installer().fault.list({});
  expect(Object.fromEntries(listed.map(({ AreaName, Guarantee }) => [AreaName, Guarantee]))).toEqual({
    Leaf: [{ Part: 'Frame and leaf', Until: '2036-11-20' }],
    Hinges: [{ Part: 'Hardware', Until: '2028-11-20' }],
  });
});

test('it is solved with a word to the customer, who may say within 30 days that it is still there', async () => {
  const { api, Token, faults, report, set } = await aDeliveredDoor();
  const { Id } = await report();
  await set(Id, 'visit');
  expect(await codeOf(set(Id, 'solve'))).toBe('BAD_REQUEST');
  const once = randomUUID();
  expect([await set(Id, 'solve', 'Hinge set anew', once), await set(Id, 'solve', 'Hinge set anew', once)]).toEqual([
    { FaultId: Id },
    { FaultId: Id },
  ]);
  expect((await api.rows('task')).find(({ rule }) => rule === 'answer-fault')).toMatchObject({ state: 'Done' });
  api.controls.now += 29 * day;
  const reopen = (EventId: string = randomUUID()) =>
    api.visitor().reopenFault({ Token, EventId, FaultId: Id, Text: 'It sticks again' });
  await reopen(once);
  expect((await faults()).Reported).toMatchObject([{ State: 'Solved', MayReopen: true }]);
  await reopen();
  expect((await faults()).Reported).toMatchObject([
    {
      ...{ State: 'Open', MayReopen: false },
      Said: [
        { Text: 'Hinge set anew', IsCustomer: false },
        { Text: 'It sticks again', IsCustomer: true },
      ],
    },
  ]);
  await set(Id, 'visit');
  await set(Id, 'solve', 'Done');
  api.controls.now += 31 * day;
  expect(await codeOf(reopen())).toBe('CONFLICT');
  await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
  expect(JSON.stringify([await api.rows('fault'), await api.rows('faultEvent')])).not.toMatch(/sticks|Hinge/);
});
