import { LRUCache } from 'lru-cache';

export interface Misses {
  /** Whether this address has asked too often for what is not there. */
  isOver(address: string): boolean;
  add(address: string): void;
}

interface Count {
  readonly since: number;
  readonly misses: number;
}

const mostMisses = 600;
/** ms. */
const period = 10 * 60_000;
/** Addresses that are remembered. */
const mostAddresses = 10_000;

/**
 * Counts lookups that found nothing. Each costs the database a transaction for every supplier, so that the count itself must
 * cost nothing: it is kept in this process.
 */
export function countMisses(now: () => number): Misses {
  const counts = new LRUCache<string, Count>({ max: mostAddresses });
  const open = (address: string): Count => {
    const count = counts.get(address);
    return count && now() - count.since < period ? count : { since: now(), misses: 0 };
  };
  return {
    isOver: (address) => open(address).misses >= mostMisses,
    add: (address) => {
      const { since, misses } = open(address);
      counts.set(address, { since, misses: misses + 1 });
    },
  };
}
