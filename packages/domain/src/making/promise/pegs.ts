import { compareText } from '../../lib/compare-text.ts';
import type { KeyStock } from './promise-facts.ts';

/** The due day of what is on hand: it sorts before every day. */
export const onHandDue = '';

/** A quantity in base units and the ISO day on which it is due, `onHandDue` where it is there already. */
export interface DueQuantity {
  readonly due: string;
  readonly quantity: number;
}

/** What a promised order needs of a key, and what it takes for it. */
export interface PeggedNeed {
  /** Need day. */
  readonly day: string;
  readonly quantity: number;
  readonly pegs: readonly DueQuantity[];
  /** What is not there by its day, and the day on which the last of it is; null: nothing that is due will do. */
  readonly short: { readonly quantity: number; readonly until: string | null } | null;
}

/** Who takes what of one key. */
export interface KeyPegs {
  /** In promise sequence. */
  readonly needs: readonly PeggedNeed[];
  /** Supply that nobody is pegged to, the earliest first. */
  readonly free: readonly DueQuantity[];
}

/**
 * Who takes which supply of a key (PROMISE 5.3), derived afresh from the facts each time and stored nowhere. In promise sequence each
 * need takes what is due by its day, the latest first, so that early stock stays for others; where that is not enough, the earliest
 * later supply, and it is short until then. What the first needs take does not depend on those after them.
 */
export function pegsOf({ demand, ...supply }: KeyStock): KeyPegs {
  const left = supplyLeft(supply);
  const needs = demand.map(([day, quantity]) => {
    const pegs = takeFrom(left, day, quantity);
    return { day, quantity, pegs, short: shortageOf({ day, quantity, pegs }) };
  });
  const free = [...left].map(([due, quantity]) => ({ due, quantity }));
  return { needs, free: free.filter(({ quantity }) => quantity > 0) };
}

/** What is left of each due day, the earliest first, while one need after the other takes its part. Base units. */
export type SupplyLeft = Map<string, number>;

export function supplyLeft({ onHand, supply }: Omit<KeyStock, 'demand'>): SupplyLeft {
  const left = new Map([[onHandDue, onHand]]);
  for (const [due, quantity] of supply) left.set(due, (left.get(due) ?? 0) + quantity);
  return new Map([...left].toSorted(([one], [other]) => compareText(one, other)));
}

/** Takes up to the quantity from what is left for a need day, and writes what is left then. */
export function takeFrom(left: SupplyLeft, day: string, quantity: number): readonly DueQuantity[] {
  const dues = [...left.keys()];
  const inTime = dues.filter((due) => due <= day);
  let open = quantity;
  return [...inTime.toReversed(), ...dues.slice(inTime.length)].flatMap((due) => {
    const there = left.get(due) ?? 0;
    const taken = Math.min(there, open);
    if (taken === 0) return [];
    open -= taken;
    left.set(due, there - taken);
    return [{ due, quantity: taken }];
  });
}

/** What of a need is not there by its day, of what it takes. */
export function shortageOf({ day, quantity, pegs }: Omit<PeggedNeed, 'short'>): PeggedNeed['short'] {
  const inTime = sumOf(pegs.filter(({ due }) => due <= day));
  if (inTime === quantity) return null;
  const last = pegs
    .map(({ due }) => due)
    .toSorted(compareText)
    .at(-1);
  return { quantity: quantity - inTime, until: sumOf(pegs) < quantity ? null : (last ?? null) };
}

const sumOf = (quantities: readonly DueQuantity[]): number =>
  quantities.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is free on a day: supply due by then that nobody is pegged to, in base units. */
export const freeOn = ({ free }: KeyPegs, day: string): number => sumOf(free.filter(({ due }) => due <= day));

/** The first due day on which so many base units are free, `onHandDue` where they are there already; null: nothing that is due will do. */
export function firstFree({ free }: KeyPegs, quantity: number): string | null {
  if (quantity <= 0) return onHandDue;
  let sum = 0;
  for (const each of free) {
    sum += each.quantity;
    if (sum >= quantity) return each.due;
  }
  return null;
}
