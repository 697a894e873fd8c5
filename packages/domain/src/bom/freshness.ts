/** When an item and its bill of materials were last written, as ISO instants in UTC. */
export interface Written {
  readonly lastUpdated: string | null;
  readonly bomUpdated: string | null;
}

/** A bill of materials is out of date when the item changed after it, or when there never was one. */
export const isBomStale = ({ lastUpdated, bomUpdated }: Written): boolean =>
  lastUpdated !== null && (bomUpdated === null || Date.parse(bomUpdated) < Date.parse(lastUpdated));
