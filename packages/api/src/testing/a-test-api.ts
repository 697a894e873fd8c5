import { emptyGallery } from '@door/domain/catalogue/rows/gallery-rows';
import type { ClientRow, PriceDisplay } from '@door/domain/catalogue/rows/client-rows';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { defaultSaleSettings } from '@door/domain/settings/new-client';
import { defaultUiSettings } from '@door/domain/settings/ui-settings';
import { aPriceList } from '@door/domain/testing/a-price-list';
import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aContext } from '@door/domain/testing/a-context';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { callStores, type CallStores, type SavedRows } from '@door/server/testing/call-stores';
import type { CallContext, Caller, RateLimiter } from '../ports/context.ts';
import type { Transactions } from '../ports/stores.ts';
import type { Supplier } from '../ports/supplier.ts';
import { installerRouter, publicRouter } from '../routers.ts';
import { type FakeBlobs, fakeBlobs } from './fake-blobs.ts';
import { fakeMachine } from './fake-machine.ts';
import { fakeCleaner } from './fake-cleaner.ts';
import { fakeProviders } from './fake-providers.ts';
import { fakeSms } from './fake-sms.ts';
import { fakeOptimizer } from './fake-optimizer.ts';
import { people, personOf } from './people.ts';

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
  // The first supplier sells doors without glass, the second does not.
  ui: { ...defaultUiSettings, showUnglazed: id === -1022 },
  ...defaultSaleSettings,
});

const supplier = (id: number): Supplier => ({
  clientId: clientId(id),
  client: client(id),
  catalogueVersion: 1,
  settingsVersion: 1,
  catalogue: aCatalogue(),
  context: aContext(),
  production: workedExampleProductionRows,
  prices: aPriceList,
  gallery: emptyGallery,
});

/** 64 hexadecimal digits, the same for the same text; good enough to tell texts of a test apart. */
const fakeDigest = (text: string): string =>
  Array.from({ length: 8 }, (_, seed) =>
    Array.from(text).reduce(
      (mark, sign) => Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193),
      0x811c9dc5 + seed,
    ),
  )
    .map((mark) => (mark >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** The clock's first time. */
export const startOfDay = Date.parse('2026-11-21T08:00:00.000Z');

/** What was made with an API, for another to begin with. */
interface Made {
  readonly rows: SavedRows;
  readonly blobs: FakeBlobs;
  readonly now: number;
  readonly ids: number;
  readonly named: ReadonlyMap<string, string>;
}

/** As every API begins: shared, since what the calls have worked out of a catalogue is found again by the catalogue. */
const firstSuppliers = new Map([-1022, -1023].map((id) => [id, supplier(id)]));

let nothing: Promise<Made> | undefined;

/** Two suppliers with their people, who have done nothing yet. */
async function begin(stores: CallStores): Promise<Made> {
  for (const { client, catalogue, ...others } of firstSuppliers.values())
    await stores.addSupplier({ client, rows: catalogue.rows, ...others });
  for (const person of people) await stores.addPerson(person);
  return { rows: await stores.save(), blobs: fakeBlobs(), now: startOfDay, ids: 0, named: new Map() };
}

/** The API that was made last: it alone has the database. */
let latest = 0;

/**
 * The calls on an embedded database: two suppliers with the same small catalogue, and callers of every role. `controls` sets clock,
 * rate limit, outage and picture check. `made` is what another API was left with. There is one database, which each API puts back
 * as it was: whoever makes a second API can use the first no longer.
 */
export async function aTestApi(made?: Made) {
  const stores = await callStores();
  const first = await (nothing ??= begin(stores));
  const before = made ?? first;
  latest += 1;
  const own = latest;
  await stores.putBack(before.rows);
  const transactions: Transactions = {
    run: (client, work) => {
      if (own !== latest) throw new Error('Another test API has the database now.');
      return stores.transactions.run(client, work);
    },
  };
  const suppliers = new Map(firstSuppliers);
  const controls = {
    now: before.now,
    ids: before.ids,
    limited: false,
    /** Beginnings of the keys of budgets of calls that are spent: `item`, `address`. */
    spent: [] as readonly string[],
    isOutage: false,
    hasOwnLogin: true,
    /** Header `x-device` of all calls. */
    device: '',
    fault: undefined as string | undefined,
    tryTake: (..._: Parameters<RateLimiter['tryTake']>) => true,
  };
  const providers = fakeProviders();
  const texts = fakeSms();
  const blobs = before.blobs.copy(() => controls.fault);
  const nextId = () => `00000000-0000-4000-8000-${String((controls.ids += 1)).padStart(12, '0')}`;
  const named = new Map(before.named);
  const idNamed = (name: string) => {
    const id = named.get(name) ?? nextId();
    named.set(name, id);
    return itemId(id);
  };
  const context = (client: number, caller: Caller | null): CallContext => ({
    suppliers: {
      find: async (id) => suppliers.get(id),
      forget: () => undefined,
      catalogueOf: async (id) => suppliers.get(id),
    },
    clientId: clientId(client),
    transactions,
    blobs,
    clock: { now: () => new Date(controls.now) },
    yieldToEventLoop: async () => undefined,
    optimizer: fakeOptimizer,
    cleaner: fakeCleaner,
    paperFonts: { unprintable: (text) => [...new Set(text.match(/\p{Script=Han}/gu) ?? [])] },
    hasOwnLogin: controls.hasOwnLogin,
    machine: fakeMachine,
    ids: {
      item: () => itemId(nextId()),
      itemNamed: idNamed,
      other: nextId,
      idempotencyKey: idNamed,
      digest: fakeDigest,
    },
    isOutage: () => controls.isOutage,
    isTaken: () => false,
    rateLimiter: { tryTake: async (...taken) => controls.tryTake(...taken) && !controls.limited },
    callCounter: { tryTake: (key) => !controls.spent.some((spent) => key.startsWith(spent)) },
    log: { warn: () => undefined, error: () => undefined },
    caller,
    requestId: 'request',
    address: '192.0.2.7',
    agent: 'a test',
    device: controls.device,
    payments: providers.payments,
    sms: texts.sms,
    offerLinks: {
      token: (name) => `token-${idNamed(name)}`,
      isToken: (name, said) => said === `token-${idNamed(name)}`,
      pageUrl: (client, path) => `https://doors.example.com/?client=${String(client)}#${path}`,
      addressMark: (address) => `mark of ${address}`,
    },
  });
  return {
    made: async (): Promise<Made> => ({
      ...{ rows: await stores.save(), blobs, named: new Map(named) },
      ...{ now: controls.now, ids: controls.ids },
    }),
    /** The rows of one table. */
    rows: <Name extends Parameters<CallStores['rows']>[0]>(table: Name, client = -1022) => stores.rows(table, client),
    allRows: (client = -1022) => stores.allRows(client),
    jobs: () => stores.jobs(-1022),
    /** A door as it is stored. */
    item: (id: string) => transactions.run(clientId(-1022), ({ items }) => items.load(itemId(id))),
    clientId: clientId(-1022),
    /** The first supplier publishes the next version of its catalogue. */
    publishCatalogue: () => {
      suppliers.set(-1022, { ...supplier(-1022), catalogueVersion: (suppliers.get(-1022)?.catalogueVersion ?? 0) + 1 });
    },
    /** The first supplier no longer sells doors without glass. */
    sellOnlyGlazed: () => {
      const { client, ...others } = supplier(-1022);
      suppliers.set(-1022, { ...others, client: { ...client, ui: { ...client.ui, showUnglazed: false } } });
    },
    /** The first supplier changes its settings. */
    setClient: (changed: Partial<ClientRow>) => {
      const { client, ...others } = suppliers.get(-1022) ?? supplier(-1022);
      suppliers.set(-1022, { ...others, client: { ...client, ...changed } });
    },
    /** The first supplier sells at these prices, and shows visitors this of them. */
    sellAt: (prices: PriceList, priceDisplay: PriceDisplay) => {
      const sold = supplier(-1022);
      suppliers.set(-1022, { ...sold, prices, client: { ...sold.client, priceDisplay } });
    },
    transactions,
    blobs,
    controls,
    providers,
    /** SMS that have left, and what becomes of the next ones. */
    texts,
    context,
    visitor: (client = -1022) => publicRouter.createCaller(context(client, { role: 'public' })),
    installer: (client = -1022) => installerRouter.createCaller(context(client, personOf(client, 'installer'))),
    /** The installer's account, as if it were a fitter's. */
    fitter: () => installerRouter.createCaller(context(-1022, { ...personOf(-1022, 'installer'), role: 'fitter' })),
    /** A colleague of the installer. */
    fabricator: (client = -1022) => installerRouter.createCaller(context(client, personOf(client, 'fabricator'))),
    admin: (client = -1022) => installerRouter.createCaller(context(client, personOf(client, 'admin'))),
    /** Somebody at the installers' endpoint without a log-in. */
    notLoggedIn: () => installerRouter.createCaller(context(-1022, null)),
  };
}

export type TestApi = Awaited<ReturnType<typeof aTestApi>>;

/** A new item of a visitor. */
export const newDoor = (api: TestApi, template = 'single-door') =>
  api.visitor().createItemFromTemplate({ ItemId: template });

/** The properties of an item, which travel as JSON text. */
export const propsOf = ({ Props }: { readonly Props: string }): Readonly<Record<string, unknown>> => JSON.parse(Props);

/** The code with which a call is refused; 'accepted' if it is not. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : `internal error: ${String(error)}`;
  }
}
