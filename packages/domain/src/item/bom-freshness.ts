/** When the item and its bill of materials were last written, ISO 8601 in UTC; null: never. */
export interface BomDates {
  readonly lastUpdated: string | null;
  readonly bomUpdated: string | null;
}

/** Out of date when the item has changed since, or was never worked out although the item exists. */
export function isBomStale({ lastUpdated, bomUpdated }: BomDates): boolean {
  if (lastUpdated === null) return false;
  return bomUpdated === null || Date.parse(bomUpdated) < Date.parse(lastUpdated);
}
