import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, callContext } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000ba';
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;

beforeAll(async () => {
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  server = await openTestServer(databasesHere.at(-1));
  await addAccount(server, { id: userId, role: 'fabricator' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'fabricator', userId } }));
});
afterAll(() => server[Symbol.asyncDispose]());

const aVendor = () => ({ Id: randomUUID(), Name: randomUUID(), Closed: ['2026-12-24', '2026-12-25'] });

async function versioned() {
  const { Id, LastUpdated } = await office.vendor.create(aVendor());
  return { Id, LastUpdated };
}

const item = () => ({
  ...{ Id: randomUUID(), Key: 'CY-3K', Pack: '10', Least: '10', LeadDays: 3, Price: '125.00', Per: '100' },
  ...{ ValidFrom: null, ValidUntil: null, Rank: 1 },
});

/** For each mutation a message that it takes, about something new. */
const messages: Readonly<Record<string, () => Promise<object>>> = {
  'vendor.create': async () => aVendor(),
  'vendor.importItems': async () => ({
    ...(await versioned()),
    ...{ Rows: [{ Key: 'CY-3K', LeadDays: '3', Price: '1.25' }], DryRun: false },
  }),
  'vendor.retire': versioned,
  'vendor.update': async () => ({ ...(await versioned()), Name: randomUUID(), Closed: ['2027-03-17'] }),
  'vendor.updateItems': async () => {
    const { Id, LastUpdated } = await versioned();
    const first = item();
    const saved = await office.vendor.updateItems({ Id, LastUpdated, Items: [first] });
    return { Id, LastUpdated: saved.LastUpdated, Items: [{ ...item(), Rank: 2 }], Removed: [first.Id] };
  },
};

test('every mutation about vendors has its message here', () => {
  const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && path.startsWith('vendor.'));
  expect(Object.keys(messages).toSorted()).toEqual(ours.map(({ path }) => path).toSorted());
});

test.each(Object.entries(messages))('%s: ten at once and one later have one answer and one effect', (path, aMessage) =>
  expectOneEffect(server, { aMessage, send: (message) => callByPath(office, path, message) }),
);
