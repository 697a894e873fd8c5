import { accepted, type Result, refused } from '../../door/model/result.ts';
import { compareText } from '../../lib/compare-text.ts';
import { daysAfter } from '../../lib/open-days.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { groupsOf } from '../../lib/records.ts';
import type { VendorMessages } from '../../messages/messages.ts';
import { type ItemFacts, itemLimits } from './read-vendor-item.ts';
import type { VendorItem } from './vendor-item.ts';

/** What somebody says of the items of a vendor; those that are not named stay as they are. */
export interface ItemsChange {
  /** New ones, and those that replace the one of their id. */
  readonly items: readonly VendorItem[];
  /** Ids. One that is not there is out already. */
  readonly removed: readonly string[];
}

/** All items of a vendor after a change. Of one key and rank no two hold on one day. */
export function changedItems(
  before: readonly VendorItem[],
  { items, removed }: ItemsChange,
  messages: VendorMessages,
): Result<readonly VendorItem[]> {
  const after = new Map(before.map((item) => [item.id, item]));
  for (const item of items) after.set(item.id, item);
  for (const id of removed) after.delete(id);
  const all = [...after.values()];
  if (all.length > itemLimits.items) return refused('vendor.too-many-items', messages.tooManyItems(itemLimits.items));
  for (const rows of groupsOf(all, placeOf).values()) {
    const both = firstOverlap(rows);
    if (both) return refused('vendor.two-valid', messages.twoValid(both.key, both.rank, both.day));
  }
  return accepted(all);
}

/** Rows of one place replace each other in time. */
const placeOf = ({ key, rank }: Pick<VendorItem, 'key' | 'rank'>): string => `${String(rank)} ${key}`;

/** Days as texts to compare: before every day, and after it. */
const begins = ({ validFrom }: Pick<VendorItem, 'validFrom'>): string => validFrom ?? '';
const ends = ({ validUntil }: Pick<VendorItem, 'validUntil'>): string => validUntil ?? '9999';

/** Of rows of one place the first day on which two hold. */
function firstOverlap(rows: readonly VendorItem[]) {
  const inTime = rows.toSorted((one, other) => compareText(begins(one), begins(other)));
  const both = inTime.find((row, at) => at > 0 && begins(row) <= ends(inTime[at - 1] ?? row));
  return both && { key: both.key, rank: both.rank, day: both.validFrom };
}

/** What a row of a file does. */
export type ImportedItem =
  | { readonly effect: 'added' | 'changed' | 'same'; readonly item: VendorItem; readonly ended: VendorItem | null }
  | { readonly effect: 'refused'; readonly code: 'vendor.row-twice' | 'vendor.two-valid'; readonly message: string };

interface Importing {
  /** Id of the vendor. */
  readonly vendor: string;
  readonly newId: () => string;
  readonly messages: VendorMessages;
}

/**
 * Puts the rows of a file among the items of a vendor, one after the other: a row with the key, rank and first day of an item replaces
 * it; else it is added, and one that lasts no longer ends the day before, as with a price list for the next year. Items that the file
 * does not name stay.
 */
export function importedItems(
  before: readonly VendorItem[],
  rows: readonly ItemFacts[],
  { vendor, newId, messages }: Importing,
): readonly ImportedItem[] {
  const places = new Map<string, readonly VendorItem[]>(groupsOf(before, placeOf));
  const named = new Set<string>();
  return rows.map((row): ImportedItem => {
    const name = `${placeOf(row)} ${begins(row)}`;
    if (named.has(name)) return { effect: 'refused', code: 'vendor.row-twice', message: messages.rowTwice(row.key) };
    named.add(name);
    const { after, item, ended, replaced } = putInto(places.get(placeOf(row)) ?? [], row, { vendor, newId });
    const both = firstOverlap(after);
    if (both)
      return { effect: 'refused', code: 'vendor.two-valid', message: messages.twoValid(both.key, both.rank, both.day) };
    places.set(placeOf(row), after);
    return { effect: effectOf(item, replaced), item, ended };
  });
}

const effectOf = (item: VendorItem, replaced: VendorItem | undefined): 'added' | 'changed' | 'same' =>
  replaced === undefined ? 'added' : isEqual(replaced, item) ? 'same' : 'changed';

/** The rows of one place with one more, which replaces the one that begins with it and ends the one that it follows. */
function putInto(place: readonly VendorItem[], row: ItemFacts, { vendor, newId }: Omit<Importing, 'messages'>) {
  const replaced = place.find((item) => begins(item) === begins(row));
  const item: VendorItem = { ...row, id: replaced?.id ?? newId(), vendor };
  const earlier = place.find((each) => isFollowedBy(each, row));
  const ended = earlier && row.validFrom !== null ? { ...earlier, validUntil: daysAfter(row.validFrom, -1) } : null;
  const others = place.filter((each) => each !== replaced && each !== earlier);
  return { after: [...others, ...(ended ? [ended] : []), item], item, ended, replaced };
}

/** Whether a row that holds when the other begins lasts no longer than that. */
const isFollowedBy = (earlier: VendorItem, row: ItemFacts): boolean =>
  begins(earlier) < begins(row) && ends(earlier) >= begins(row) && ends(row) >= ends(earlier);
