/** When an item and its bill of materials were last written, ISO 8601 in UTC. */
export interface BomTimes {
  readonly lastUpdated: string | null;
  readonly bomUpdated: string | null;
}

/** A bill of materials is stale when it is missing or older than the item. */
export const isBomStale = ({ lastUpdated, bomUpdated }: BomTimes): boolean =>
  lastUpdated !== null && (bomUpdated === null || Date.parse(bomUpdated) < Date.parse(lastUpdated));
