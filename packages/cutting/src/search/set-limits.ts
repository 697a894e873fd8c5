import type { Cut } from '../draft.ts';
import type { Item } from '../shape.ts';
import type { Wanted } from '../wanted.ts';

/** How many pairs of the pieces of a set of items can lie on bars together at most. */
export interface SetLimit {
  readonly set: readonly number[];
  readonly pairs: number;
}

const limitsAtOnce = 30;
const limitsOfOneItem = 4;
const leastExcess = 0.02;

/**
 * Limits that every plan keeps and that these levels break, the most broken first (subset-row cuts, Jepsen et al. 2008): of three
 * single pieces at most one bar holds two or more. In general, of n pieces of up to three lengths at most ⌊n / 2⌋ pairs can be cut.
 */
export function setLimits(items: readonly Item[], wanted: readonly Wanted[]): readonly SetLimit[] {
  const used = new Int32Array(items.length);
  const limits: SetLimit[] = [];
  for (const { set, pairs } of brokenSets(items, wanted)) {
    if (limits.length === limitsAtOnce) break;
    if (set.some((item) => used[item] === limitsOfOneItem)) continue;
    for (const item of set) used[item] = (used[item] ?? 0) + 1;
    limits.push({ set, pairs });
  }
  return limits;
}

interface Broken extends SetLimit {
  readonly excess: number;
}

function brokenSets(items: readonly Item[], wanted: readonly Wanted[]): readonly Broken[] {
  const neighbours = neighboursOf(items, wanted);
  const holders = holdersOf(items, wanted);
  const counts = new Int32Array(wanted.length);
  const broken: Broken[] = [];
  for (const set of connectedSets(neighbours)) {
    const pieces = set.reduce((sum, item) => sum + (items[item]?.demand ?? 0), 0);
    if (pieces % 2 === 0) continue;
    const pairs = (pieces - 1) / 2;
    let wantedPairs = 0;
    for (const item of set) {
      for (const { at, count } of holders[item] ?? []) {
        const before = counts[at] ?? 0;
        counts[at] = before + count;
        wantedPairs += (((before + count) >> 1) - (before >> 1)) * (wanted[at]?.level ?? 0);
      }
    }
    for (const item of set) for (const { at } of holders[item] ?? []) counts[at] = 0;
    if (wantedPairs > pairs + leastExcess) broken.push({ set, pairs, excess: wantedPairs - pairs });
  }
  return broken.sort((a, b) => b.excess - a.excess);
}

/** What a bar takes of the pairs of a set. */
export function pairsIn(cuts: readonly Cut[], set: readonly number[]): number {
  let pieces = 0;
  for (const { item, count } of cuts) if (set.includes(item)) pieces += count;
  return pieces >> 1;
}

interface Holder {
  readonly at: number;
  readonly count: number;
}

/** Of each item the wanted patterns that hold it. */
function holdersOf(items: readonly Item[], wanted: readonly Wanted[]): readonly (readonly Holder[])[] {
  const holders: Holder[][] = items.map(() => []);
  for (const [at, { pattern }] of wanted.entries())
    for (const { item, count } of pattern.cuts) holders[item]?.push({ at, count });
  return holders;
}

/** Of each item those that lie on a wanted bar with it, in their order. */
function neighboursOf(items: readonly Item[], wanted: readonly Wanted[]): readonly (readonly number[])[] {
  const neighbours = items.map(() => new Set<number>());
  for (const { pattern } of wanted)
    for (const { item } of pattern.cuts)
      for (const { item: other } of pattern.cuts) if (other !== item) neighbours[item]?.add(other);
  return neighbours.map((others) => [...others].sort((a, b) => a - b));
}

/** Each item, each two neighbours, and each three items of which one is a neighbour of both others, once. */
function* connectedSets(neighbours: readonly (readonly number[])[]): Generator<readonly number[]> {
  for (const [middle, others] of neighbours.entries()) {
    yield [middle];
    for (const [place, first] of others.entries()) {
      if (first > middle) yield [middle, first];
      for (const second of others.slice(place + 1)) {
        // Where all three are neighbours of each other, the first of them is the middle.
        const isSeenBefore = first < middle && (neighbours[first]?.includes(second) ?? false);
        if (!isSeenBefore) yield [middle, first, second];
      }
    }
  }
}
