import { barLengthOf, type BarRules, barsFor } from '../stock/bars-for.ts';
import type { AskedGoods } from '../stock/demand.ts';
import { type SaidSupplies, type StockStage, saidSupplyOf } from '../stock/supply.ts';
import type { PromiseDemand } from './promise-facts.ts';

/** What doors that are not promised yet will take of a key. */
export type WantedGoods = Pick<PromiseDemand, 'key' | 'quantity' | 'stage'> & Pick<AskedGoods, 'isMade'>;

export interface WantedRules extends BarRules {
  readonly said: SaidSupplies;
}

/** Paint is needed by when what it is for is assembled (PROMISE 5.1). */
export const neededAt = {
  painting: 'assembly',
  cutting: 'cutting',
  assembly: 'assembly',
  glazing: 'glazing',
} as const satisfies Readonly<Record<StockStage, PromiseDemand['stage']>>;

/**
 * What all lines of a sale take together, each key once. Of bars as many as these doors would take alone: beside others of their week
 * they never take more (PROMISE 5.2), so that no date rests on bars that are not there.
 */
export function wantedGoods(goods: readonly AskedGoods[], { said, ...bars }: WantedRules): readonly WantedGoods[] {
  const sums = new Map<string, AskedGoods>();
  for (const each of goods) {
    const { quantity = 0, isMade = false } = sums.get(each.key) ?? {};
    sums.set(each.key, { ...each, quantity: each.quantity + quantity, isMade: each.isMade || isMade });
  }
  return [...sums.values()].map(({ key, quantity, stage, isMade }) => {
    const length = barLengthOf(key);
    return {
      key,
      isMade,
      quantity: length === null ? quantity : barsFor(quantity, length, bars),
      stage: neededAt[saidSupplyOf(key, said)?.stage ?? stage],
    };
  });
}
