/** A published price list. It is never changed again. */
export interface PublishedPriceList {
  readonly version: number;
  /** First day on which it is valid, `2027-01-01`. */
  readonly from: string;
}

/** The list that came with the catalogue, valid until another one is. */
export const firstPriceListVersion = 1;

/** Which version is valid on a day: the one with the latest first day, of equal ones the newest. */
export function priceListVersionOn(day: string, published: readonly PublishedPriceList[]): number {
  const valid = published
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => one.from.localeCompare(other.from, 'en') || one.version - other.version);
  return valid.at(-1)?.version ?? firstPriceListVersion;
}

/** The number of the next version. */
export const nextPriceListVersion = (published: readonly PublishedPriceList[]): number =>
  Math.max(firstPriceListVersion, ...published.map(({ version }) => version)) + 1;
