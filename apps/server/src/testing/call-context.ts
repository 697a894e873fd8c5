import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Blobs } from '@door/api/ports/blobs';
import type { CallContext, Caller } from '@door/api/ports/context';
import type { Supplier } from '@door/api/ports/supplier';
import { fakeBlobs } from '@door/api/testing/fake-blobs';
import { fakeMachine } from '@door/api/testing/fake-machine';
import { fakeProviders } from '@door/api/testing/fake-providers';
import { fakeSms } from '@door/api/testing/fake-sms';
import { fakeOptimizer } from '@door/api/testing/fake-optimizer';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import type { OfficeRole } from '@door/domain/people/roles';
import { offerLinksOf } from '../lib/offer-links.ts';
import { cleaner } from '../jobs/cleaner.ts';
import { unprintable } from '../documents/fonts/runs.ts';
import { randomIds } from '../lib/ids.ts';
import { isOutage, isTaken } from '../db/outage.ts';
import { accountsOf } from '../login/accounts.ts';
import type { TestServer } from './open-test-server.ts';

export const testClient: ClientId = clientId(-1022);
export const testPublicUrl = 'https://doors.example.com';

const now = () => new Date();

/** Where customers of these tests pay. */
export const testProviders = fakeProviders();

export type CallStores = Pick<TestServer, 'suppliers' | 'transactions'>;

/** What a call is given, on the stores of a test's database. Without `blobs` there are no pictures. */
export const callContext = (
  { suppliers, transactions }: CallStores,
  { caller, blobs = fakeBlobs() }: { readonly caller: Caller | null; readonly blobs?: Blobs },
): CallContext => ({
  ...{
    suppliers,
    transactions,
    blobs,
    caller,
    isOutage,
    isTaken,
    clientId: testClient,
    yieldToEventLoop,
    optimizer: fakeOptimizer,
    cleaner,
    paperFonts: { unprintable },
    machine: fakeMachine,
    hasOwnLogin: true,
  },
  clock: { now },
  ids: randomIds(now),
  rateLimiter: { tryTake: async () => true },
  callCounter: { tryTake: () => true },
  log: { warn: () => undefined, error: () => undefined },
  payments: testProviders.payments,
  sms: fakeSms().sms,
  offerLinks: offerLinksOf({ publicUrl: testPublicUrl, key: Buffer.alloc(32) }),
  ...{ requestId: 'request', address: '192.0.2.7', agent: 'a test', device: '' },
});

/** Somebody of the supplier who can log in, so that calls may name them. */
export const addAccount = (
  { database }: Pick<TestServer, 'database'>,
  { id, role, name = 'Ines Moor' }: { readonly id: string; readonly role: OfficeRole; readonly name?: string },
): Promise<boolean> =>
  accountsOf(database).add({
    ...{ id, role, name, clientId: testClient, email: `${id}@example.com` },
    ...{ passwordHash: null, createdAt: now() },
  });

/** The demo supplier, with what it sells. */
export async function demoSupplier({ suppliers }: Pick<TestServer, 'suppliers'>): Promise<Supplier> {
  const found = await suppliers.find(testClient);
  if (!found) throw new Error('The demo supplier is missing.');
  return found;
}
