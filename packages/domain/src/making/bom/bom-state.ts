export const bomStates = ['missing', 'stale', 'fresh'] as const;
export type BomState = (typeof bomStates)[number];

export const bomStateOf = ({ bomUpdated, lastUpdated }: BomTimes): BomState => {
  if (bomUpdated === null) return 'missing';
  return isBomStale({ bomUpdated, lastUpdated }) ? 'stale' : 'fresh';
};

/** What the list of items can be narrowed to; `error`: fresh or not, a line of the bill cannot be made. */
export const bomFilters = [...bomStates, 'error'] as const;
export type BomFilter = (typeof bomFilters)[number];

/** When an item and its bill of materials were last written, ISO 8601 in UTC. */
export interface BomTimes {
  readonly lastUpdated: string | null;
  readonly bomUpdated: string | null;
}

/** A bill of materials is stale when it is missing or older than the item. */
export const isBomStale = ({ lastUpdated, bomUpdated }: BomTimes): boolean =>
  lastUpdated !== null && (bomUpdated === null || Date.parse(bomUpdated) < Date.parse(lastUpdated));
