import { catalogueOf } from '@door/domain/catalogue/english-catalogue';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { clientId, itemId } from '@door/domain/item/ids';
import { defaultUiSettings } from '@door/domain/settings/ui-settings';
import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { worksRows } from '@door/domain/testing/works-rows';
import type { CallContext, Caller } from '../ports/context.ts';
import type { Supplier } from '../ports/shop.ts';
import { installerRouter, publicRouter } from '../routers.ts';
import { fakeBlobs } from './fake-blobs.ts';
import { fakeShops } from './fake-shops.ts';

const legal = { type: 'link', content: '' } as const;

const client = (id: number): ClientRow => ({
  id,
  name: 'Doors Ltd',
  currency: id === -1022 ? 'EUR' : 'GBP',
  email: 'doors@example.com',
  homePageUrl: '/',
  backPageUrl: '',
  logoUrl: '/logo.svg',
  terms: legal,
  privacy: legal,
  ui: defaultUiSettings,
});

const supplier = (id: number): Supplier => ({
  clientId: clientId(id),
  client: client(id),
  catalogue: catalogueOf(aCatalogue().rows),
  works: worksRows,
});

/** Begins a day in the works; tests move it on. */
export const dayBegins = Date.parse('2026-11-21T08:00:00.000Z');

/** Two suppliers with the same small catalogue, callers of every kind, and a clock that a test can move. */
export function aShop() {
  const shops = fakeShops();
  const blobs = fakeBlobs();
  const suppliers = new Map([-1022, -1023].map((id) => [id, supplier(id)]));
  const moving = { now: dayBegins, ids: 0, limited: false, fault: undefined as string | undefined };
  const nextId = () => `00000000-0000-4000-8000-${String((moving.ids += 1)).padStart(12, '0')}`;
  const named = new Map<string, string>();
  const idNamed = (name: string) => {
    const id = named.get(name) ?? nextId();
    named.set(name, id);
    return itemId(id);
  };
  const context = (client: number, caller: Caller): CallContext => ({
    suppliers: { find: async (id) => suppliers.get(id) },
    clientId: clientId(client),
    shops,
    blobs,
    clock: { now: () => new Date(moving.now) },
    ids: { item: () => itemId(nextId()), itemNamed: idNamed, other: nextId },
    png: () => moving.fault,
    limits: { take: async () => !moving.limited },
    log: { warn: () => undefined, error: () => undefined },
    caller,
    requestId: 'request',
    address: '192.0.2.7',
  });
  return {
    clientId: clientId(-1022),
    shops,
    blobs,
    moving,
    context,
    visitor: (client = -1022) => publicRouter.createCaller(context(client, { role: 'public' })),
    installer: (client = -1022) =>
      installerRouter.createCaller(
        context(client, { role: 'installer', userId: client === -1022 ? 'user-1' : 'user-9' }),
      ),
    /** A colleague of the installer. */
    fabricator: () => installerRouter.createCaller(context(-1022, { role: 'fabricator', userId: 'user-2' })),
    stranger: () => installerRouter.createCaller(context(-1022, { role: 'public' })),
  };
}

export type TestShop = ReturnType<typeof aShop>;

/** The code with which a call is refused; 'accepted' when it is not. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : `a fault of ours: ${String(error)}`;
  }
}
