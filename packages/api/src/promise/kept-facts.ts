import { groupsOf } from '@door/domain/lib/records';
import { noNotes } from '@door/domain/making/bom/manual-line';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import type { Stores } from '../ports/stores.ts';
import type { Suppliers } from '../ports/supplier.ts';
import type { CallScope } from '../procedure.ts';
import { orderedStates } from '../purchase/due-supply.ts';

/** How long the facts that are kept are believed without asking for their revision, ms. Other processes change them, too. */
const trustedFor = 5_000;

/** Suppliers whose facts are held in memory: those whose doors were asked about last. */
const mostSuppliers = 100;

interface KeptFacts {
  readonly revision: number;
  readonly rows: ReturnType<typeof rowsOfFacts>;
  /** When the revision was last compared with the database, ms. */
  checkedAt: number;
}

/** Each server, and each of a test, has its own. */
const keptBy = new WeakMap<Suppliers, Map<number, KeptFacts>>();

/**
 * Stores that read what a visitor's date follows from once for each revision of the supplier's facts: a choice that asks about the same
 * goods costs no query more (PROMISE 7.5). What is not named here is read anew.
 * @param added lines that people added to the bill of the door, which were read with its price
 */
export async function keptStores(ctx: CallScope, added: readonly WorkInstruction[]): Promise<Stores> {
  const { stores } = ctx;
  const { rows } = await keptFacts(ctx);
  return {
    ...stores,
    holidays: { ...stores.holidays, all: () => rows.holidays(stores) },
    orders: { ...stores.orders, loads: () => rows.loads(stores) },
    batches: { ...stores.batches, capacities: () => rows.capacities(stores) },
    vendors: {
      ...stores.vendors,
      all: () => rows.vendors(stores),
      items: () => rows.items(stores),
    },
    purchases: { ...stores.purchases, list: () => rows.purchases(stores) },
    stock: {
      ...stores.stock,
      places: () => rows.places(stores),
      accounts: () => rows.accounts(stores),
      supplies: () => rows.supplies(stores),
      balances: ({ keys = [] } = {}) => rows.balances(stores, keys),
    },
    demands: {
      ...stores.demands,
      inSequence: (keys) => (keys === null ? stores.demands.inSequence(null) : rows.demands(stores, keys)),
      made: (keys) => rows.made(stores, keys),
    },
    holds: { ...stores.holds, living: (day) => rows.holds(stores, day) },
    cutPlans: { ...stores.cutPlans, barsOf: (batchIds) => rows.bars(stores, batchIds) },
    instructions: {
      ...stores.instructions,
      lines: async (itemId) =>
        added.map((instruction, at) => ({
          ...{ itemId, line: at + 1, manuallyAdded: true, instruction },
          ...{ reference: null, notes: noNotes, attempt: null },
        })),
    },
  };
}

async function keptFacts({ suppliers, clientId, clock, stores }: CallScope): Promise<KeptFacts> {
  const ofServer = keptBy.get(suppliers) ?? new Map<number, KeptFacts>();
  keptBy.set(suppliers, ofServer);
  const now = clock.now().getTime();
  const known = ofServer.get(clientId);
  if (known && now - known.checkedAt < trustedFor) return known;
  const revision = await stores.promises.factsRevision();
  const kept = known?.revision === revision ? known : { revision, rows: rowsOfFacts(), checkedAt: now };
  kept.checkedAt = now;
  ofServer.delete(clientId);
  ofServer.set(clientId, kept);
  const [oldest] = ofServer.size > mostSuppliers ? ofServer.keys() : [];
  if (oldest !== undefined) ofServer.delete(oldest);
  return kept;
}

/** What is read of one revision, when it is first asked for. */
const rowsOfFacts = () => ({
  holidays: once((stores) => stores.holidays.all()),
  loads: once((stores) => stores.orders.loads()),
  capacities: once((stores) => stores.batches.capacities()),
  vendors: once((stores) => stores.vendors.all()),
  items: once((stores) => stores.vendors.items()),
  purchases: once((stores) =>
    stores.purchases.list({ filter: { states: orderedStates, vendor: null }, before: null, limit: null }),
  ),
  // The first one is made where there is none.
  places: once(
    (stores) => stores.stock.places(),
    ({ length }) => length > 0,
  ),
  accounts: once((stores) => stores.stock.accounts()),
  supplies: once((stores) => stores.stock.supplies()),
  balances: onceOfKey((stores, keys) => stores.stock.balances({ keys })),
  demands: onceOfKey((stores, keys) => stores.demands.inSequence(keys)),
  made: onceFor((stores, keys: readonly string[] | null) => stores.demands.made(keys)),
  // They end by themselves when their last day does.
  holds: onceFor((stores, day: string) => stores.holds.living(day)),
  bars: onceFor((stores, batchIds: readonly string[]) => stores.cutPlans.barsOf(batchIds)),
});

function once<Rows>(read: (stores: Stores) => Promise<Rows>, isKept: (rows: Rows) => boolean = () => true) {
  let kept: { readonly rows: Rows } | undefined;
  return async (stores: Stores): Promise<Rows> => {
    if (kept) return kept.rows;
    const rows = await read(stores);
    if (isKept(rows)) kept = { rows };
    return rows;
  };
}

/** For each question once. */
function onceFor<Asked extends string | readonly string[] | null, Rows>(
  read: (stores: Stores, asked: Asked) => Promise<Rows>,
) {
  const kept = new Map<string, Rows>();
  return async (stores: Stores, asked: Asked): Promise<Rows> => {
    const name = JSON.stringify(asked);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const rows = await read(stores, asked);
    kept.set(name, rows);
    return rows;
  };
}

/** Only of those articles that nobody has asked about yet. */
function onceOfKey<Row extends { readonly key: string }>(
  read: (stores: Stores, keys: readonly string[]) => Promise<readonly Row[]>,
) {
  const kept = new Map<string, readonly Row[]>();
  return async (stores: Stores, keys: readonly string[]): Promise<readonly Row[]> => {
    const missing = keys.filter((key) => !kept.has(key));
    if (missing.length > 0) {
      const found = groupsOf(await read(stores, missing), ({ key }) => key);
      for (const key of missing) kept.set(key, found.get(key) ?? []);
    }
    return keys.flatMap((key) => kept.get(key) ?? []);
  };
}
