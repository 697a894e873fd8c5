import { compareText } from '../../lib/compare-text.ts';
import { type GivenSupply, pegsWith } from '../promise/given-supply.ts';
import { freeOn, type KeyPegs, type PeggedNeed } from '../promise/pegs.ts';
import type { KeyStock } from '../promise/promise-facts.ts';
import type { Need, OpenDemand } from './open-demand.ts';

/** What there is of a key and what comes: at places that count, base units; days on which it can be used. */
export type KeySupply = Pick<KeyStock, 'onHand' | 'supply'>;

/** What is to be expected of a key, derived afresh from facts each time. */
export interface Outlook<Demand extends OpenDemand = OpenDemand> {
  readonly stock: KeyStock;
  readonly pegs: KeyPegs;
  /** In promise sequence. */
  readonly needs: readonly (Need<Demand> & Pick<PeggedNeed, 'pegs' | 'short'>)[];
}

/** What people have given of a key, and whose a demand is. */
interface GivenOf<Demand extends OpenDemand> {
  readonly given: readonly GivenSupply[];
  readonly takerOf: (demand: Demand) => string;
}

/** Who takes what of a key. */
export function outlookOf<Demand extends OpenDemand>(
  { onHand, supply }: KeySupply,
  needs: readonly Need<Demand>[],
  { given, takerOf }: GivenOf<Demand> = { given: [], takerOf: () => '' },
): Outlook<Demand> {
  const owned = needs.map(({ demand, day, quantity }) => ({ by: takerOf(demand), day, quantity }));
  const pegs = pegsWith({ onHand, supply }, owned, given);
  return {
    stock: { onHand, supply, demand: needs.map(({ day, quantity }) => [day, quantity] as const) },
    pegs,
    needs: needs.map((need, at) => ({
      ...need,
      pegs: pegs.needs[at]?.pegs ?? [],
      short: pegs.needs[at]?.short ?? null,
    })),
  };
}

/** What is free on a day, and the first day on which something is short; null: nothing is. */
export interface Availability {
  readonly free: number;
  readonly firstShort: string | null;
}

/** @param today ISO day */
export const availabilityOf = ({ pegs, needs }: Outlook, today: string): Availability => ({
  free: freeOn(pegs, today),
  firstShort: needs.flatMap(({ day, short }) => (short ? [day] : [])).toSorted(compareText)[0] ?? null,
});

/**
 * The same from sums of needs, without knowing whose they are; null: something is short, and who takes what has to be known. Nothing is
 * short where, on each day, what is needed by then is there by then, and then the least that is projected is free (PROMISE 5.3).
 */
export function availabilityOfMet(
  { onHand, supply }: KeySupply,
  needs: readonly Need[],
  today: string,
): Availability | null {
  const stock = { onHand, supply, demand: needs.map(({ day, quantity }) => [day, quantity] as const) };
  const days = [today, ...needs.map(({ day }) => day)];
  if (days.some((day) => projectedOn(stock, day) < 0)) return null;
  return {
    free: Math.min(...days.filter((day) => day >= today).map((day) => projectedOn(stock, day))),
    firstShort: null,
  };
}

/** What would be on hand at the end of a day, were everything taken when it is needed; less than nothing where it is not there. */
const projectedOn = ({ onHand, supply, demand }: KeyStock, day: string): number =>
  onHand + dueBy(supply, day) - dueBy(demand, day);

const dueBy = (rows: KeyStock['supply'], day: string): number =>
  rows.reduce((sum, [due, quantity]) => (due <= day ? sum + quantity : sum), 0);

/** From a day on, until the next step. */
export interface ForecastStep {
  readonly day: string;
  /** Negative: so much is missing. */
  readonly projected: number;
  /** Nobody is pegged to it. */
  readonly free: number;
}

/** Where what is projected or free changes, from a day to another, both counted. ISO days. */
export function forecastOf({ stock, pegs }: Outlook, { from, to }: { readonly from: string; readonly to: string }) {
  const days = new Set([from, ...[...stock.supply, ...stock.demand].map(([day]) => day)]);
  const within = [...days].filter((day) => day >= from && day <= to).toSorted(compareText);
  return within.map((day): ForecastStep => ({ day, projected: projectedOn(stock, day), free: freeOn(pegs, day) }));
}
