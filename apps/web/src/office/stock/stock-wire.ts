import type { OfficeOutputs } from '../queries/office-client.ts';

/** An article as the list has it. */
export type ListedArticle = OfficeOutputs['inventory']['list']['Articles'][number];
/** One with how it is kept. */
export type OpenedArticle = OfficeOutputs['inventory']['getArticle'];
/** Who sells an article. */
export type WireSeller = OfficeOutputs['vendor']['sellers']['Sellers'][number];
/** A line of a ledger. */
export type WireMove = OfficeOutputs['inventory']['moves']['Moves'][number];
export type WireExport = OfficeOutputs['inventory']['exports']['Exports'][number];
export type WirePlace = OfficeOutputs['inventory']['places']['Places'][number];

/** The page of an article. Its key may have any letters, also those that mean something in an address. */
export const stockPath = (key: string): `/installer/stock/${string}` => `/installer/stock/${encodeURIComponent(key)}`;

/** The key that an address names; one that nobody has encoded is taken as it is. */
export function keyInPath(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A quantity as people write it, as the server takes it: `5,96` is 5.96. */
export const quantityIn = (text: string): string => text.trim().replace(',', '.');
