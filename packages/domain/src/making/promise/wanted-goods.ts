import { groupsOf } from '../../lib/records.ts';
import { barLengthOf, type BarRules, barsFor } from '../stock/bars-for.ts';
import type { AskedGoods } from '../stock/demand.ts';
import { neededStage, type SaidSupplies, type StockStage } from '../stock/supply.ts';
import type { PromiseDemand } from './promise-facts.ts';

/** What doors that are not promised yet will take of a key. */
export interface WantedGoods extends Pick<PromiseDemand, 'key' | 'quantity' | 'stage'>, Pick<AskedGoods, 'isMade'> {
  /** Whether it is painted with its paint before its stage takes it. */
  readonly isPainted: boolean;
}

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
  return [...groupsOf(goods, ({ key }) => key)].map(([key, all]) => {
    const [length, quantity] = [barLengthOf(key), all.reduce((sum, each) => sum + each.quantity, 0)];
    const stages = all.map((each) => neededStage(each, said));
    return {
      key,
      isMade: all.some(({ isMade }) => isMade),
      isPainted: stages.includes('painting'),
      quantity: length === null ? quantity : barsFor(quantity, length, bars),
      stage: neededAt[stages.at(-1) ?? 'assembly'],
    };
  });
}
