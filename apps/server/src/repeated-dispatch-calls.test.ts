import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { onTheFloor } from '@door/api/testing/on-the-floor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aReadyLine } from './testing/a-ready-line.ts';
import { addAccount, callContext } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000b9';
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;
let customer: string;

beforeAll(async () => {
  server = await openTestServer(databasesHere.at(-1));
  await addAccount(server, { id: userId, role: 'admin' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } }));
  customer = (await office.customer.create({ Id: randomUUID(), Name: 'Mary Byrne' })).Id;
});
afterAll(() => server[Symbol.asyncDispose]());

let weeks = 0;

/** An order of one door that has passed its check. */
async function aMadeOrder() {
  const week = `98${String((weeks += 1)).padStart(2, '0')}`;
  const LineId = await aReadyLine(server, { office, customer, week, quantity: 1 });
  const { Id } = await office.batch.create({ Id: randomUUID(), Week: week });
  const { Lines } = await office.batch.addItems({ Id, LineIds: [LineId] });
  await office.batch.replan({ Id });
  await office.batch.release({ Id, Glass: 'ordered' });
  await onTheFloor(office.batch, Id).makesAll();
  const [door] = (await office.batch.progress({ BatchId: Id })).Doors;
  return { OrderId: Lines[0]?.OrderId ?? '', LineId, Code: door?.Code ?? '' };
}

const aPlan = (OrderIds: readonly string[] = []) => ({
  ...{ Id: randomUUID(), Van: 'Van A', Day: '2026-11-21', OrderIds: [...OrderIds] },
});

async function aLoadedDoor() {
  const made = await aMadeOrder();
  const { LoadId } = await office.dispatch.createLoad(aPlan([made.OrderId]));
  const scan = { Id: LoadId, Scans: [{ Id: randomUUID(), Code: made.Code }] };
  const { Answers } = await office.dispatch.scan(scan);
  return { ...made, LoadId, scan, EventId: Answers[0]?.EventId ?? '' };
}

const messages: Readonly<Record<string, () => Promise<unknown>>> = {
  'dispatch.addStop': async () => {
    const { LoadId } = await office.dispatch.createLoad(aPlan());
    return { Id: LoadId, OrderId: (await aMadeOrder()).OrderId };
  },
  'dispatch.cancelLoad': async () => ({ Id: (await office.dispatch.createLoad(aPlan())).LoadId }),
  'dispatch.createLoad': async () => aPlan([(await aMadeOrder()).OrderId]),
  'dispatch.depart': async () => ({ Id: (await aLoadedDoor()).LoadId }),
  'dispatch.record': async () => {
    const { LoadId, OrderId, LineId } = await aLoadedDoor();
    await office.dispatch.depart({ Id: LoadId });
    return { OrderId, TakenBy: 'Mary', Doors: [{ Id: randomUUID(), LineId, Unit: 1, Kind: 'delivered' }] };
  },
  'dispatch.removeStop': async () => {
    const { OrderId } = await aMadeOrder();
    return { Id: (await office.dispatch.createLoad(aPlan([OrderId]))).LoadId, OrderId };
  },
  'dispatch.undo': async () => ({ Id: randomUUID(), Undoes: (await aLoadedDoor()).EventId }),
};

test('every mutation about loads has its message here', () => {
  const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && path.startsWith('dispatch.'));
  const paths = ours.map(({ path }) => path).filter((path) => path !== 'dispatch.scan');
  expect(Object.keys(messages).toSorted()).toEqual(paths.toSorted());
});

test.each(Object.entries(messages))('%s: ten at once and one later have one answer and one effect', (path, aMessage) =>
  expectOneEffect(server, { aMessage, send: (message) => callByPath(office, path, message) }),
);

test('dispatch.scan: a scan that comes again says that it is known, also after it was taken back', async () => {
  const { scan, EventId, LoadId } = await aLoadedDoor();
  const again = await Promise.all(Array.from({ length: 10 }, () => office.dispatch.scan(scan)));
  expect(new Set(again.map(({ Answers: [answer] }) => answer?.Outcome))).toEqual(new Set(['known']));
  await office.dispatch.undo({ Id: randomUUID(), Undoes: EventId });
  expect((await office.dispatch.scan(scan)).Answers[0]?.Outcome).toBe('known');
  expect(await office.dispatch.getLoad({ Id: LoadId })).toMatchObject({ Loaded: 0, All: 1 });
});
