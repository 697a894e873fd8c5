import { type BomTimes, isBomStale } from './is-bom-stale.ts';

export const bomStates = ['missing', 'stale', 'fresh'] as const;
export type BomState = (typeof bomStates)[number];

export const bomStateOf = ({ bomUpdated, lastUpdated }: BomTimes): BomState => {
  if (bomUpdated === null) return 'missing';
  return isBomStale({ bomUpdated, lastUpdated }) ? 'stale' : 'fresh';
};

/** What the list of items can be narrowed to; `error`: fresh or not, a line of the bill cannot be made. */
export const bomFilters = [...bomStates, 'error'] as const;
export type BomFilter = (typeof bomFilters)[number];
