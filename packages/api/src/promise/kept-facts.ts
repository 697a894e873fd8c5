import { groupsOf } from '@door/domain/lib/records';
import { noNotes } from '@door/domain/making/bom/manual-line';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { loadPlaces } from '../inventory/articles.ts';
import type { Stores } from '../ports/stores.ts';
import type { Suppliers } from '../ports/supplier.ts';
import type { CallScope } from '../procedure.ts';

/** How long the facts that are kept are believed without asking for their revision, ms. Other processes change them, too. */
const trustedFor = 5_000;

/** Suppliers whose facts are held in memory: those whose doors were asked about last. */
const mostSuppliers = 100;

interface KeptFacts {
  readonly revision: number;
  readonly facts: ReturnType<typeof factsOfRevision>;
  /** When the revision was last compared with the database, ms. */
  readonly checkedAt: number;
}

/** Each server, and each of a test, has its own; the supplier that was checked last is behind all others. */
const keptBy = new WeakMap<Suppliers, Map<number, KeptFacts>>();

/**
 * Stores that read what a visitor's date follows from once for each revision of the supplier's facts: a choice that asks about the same
 * goods costs no query more (PROMISE 7.5). What is not named here is read anew.
 * @param added lines that people added to the bill of the door, which were read with its price
 */
export async function keptStores(ctx: CallScope, added: readonly WorkInstruction[]): Promise<Stores> {
  const { stores } = ctx;
  const { facts } = await keptFacts(ctx);
  return {
    ...stores,
    holidays: { ...stores.holidays, all: () => facts.holidays(ctx) },
    orders: { ...stores.orders, loads: () => facts.loads(ctx) },
    batches: { ...stores.batches, capacities: () => facts.capacities(ctx) },
    vendors: {
      ...stores.vendors,
      all: () => facts.vendors(ctx),
      items: (vendors) => facts.items(ctx, vendors),
    },
    purchases: { ...stores.purchases, list: (page) => facts.purchases(ctx, page) },
    stock: {
      ...stores.stock,
      places: () => facts.places(ctx),
      accounts: () => facts.accounts(ctx),
      supplies: () => facts.supplies(ctx),
      balances: (of = {}) =>
        of.keys && of.place === undefined ? facts.balances(ctx, of.keys) : stores.stock.balances(of),
    },
    demands: {
      ...stores.demands,
      inSequence: (keys) => (keys ? facts.demands(ctx, keys) : stores.demands.inSequence(keys)),
      made: (keys) => facts.made(ctx, keys),
    },
    holds: { ...stores.holds, living: (day) => facts.holds(ctx, day) },
    diary: {
      ...stores.diary,
      teams: () => facts.teams(ctx),
      resources: () => facts.resources(ctx),
      bookings: (of) => facts.bookings(ctx, of),
    },
    promises: { ...stores.promises, given: () => facts.given(ctx) },
    cutPlans: { ...stores.cutPlans, barsOf: (batchIds) => facts.bars(ctx, batchIds) },
    instructions: {
      ...stores.instructions,
      lines: async (itemId) =>
        added.map((instruction, at) => ({
          itemId,
          line: at + 1,
          manuallyAdded: true,
          instruction,
          reference: null,
          notes: noNotes,
          attempt: null,
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
  const facts = known?.revision === revision ? known.facts : factsOfRevision();
  const kept = { revision, facts, checkedAt: now };
  ofServer.delete(clientId);
  ofServer.set(clientId, kept);
  for (const oldest of [...ofServer.keys()].slice(0, -mostSuppliers)) ofServer.delete(oldest);
  return kept;
}

/** What is read of one revision, when it is first asked for. */
const factsOfRevision = () => ({
  holidays: once(({ stores }) => stores.holidays.all()),
  loads: once(({ stores }) => stores.orders.loads()),
  capacities: once(({ stores }) => stores.batches.capacities()),
  vendors: once(({ stores }) => stores.vendors.all()),
  items: once(({ stores }, ...of: Parameters<Stores['vendors']['items']>) => stores.vendors.items(...of)),
  purchases: once(({ stores }, ...of: Parameters<Stores['purchases']['list']>) => stores.purchases.list(...of)),
  // Whoever asks first has the first place made.
  places: once(loadPlaces),
  accounts: once(({ stores }) => stores.stock.accounts()),
  supplies: once(({ stores }) => stores.stock.supplies()),
  balances: onceOfKey(({ stores }, keys) => stores.stock.balances({ keys })),
  demands: onceOfKey(({ stores }, keys) => stores.demands.inSequence(keys)),
  made: once(({ stores }, ...of: Parameters<Stores['demands']['made']>) => stores.demands.made(...of)),
  given: once(({ stores }) => stores.promises.given()),
  teams: once(({ stores }) => stores.diary.teams()),
  resources: once(({ stores }) => stores.diary.resources()),
  bookings: once(({ stores }, ...of: Parameters<Stores['diary']['bookings']>) => stores.diary.bookings(...of)),
  // They end by themselves when their last day does.
  holds: once(({ stores }, day: string) => stores.holds.living(day)),
  bars: once(({ stores }, batchIds: readonly string[]) => stores.cutPlans.barsOf(batchIds)),
});

/** Each question is read once. */
function once<Asked extends readonly unknown[], Rows>(read: (ctx: CallScope, ...asked: Asked) => Promise<Rows>) {
  const kept = new Map<string, { readonly rows: Rows }>();
  return async (ctx: CallScope, ...asked: Asked): Promise<Rows> => {
    const question = JSON.stringify(asked);
    const answer = kept.get(question) ?? { rows: await read(ctx, ...asked) };
    kept.set(question, answer);
    return answer.rows;
  };
}

/** Only what nobody has asked about yet is read: doors share most of their articles. */
function onceOfKey<Row extends { readonly key: string }>(
  read: (ctx: CallScope, keys: readonly string[]) => Promise<readonly Row[]>,
) {
  const kept = new Map<string, readonly Row[]>();
  return async (ctx: CallScope, keys: readonly string[]): Promise<readonly Row[]> => {
    const missing = keys.filter((key) => !kept.has(key));
    if (missing.length > 0) {
      const found = groupsOf(await read(ctx, missing), ({ key }) => key);
      for (const key of missing) kept.set(key, found.get(key) ?? []);
    }
    return keys.flatMap((key) => kept.get(key) ?? []);
  };
}
