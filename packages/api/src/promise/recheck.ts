import type { ClientId } from '@door/domain/door/model/ids';
import { canonicalJson } from '@door/domain/lib/canonical-json';
import { isEqual } from '@door/domain/lib/is-equal';
import { type Forecast, forecastsOf } from '@door/domain/making/promise/forecast';
import { checkPromise } from '@door/domain/making/promise/check-promise';
import { keptDate } from '@door/domain/making/promise/promise';
import { causeOfRisk, isCheckDue, riskMove, tellBy } from '@door/domain/making/promise/promise-risk';
import { takingStates } from '@door/domain/selling/order/order-states';
import { loadOrder } from '../order/load-order.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type LoadedBook, loadPromiseBook, type Supposed } from './promise-book.ts';
import type { LivingPromise, StoredRisk } from './promise-store.ts';
import { tellPromise } from './tell-promise.ts';

type RecheckPorts = Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids' | 'yieldToEventLoop'>;

/** Of all orders whose date is promised, at one revision of the facts. */
interface CheckedPromises extends Omit<LoadedBook, 'book'> {
  readonly revision: number;
  readonly forecasts: ReadonlyMap<string, Forecast>;
}

/**
 * Checks all promises of a supplier against its facts, where these have changed, a day has begun or somebody has to be told (PROMISE 7.7).
 * What takes long stands between two transactions, and lets everybody else have their turn. Run again it changes nothing.
 */
export async function recheckPromises(ports: RecheckPorts, clientId: ClientId): Promise<void> {
  const { suppliers, transactions, clock, ids } = ports;
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  const run = <Result>(work: (ctx: RuleScope) => Promise<Result>): Promise<Result> =>
    transactions.run(clientId, (stores) => work({ stores, clock, ids, clientId, supplier, caller: null }));
  const loaded = await run(async (ctx) => {
    const check = await ctx.stores.promises.check();
    const now = { now: clock.now().toISOString(), timeZone: supplier.client.timeZone };
    return isCheckDue(check, now) ? { revision: check.revision, ...(await loadPromiseBook(ctx)) } : null;
  });
  if (!loaded) return;
  const checked = { ...loaded, forecasts: await forecastAll(loaded, ports.yieldToEventLoop) };
  const isKept = await run(async (ctx) => {
    await ctx.stores.batches.lockPromises();
    if ((await ctx.stores.promises.factsRevision()) !== loaded.revision) return false;
    await keepRisks(ctx, checked);
    return true;
  });
  // Facts have changed meanwhile: now nobody changes promises until it is done.
  if (!isKept) await run(async (ctx) => keepRisks(ctx, await checkPromises(ctx)));
}

/** What the facts say of all promises, which nobody changes until this transaction ends. */
export async function checkPromises(ctx: RuleScope, supposed?: Supposed): Promise<CheckedPromises> {
  await ctx.stores.batches.lockPromises();
  const revision = await ctx.stores.promises.factsRevision();
  const loaded = await loadPromiseBook(ctx, supposed);
  return { ...loaded, revision, forecasts: await forecastAll(loaded, async () => undefined) };
}

/** Each forecast once the checker believes it, by order. */
export async function forecastAll({ book }: LoadedBook, yieldToEventLoop: () => Promise<void>) {
  const forecasts = new Map<string, Forecast>();
  for (const forecast of forecastsOf(book)) {
    const { date, facts, order, isBroken } = forecast;
    const faults = date && isBroken ? checkPromise(facts, date) : [];
    if (faults.length > 0) throw new Error(`A forecast does not follow from its facts: ${faults.join(', ')}.`);
    forecasts.set(order.id, forecast);
    await yieldToEventLoop();
  }
  return forecasts;
}

/** Opens, keeps and ends risks, and tells those whose deadline has come. */
async function keepRisks(ctx: RuleScope, { living, forecasts, setAside, revision }: CheckedPromises): Promise<void> {
  const risks = new Map((await ctx.stores.promises.risks()).map((risk) => [risk.orderId, risk]));
  let changes = 0;
  for (const id of risks.keys()) {
    if (living.has(id)) continue;
    // Its order is held, reopened, cancelled or made, and has ended its task.
    await ctx.stores.promises.endRisk(id);
    changes += 1;
  }
  for (const promise of living.values()) {
    const forecast = forecasts.get(promise.promise.orderId);
    const risk = risks.get(promise.promise.orderId) ?? null;
    if (forecast && (await keepRisk(ctx, promise, { forecast, risk, setAside }))) changes += 1;
  }
  if (changes > 0) await ctx.stores.promises.raiseFactsRevision();
  await ctx.stores.promises.saveCheck({ revision: revision + Math.min(changes, 1), day: today(ctx) });
}

interface FoundRisk {
  readonly forecast: Forecast;
  readonly risk: StoredRisk | null;
  readonly setAside: ReadonlySet<string>;
}

/** Whether anything has changed. The order is locked before its risk, as whoever cancels or holds it does. */
async function keepRisk(ctx: RuleScope, living: LivingPromise, found: FoundRisk): Promise<boolean> {
  const { forecast, risk } = found;
  const now = ctx.clock.now().toISOString();
  const move = riskMove(forecast.isBroken, risk, { now, forecast: forecast.date });
  if (move === 'none') return false;
  const stored = unwrapOrThrow(await loadOrder(ctx, living.promise.orderId));
  // Somebody has just taken its promise back.
  if (stored.order.promisedWeek === null || !takingStates.some((state) => state === stored.order.state)) return false;
  switch (move) {
    case 'opens': {
      const opened = openedRisk(ctx, living, found);
      await ctx.stores.promises.saveRisk(opened);
      await orderTasksAfter(ctx, stored, { occasion: 'at-risk', by: opened.foundAt });
      return true;
    }
    case 'holds': {
      const held = risk && { ...risk, ...forecastOfRisk(ctx, living, found) };
      if (!held || isEqual({ ...held, factsHash: '' }, { ...risk, factsHash: '' })) return false;
      await ctx.stores.promises.saveRisk(held);
      return true;
    }
    case 'ends':
      await ctx.stores.promises.endRisk(stored.id);
      await orderTasksAfter(ctx, stored, { occasion: 'in-time' });
      return true;
    case 'told': {
      const { date, facts } = forecast;
      if (!date || !risk) return false;
      await tellPromise(ctx, stored, { date, facts, cause: risk.cause, note: '', idempotencyKey: null });
      return true;
    }
  }
}

/** A risk that is found now. */
function openedRisk(ctx: RuleScope, living: LivingPromise, found: Omit<FoundRisk, 'risk'>): StoredRisk {
  const foundAt = ctx.clock.now().toISOString();
  const { timeZone, works } = ctx.supplier.client;
  const { forecast, setAside } = found;
  const dates = { forecast: forecast.date && keptDate(forecast.date), promised: living.promise.date };
  return {
    ...{ orderId: living.promise.orderId, foundAt, tellBy: tellBy(foundAt, { timeZone, tellAt: works.tellAt }) },
    cause: causeOfRisk(forecast.facts, dates, { setAside }),
    ...forecastOfRisk(ctx, living, found),
  };
}

const forecastOfRisk = ({ ids }: RuleScope, { points }: LivingPromise, { forecast }: Pick<FoundRisk, 'forecast'>) => ({
  points,
  forecast: forecast.date && keptDate(forecast.date),
  factsHash: ids.digest(canonicalJson(forecast.facts)),
});
