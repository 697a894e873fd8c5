import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { onTheFloor } from '@door/api/testing/on-the-floor';
import { codeOf } from '@door/api/testing/a-test-api';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aReadyLine as readyLine } from './testing/a-ready-line.ts';
import { addAccount, callContext } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000b7';
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
/** One that nobody has planned in. */
const aWeek = () => `99${String((weeks += 1)).padStart(2, '0')}`;

const aReadyLine = (week: string, quantity = 1) => readyLine(server, { office, customer, week, quantity });

const aBatch = async (Week = aWeek()) => (await office.batch.create({ Id: randomUUID(), Week })).Id;
async function aFullBatch() {
  const Week = aWeek();
  const Id = await aBatch(Week);
  const LineId = await aReadyLine(Week);
  await office.batch.addItems({ Id, LineIds: [LineId] });
  return { Id, LineId, Week };
}
/** Rests of earlier batches would be cut in some batches and not in others. */
async function withoutOffcuts() {
  for (const { Id, State } of await office.batch.offcuts())
    if (State === 'on hand') await office.batch.adjustOffcut({ Move: 'scrapped', Id, Reason: 'Not for this test.' });
}
async function aPlannedBatch() {
  await withoutOffcuts();
  const { Id } = await aFullBatch();
  const [group] = await office.batch.replan({ Id });
  return { Id, group: group?.Key ?? '' };
}
async function aReleasedBatch() {
  const { Id } = await aPlannedBatch();
  await office.batch.release({ Id, Glass: 'ordered' });
  return Id;
}
async function aTick() {
  const BatchId = await aReleasedBatch();
  const { Doors } = await office.batch.progress({ BatchId });
  const Scans = [{ Code: Doors[0]?.Code ?? '', At: 'assembly' as const }];
  const { Answers } = await office.batch.scan({ Id: BatchId, Scans });
  return { Id: randomUUID(), BatchId, Undoes: Answers[0]?.EventId ?? '' };
}

/** The first offcut of a group opens its account. */
const openAccount = (Group: string) =>
  office.batch.adjustOffcut({ Move: 'in', Id: randomUUID(), Group, Length: 2100, Reason: 'Lay there too.' });

async function aMadeBatch() {
  const Id = await aReleasedBatch();
  for (const { Group } of await office.batch.plan({ BatchId: Id })) await openAccount(Group);
  await onTheFloor(office.batch, Id).makesAll();
  return Id;
}

/** For each mutation a message that it takes, about something new. */
const messages: Readonly<Record<string, () => Promise<object>>> = {
  'batch.addItems': async () => {
    const Week = aWeek();
    return { Id: await aBatch(Week), LineIds: [await aReadyLine(Week)] };
  },
  'batch.adjustOffcut': async () => {
    const { group: Group } = await aPlannedBatch();
    await openAccount(Group);
    return { Move: 'in', Id: randomUUID(), Group, Length: 2100, Reason: 'Lay behind the saw.' };
  },
  'batch.close': async () => ({ Id: await aMadeBatch() }),
  'batch.create': async () => ({ Id: randomUUID(), Week: aWeek() }),
  'batch.divide': async () => ({ LineId: await aReadyLine(aWeek(), 3), Doors: [1, 2] }),
  'batch.join': async () => {
    const LineId = await aReadyLine(aWeek(), 3);
    await office.batch.divide({ LineId, Doors: [1, 2] });
    return { LineId };
  },
  'batch.move': async () => {
    const { LineId, Week } = await aFullBatch();
    return { LineId, To: await aBatch(Week) };
  },
  'batch.propose': async () => {
    const Week = aWeek();
    await aReadyLine(Week);
    return { Week };
  },
  'batch.recall': async () => ({ Id: await aReleasedBatch() }),
  'batch.release': async () => ({ Id: (await aPlannedBatch()).Id, Glass: 'waived' }),
  'batch.remove': async () => ({ Id: await aBatch() }),
  'batch.removeItem': async () => {
    const { Id, LineId } = await aFullBatch();
    return { Id, LineId };
  },
  'batch.reopen': async () => {
    const Id = await aMadeBatch();
    await office.batch.close({ Id });
    return { Id };
  },
  'batch.replan': async () => ({ Id: (await aFullBatch()).Id }),
  'batch.setCapacity': async () => ({ Week: aWeek(), Points: 100 }),
  'batch.tickAll': async () => {
    const BatchId = await aReleasedBatch();
    const Open = (await office.batch.getBatchById(BatchId)).Progress.Pieces;
    return { Id: randomUUID(), BatchId, At: 'cutting', Open };
  },
  'batch.undo': aTick,
};

/** It answers a repeat that the piece is known. */
const isScan = (path: string): boolean => path === 'batch.scan';

test('every mutation about batches has its message here', () => {
  const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && path.startsWith('batch.'));
  const paths = ours.map(({ path }) => path).filter((path) => !isScan(path));
  expect(Object.keys(messages).toSorted()).toEqual(paths.toSorted());
});

test.each(Object.entries(messages))('%s: ten at once and one later have one answer and one effect', (path, aMessage) =>
  expectOneEffect(server, { aMessage, send: (message) => callByPath(office, path, message) }),
);

test('batch.scan: of ten at once and one later one ticks the piece, and the others say that it is known', async () => {
  const Id = await aReleasedBatch();
  const [label] = (await office.batch.lists(Id)).Labels;
  const message = { Id, Code: label?.code ?? '' };
  const scans = await Promise.all(Array.from({ length: 10 }, () => office.batch.scan(message)));
  scans.push(await office.batch.scan(message));
  const outcomes = scans.map(({ Answers: [answer] }) => answer?.Outcome);
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 10 }, () => 'known'), 'ticked']);
  expect(scans.map(({ Progress }) => JSON.stringify(Progress))).toEqual(
    scans.map(() => JSON.stringify(scans[0]?.Progress)),
  );
});

test('law 10: of two planners who fill one week at once one is refused', async () => {
  const Week = aWeek();
  await office.batch.setCapacity({ Week, Points: 1 });
  const batches = [await aBatch(Week), await aBatch(Week)];
  const messages = [];
  // Ready for a week of their own, each with one point.
  for (const Id of batches) messages.push({ Id, LineIds: [await aReadyLine(aWeek())] });
  const outcomes = await Promise.all(messages.map((message) => codeOf(office.batch.addItems(message))));
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  const { Batches } = await office.batch.list({ Week });
  expect(Batches.map(({ Points }) => Points).toSorted()).toEqual(['0.0', '1.0']);
});
