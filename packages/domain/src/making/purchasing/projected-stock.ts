import { compareText } from '../../lib/compare-text.ts';
import type { KeyStock } from '../promise/promise-facts.ts';

/** What is bought of an article. */
interface Bought {
  /** ISO day from which it can be used. */
  readonly usable: string;
  readonly quantity: number;
}

export const latest = (one: string, other: string): string => (one > other ? one : other);

/** What is on hand from a day on, until the next step. */
export interface Step {
  readonly day: string;
  readonly projected: number;
}

/** From today on; what was due or needed before counts today. */
export function stepsOf(
  { onHand, supply, demand }: KeyStock,
  bought: readonly Bought[],
  today: string,
): readonly Step[] {
  const changes = new Map([[today, onHand]]);
  const change = (day: string, by: number) => {
    const counted = latest(day, today);
    changes.set(counted, (changes.get(counted) ?? 0) + by);
  };
  for (const [day, quantity] of supply) change(day, quantity);
  for (const [day, quantity] of demand) change(day, -quantity);
  for (const { usable, quantity } of bought) change(usable, quantity);
  let projected = 0;
  return [...changes]
    .toSorted(([one], [other]) => compareText(one, other))
    .map(([day, by]) => {
      projected += by;
      return { day, projected };
    });
}

/** The least that is projected from the first day to the last, both counted. */
export function leastBetween(steps: readonly Step[], first: string, last: string): number {
  const before = steps.findLast(({ day }) => day <= first);
  const within = steps.filter(({ day }) => day > first && day <= last);
  return Math.min(...[...(before ? [before] : []), ...within].map(({ projected }) => projected));
}

/** From its day on so much is missing to the floor, until the day of the next one or until it is there. */
export interface Deficit {
  /** ISO day. */
  readonly day: string;
  /** Base units. */
  readonly quantity: number;
}

interface DeficitFacts extends KeyStock {
  readonly floor: number;
}

/** What is missing of an article as long as nothing else is bought, from today to the last day that is looked at. */
export const deficitsOf = (
  { floor, ...stock }: DeficitFacts,
  { today, until }: { readonly today: string; readonly until: string },
): readonly Deficit[] =>
  stepsOf(stock, [], today)
    .filter(({ day, projected }) => day <= until && projected < floor)
    .map(({ day, projected }) => ({ day, quantity: floor - projected }));
