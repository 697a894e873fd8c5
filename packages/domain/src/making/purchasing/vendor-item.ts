import { compareText } from '../../lib/compare-text.ts';
import type { VendorCalendar } from '../promise/promise-facts.ts';
import type { StockUnit } from '../stock/quantity.ts';
import { supplyKeysOf } from '../stock/supply.ts';
import type { Vendor, VendorDays } from './vendor.ts';

/** What a vendor sells, and how (PROMISE 6.1). Quantities are in base units of the article, days ISO days. */
export interface VendorItem {
  readonly id: string;
  /** Id of the vendor. */
  readonly vendor: string;
  /** A key, `CY-3K`, or a code with `*` for every colour, `OF72*`. */
  readonly key: string;
  /** In which its quantities are written. */
  readonly unit: StockUnit;
  /** What the vendor calls it; '' where it is called as here. */
  readonly code: string;
  readonly text: string;
  /** What it is sold by, 1 or more. */
  readonly pack: number;
  /** The least that is sold at once. */
  readonly least: number;
  /** Open days of the vendor from the order until it leaves. */
  readonly leadDays: number;
  /** null: nobody knows yet; it can be planned with and not be ordered. */
  readonly price: VendorPrice | null;
  /** The first and the last day on which it can be ordered so; null: since ever, for ever. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** 1 is asked first. */
  readonly rank: number;
}

/** `{ minor: 1250, per: 100 }` with quantities in pieces: 12.50 for 100 pieces. */
export interface VendorPrice {
  /** Minor units of the vendor's currency. */
  readonly minor: number;
  /** For so many base units. */
  readonly per: number;
}

/** An item with who sells it. */
export interface SoldItem {
  readonly vendor: Vendor;
  readonly item: VendorItem;
}

/** The best that is sold of a key on a day; undefined: nobody sells it. */
export const vendorItemFor = (key: string, day: string, sold: readonly SoldItem[]): SoldItem | undefined =>
  vendorItemsFor(key, day, sold)[0];

/**
 * Who sells a key on a day, each vendor once with its own item of the longest code that the key continues: `OF72-AGWH*` rather than
 * `OF72*`. The lowest rank is first, of one rank the lowest price for a base unit, of one price the first name. Prices in two currencies
 * do not compare: euros are before pounds, and what has no price is last in its currency.
 */
export function vendorItemsFor(key: string, day: string, sold: readonly SoldItem[]): readonly SoldItem[] {
  const codes = supplyKeysOf(key);
  const nearest = new Map<string, SoldItem>();
  const valid = sold.filter(({ vendor, item }) => vendor.state === 'active' && isValidOn(day, item));
  for (const each of valid.toSorted(byPreference)) {
    const at = codes.indexOf(each.item.key);
    const known = nearest.get(each.vendor.id);
    if (at >= 0 && (!known || at < codes.indexOf(known.item.key))) nearest.set(each.vendor.id, each);
  }
  return [...nearest.values()].toSorted(byPreference);
}

/** Whether it can be ordered on a day; both ends are days on which it can. */
export const isValidOn = (day: string, { validFrom, validUntil }: Pick<VendorItem, 'validFrom' | 'validUntil'>) =>
  (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil);

const byPreference = (one: SoldItem, other: SoldItem): number =>
  one.item.rank - other.item.rank ||
  compareText(one.vendor.currency, other.vendor.currency) ||
  comparePrices(one.item.price, other.item.price) ||
  compareText(one.vendor.name, other.vendor.name);

/** By the price of a base unit, exactly: 1.00 for 3 is less than 0.34 for 1. */
function comparePrices(one: VendorPrice | null, other: VendorPrice | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const difference = BigInt(one.minor) * BigInt(other.per) - BigInt(other.minor) * BigInt(one.per);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounded up to whole packs, in whole numbers all the way: 18 in packs of 10 are 20. */
export const inPacks = (quantity: number, pack: number): number => quantity + ((pack - (quantity % pack)) % pack);

/** The days of a vendor for one of its items, as `arrival` asks for them. */
export const vendorCalendar = (
  { cutOff, orderDays, deliveryDays, closed }: Omit<VendorDays, 'coverDays'>,
  { leadDays }: Pick<VendorItem, 'leadDays'>,
): VendorCalendar => ({ leadDays, cutOff, orderDays, deliveryDays, closed });
