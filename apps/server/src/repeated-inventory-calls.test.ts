import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { daysAfter } from '@door/domain/lib/open-days';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, callContext } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000b9';
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;
let main: string;

beforeAll(async () => {
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  server = await openTestServer(databasesHere.at(-1));
  await addAccount(server, { id: userId, role: 'fabricator' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'fabricator', userId } }));
  main = (await office.inventory.places()).Places[0]?.Id ?? '';
});
afterAll(() => server[Symbol.asyncDispose]());

const aPlace = () => ({ Id: randomUUID(), Name: randomUUID(), Counts: true, IsRetired: false });
async function aVan(): Promise<string> {
  const place = aPlace();
  const { LastUpdated } = await office.inventory.places();
  await office.inventory.updatePlaces({ Places: [place], LastUpdated });
  return place.Id;
}

let days = 0;
let paints = 0;
/** An article that was never moved. */
const aKey = () => `PAINT-RAL ${String(1000 + (paints += 1))}`;

/** Three litres of a new article. */
async function someStock(): Promise<string> {
  const Key = aKey();
  await office.inventory.move({ Kind: 'in', Id: randomUUID(), Key, Place: main, Quantity: '3', Reason: 'Found' });
  return Key;
}

/** For each mutation a message that it takes, about something new. */
const messages: Readonly<Record<string, () => Promise<object>>> = {
  'inventory.count': async () => {
    const Lines = [{ Key: await someStock(), Counted: '2' }];
    return { Id: randomUUID(), Place: main, Reason: 'Stocktake', Lines };
  },
  // Each of a day that no export before has told.
  'inventory.export': async () => ({ Id: randomUUID(), Day: daysAfter('2020-01-01', (days += 1)) }),
  'inventory.importOpening': async () => {
    const Rows = [{ Key: aKey(), Quantity: '2', Value: '10.00' }];
    return { Id: randomUUID(), Rows, DryRun: false };
  },
  'inventory.move': async () => {
    const moved = { Key: await someStock(), Place: main, Quantity: '1', Reason: 'For 10234' };
    return { Kind: 'issue', Id: randomUUID(), ...moved };
  },
  'inventory.transfer': async () => {
    const moved = { Key: await someStock(), From: main, To: await aVan(), Quantity: '1' };
    return { Id: randomUUID(), ...moved };
  },
  'inventory.updatePlaces': async () => {
    const { LastUpdated } = await office.inventory.places();
    return { Places: [aPlace()], LastUpdated };
  },
  'inventory.updateSupply': async () => ({
    ...{ Key: await someStock(), Supply: 'counted', Stage: 'painting', Floor: '1.5', FirstPlace: main },
    ...{ LotTracked: false, AnalysisCode: 'PAINT', LastUpdated: null },
  }),
};

test('every mutation about stock has its message here', () => {
  const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && path.startsWith('inventory.'));
  expect(Object.keys(messages).toSorted()).toEqual(ours.map(({ path }) => path).toSorted());
});

test.each(Object.entries(messages))('%s: ten at once and one later have one answer and one effect', (path, aMessage) =>
  expectOneEffect(server, { aMessage, send: (message) => callByPath(office, path, message) }),
);
