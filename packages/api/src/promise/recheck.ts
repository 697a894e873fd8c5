import type { ClientId } from '@door/domain/door/model/ids';
import { type Forecast, forecastsOf } from '@door/domain/making/promise/forecast';
import { checkPromise } from '@door/domain/making/promise/check-promise';
import { isCheckDue } from '@door/domain/making/promise/promise-risk';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { RuleScope } from '../procedure.ts';
import { type FoundPromise, keepRisk, riskChange } from './keep-risk.ts';
import { type LoadedBook, loadPromiseBook, type Supposed } from './promise-book.ts';
import type { StoredRisk } from './promise-store.ts';

type RecheckPorts = Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids' | 'yieldToEventLoop'>;

/** Of all orders whose date is promised, at one revision of the facts. */
interface CheckedPromises extends Omit<LoadedBook, 'book'> {
  readonly revision: number;
  readonly forecasts: ReadonlyMap<string, Forecast>;
}

/** Orders of which one transaction writes what has become of them: whoever wants to promise waits for so many at most. */
const ordersAtOnce = 25;
/** How often it is read what promises follow from, while it changes meanwhile; the last time, nobody changes it until the first orders are written. */
const mostReadings = 4;

/**
 * Checks all promises of a supplier against its facts, where these have changed, a day has begun or somebody has to be told (PROMISE 7.7).
 * It reads in one transaction, computes in none, lets everybody else have their turn, and writes in short ones as long as the facts are those
 * that it has read. Whatever stops it, the next check goes on. Run again it changes nothing.
 */
export async function recheckPromises(ports: RecheckPorts, clientId: ClientId): Promise<void> {
  for (let reading = 1; reading <= mostReadings; reading += 1) {
    const ctx = await checkDue(ports, clientId);
    if (!ctx || (await recheck(ctx, reading === mostReadings ? 'locked' : 'free')) === 'done') return;
  }
}

/** What is run in transactions of one supplier. */
type Recheck = Omit<RuleScope, 'stores'> & {
  readonly yieldToEventLoop: () => Promise<void>;
  readonly run: <Result>(work: (ctx: RuleScope) => Promise<Result>) => Promise<Result>;
};

/** With the supplier as it is at the revision that is checked; null: nothing is to be checked. */
async function checkDue(ports: RecheckPorts, clientId: ClientId): Promise<Recheck | null> {
  const { suppliers, transactions, clock, ids, yieldToEventLoop } = ports;
  const known = await suppliers.find(clientId);
  if (!known) return null;
  const check = await transactions.run(clientId, ({ promises }) => promises.check());
  if (!isCheckDue(check, { now: clock.now().toISOString(), timeZone: known.client.timeZone })) return null;
  // Another process may have changed what it sells and how it works: this one has seen the revision of that, and not yet the rows.
  suppliers.forget(clientId);
  const supplier = (await suppliers.find(clientId)) ?? known;
  const of = { clock, ids, clientId, supplier, caller: null };
  return {
    ...of,
    yieldToEventLoop,
    run: (work) => transactions.run(clientId, (stores) => work({ stores, ...of })),
  };
}

/** `again`: facts have changed meanwhile, or a date that was told has changed what others can be made by. */
async function recheck(ctx: Recheck, access: 'free' | 'locked'): Promise<'done' | 'again'> {
  let left = access === 'free' ? await readChanges(ctx) : await ctx.run(firstChanges);
  do {
    const found = left;
    const written = await ctx.run(async (scope) => {
      await scope.stores.batches.lockPromises();
      const isSame = (await scope.stores.promises.factsRevision()) === found.revision;
      return isSame ? writeSome(scope, found) : null;
    });
    if (!written) return 'again';
    left = written;
  } while (left.changes.length > 0);
  return left.isTold ? 'again' : 'done';
}

/** Changes that follow from the facts of a revision, and are not written yet. */
interface UnwrittenChanges {
  readonly revision: number;
  readonly changes: readonly Change[];
  /** Whether one of those that are written was a date that was told. */
  readonly isTold: boolean;
}

interface Change {
  readonly orderId: string;
  readonly isTold: boolean;
  /** Whether anything has changed. The order is locked. */
  readonly write: (ctx: RuleScope, stored: StoredOrder | undefined) => Promise<boolean>;
}

/** Reads what promises follow from, and computes what has become of them while nobody waits for it. */
async function readChanges(ctx: Recheck): Promise<UnwrittenChanges> {
  const read = await ctx.run(async (scope) => ({
    revision: await scope.stores.promises.factsRevision(),
    ...(await loadPromiseBook(scope)),
    risks: await scope.stores.promises.risks(),
  }));
  const changes = changesOf(ctx, { ...read, forecasts: await forecastAll(read, ctx.yieldToEventLoop) }, read.risks);
  return { revision: read.revision, changes, isTold: false };
}

/** The same while nobody changes it, with the first of them written. */
async function firstChanges(ctx: RuleScope): Promise<UnwrittenChanges> {
  const checked = await checkPromises(ctx);
  const changes = changesOf(ctx, checked, await ctx.stores.promises.risks());
  return writeSome(ctx, { revision: checked.revision, changes, isTold: false });
}

/**
 * Writes the first of them, while nobody changes promises; once all are, the promises count as checked. Orders are locked before their risks,
 * as whoever cancels or holds one does it.
 */
async function writeSome(ctx: RuleScope, left: UnwrittenChanges): Promise<UnwrittenChanges> {
  const { promises } = ctx.stores;
  let written = 0;
  let { isTold } = left;
  const some = left.changes.slice(0, ordersAtOnce);
  const orders = await ctx.stores.orders.loadAll(some.map(({ orderId }) => orderId));
  const storedOf = new Map(orders.map((stored) => [stored.id, stored]));
  for (const change of some) {
    if (!(await change.write(ctx, storedOf.get(change.orderId)))) continue;
    written += 1;
    isTold ||= change.isTold;
  }
  if (written > 0) await promises.raiseFactsRevision();
  const revision = left.revision + Math.min(written, 1);
  const changes = left.changes.slice(ordersAtOnce);
  if (changes.length === 0 && !isTold) await promises.saveCheck({ revision, day: today(ctx) });
  return { revision, changes, isTold };
}

function changesOf(
  ctx: Omit<RuleScope, 'stores'>,
  { living, forecasts, ...known }: Omit<CheckedPromises, 'revision'>,
  risks: readonly StoredRisk[],
): readonly Change[] {
  // Their orders are held, reopened, cancelled or made, and have ended their tasks.
  const over = risks.filter(({ orderId }) => !living.has(orderId));
  const ends = over.map(({ orderId }) => ({
    orderId,
    isTold: false,
    write: async ({ stores }: RuleScope) => {
      await stores.promises.endRisk(orderId);
      return true;
    },
  }));
  const riskOf = new Map(risks.map((risk) => [risk.orderId, risk]));
  const moves = [...living.values()].flatMap((promise): readonly Change[] => {
    const { orderId } = promise.promise;
    const forecast = forecasts.get(orderId);
    if (!forecast) return [];
    const found: FoundPromise = { living: promise, forecast, risk: riskOf.get(orderId) ?? null, ...known };
    const change = riskChange(ctx, found);
    if (!change) return [];
    const isTold = change.move === 'told';
    return [
      { orderId, isTold, write: async (scope, stored) => !!stored && keepRisk(scope, stored, { found, change }) },
    ];
  });
  return [...ends, ...moves];
}

/** Writes now which dates of these orders are in danger by facts that this transaction changes. Lock the promises first, and then the orders. */
export async function openRisks(ctx: RuleScope, orders: readonly StoredOrder[]): Promise<void> {
  const checked = await checkPromises(ctx);
  const storedOf = new Map(orders.map((stored) => [stored.id, stored]));
  const risks = (await ctx.stores.promises.risks()).filter(({ orderId }) => storedOf.has(orderId));
  for (const { orderId, isTold, write } of changesOf(ctx, checked, risks))
    if (storedOf.has(orderId) && !isTold) await write(ctx, storedOf.get(orderId));
}

/** What the facts say of all promises, which nobody changes until this transaction ends. */
export async function checkPromises(ctx: RuleScope, supposed?: Supposed): Promise<CheckedPromises> {
  await ctx.stores.batches.lockPromises();
  const revision = await ctx.stores.promises.factsRevision();
  const loaded = await loadPromiseBook(ctx, supposed);
  return { ...loaded, revision, forecasts: await forecastAll(loaded, async () => undefined) };
}

/** Each forecast once the checker believes it, by order. */
export async function forecastAll(
  { book }: Pick<LoadedBook, 'book'>,
  yieldToEventLoop: () => Promise<void>,
): Promise<ReadonlyMap<string, Forecast>> {
  const forecasts = new Map<string, Forecast>();
  for (const forecast of forecastsOf(book)) {
    const { date, facts, order, isBroken, anew } = forecast;
    const faults = date && (isBroken || anew) ? checkPromise(facts, date) : [];
    if (faults.length > 0) throw new Error(`A forecast does not follow from its facts: ${faults.join(', ')}.`);
    forecasts.set(order.id, forecast);
    await yieldToEventLoop();
  }
  return forecasts;
}
