import { canonicalJson } from '@door/domain/lib/canonical-json';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Forecast } from '@door/domain/making/promise/forecast';
import type { GivenSupply } from '@door/domain/making/promise/given-supply';
import { keptDate } from '@door/domain/making/promise/promise';
import { causeOfRisk, riskMove, tellBy } from '@door/domain/making/promise/promise-risk';
import { takingStates } from '@door/domain/selling/order/order-states';
import type { StoredOrder } from '../order/order-store.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { RuleScope } from '../procedure.ts';
import type { LivingPromise, StoredRisk } from './promise-store.ts';
import { tellPromise } from './tell-promise.ts';

/** What a check has found of a promise. */
export interface FoundPromise {
  readonly living: LivingPromise;
  readonly forecast: Forecast;
  readonly risk: StoredRisk | null;
  /** Keys of which goods are put aside where nobody is promised from. */
  readonly setAside: ReadonlySet<string>;
  /** Goods that people have given to other orders. */
  readonly given: readonly GivenSupply[];
}

/** What becomes of the risk of an order; null: nothing does. */
type RiskChange = { readonly move: 'opens' | 'holds' | 'told'; readonly risk: StoredRisk } | { readonly move: 'ends' };

/** What a check changes, without a look at anything but what it has found. */
export function riskChange(ctx: Omit<RuleScope, 'stores'>, found: FoundPromise): RiskChange | null {
  const { forecast, risk } = found;
  const now = ctx.clock.now().toISOString();
  const move = riskMove(forecast, risk, now);
  if (move === 'none') return null;
  if (move === 'ends') return { move };
  if (!risk || move === 'opens') return { move: 'opens', risk: openedRisk(ctx, found) };
  if (move === 'told') return { move, risk };
  const isSame =
    risk.points === found.living.points && isEqual([risk.forecast, risk.anew], [keptForecast(forecast), forecast.anew]);
  return isSame ? null : { move, risk: { ...risk, ...forecastOfRisk(ctx, found) } };
}

interface FoundChange {
  readonly found: FoundPromise;
  readonly change: RiskChange;
}

/** Writes it, once the order is locked; false: its promise has just been taken back. */
export async function keepRisk(ctx: RuleScope, stored: StoredOrder, { found, change }: FoundChange): Promise<boolean> {
  const { promises } = ctx.stores;
  if (stored.order.promisedWeek === null || !takingStates.some((state) => state === stored.order.state)) return false;
  if (change.move === 'ends') {
    await promises.endRisk(stored.id);
    await orderTasksAfter(ctx, stored, { occasion: 'in-time' });
    return true;
  }
  const { risk, move } = change;
  const { date, facts } = found.forecast;
  if (move === 'told' && date) {
    await tellPromise(ctx, stored, { date, facts, cause: risk.cause, note: '', idempotencyKey: null });
    return true;
  }
  await promises.saveRisk(risk);
  if (move === 'opens') await orderTasksAfter(ctx, stored, { occasion: 'at-risk', by: risk.foundAt });
  return true;
}

/** A risk that is found now. */
function openedRisk(ctx: Omit<RuleScope, 'stores'>, found: FoundPromise): StoredRisk {
  const foundAt = ctx.clock.now().toISOString();
  const { timeZone, works } = ctx.supplier.client;
  const { forecast, setAside, living } = found;
  const own = found.given.filter(({ from }) => from === living.promise.orderId);
  const dates = { forecast: keptForecast(forecast), promised: living.promise.date };
  return {
    orderId: living.promise.orderId,
    foundAt,
    tellBy: tellBy(foundAt, { timeZone, tellAt: works.tellAt }),
    cause: causeOfRisk(forecast.facts, dates, {
      setAside,
      given: new Set(own.map(({ key }) => key)),
      anew: forecast.anew,
    }),
    ...forecastOfRisk(ctx, found),
  };
}

/** While the forecast is in time nobody is told of it. */
const forecastOfRisk = ({ ids }: Pick<RuleScope, 'ids'>, { living, forecast }: FoundPromise) => ({
  ...(forecast.anew && { tellBy: null }),
  anew: forecast.anew,
  points: living.points,
  forecast: keptForecast(forecast),
  factsHash: ids.digest(canonicalJson(forecast.facts)),
});

const keptForecast = ({ date }: Forecast) => date && keptDate(date);
