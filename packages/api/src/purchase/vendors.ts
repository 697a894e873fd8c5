import { clockIn } from '@door/domain/lib/calendar-day';
import { openCalendar, workWeek } from '@door/domain/lib/open-days';
import { accepted, refused } from '@door/domain/door/model/result';
import type { OrderFrom, Receiving } from '@door/domain/making/promise/arrival';
import type { PurchaseLine } from '@door/domain/making/purchasing/purchase';
import type { SupplyDays } from '@door/domain/making/purchasing/purchase-supply';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import { type SoldItem, vendorCalendar, vendorItemsFor } from '@door/domain/making/purchasing/vendor-item';
import { messages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';

/** Who sells to the supplier, and what. */
export interface Vendors {
  readonly find: (id: string) => Result<Vendor>;
  readonly sold: readonly SoldItem[];
  /** What a vendor sells of a key today; undefined: it does not. */
  readonly itemOf: (vendor: string, key: string) => SoldItem | undefined;
}

export async function loadVendors(ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>): Promise<Vendors> {
  const stored = await ctx.stores.vendors.all();
  const items = await ctx.stores.vendors.items();
  const vendors = new Map(stored.map(({ vendor }) => [vendor.id, vendor]));
  const sold = items.flatMap((item) => {
    const vendor = vendors.get(item.vendor);
    return vendor ? [{ vendor, item }] : [];
  });
  const day = today(ctx);
  return {
    sold,
    find: (id) => {
      const vendor = vendors.get(id);
      return vendor ? accepted(vendor) : refused('vendor.none', messages.vendor.none);
    },
    itemOf: (vendor, key) => vendorItemsFor(key, day, sold).find((each) => each.vendor.id === vendor),
  };
}

/** Now, as the wall shows it where the supplier is. */
export const orderNow = (ctx: Pick<CallScope, 'supplier' | 'clock'>): OrderFrom => ({
  day: today(ctx),
  clock: clockIn(ctx.clock.now(), ctx.supplier.client.timeZone),
});

/** Where goods arrive. */
export async function loadReceiving({ stores, supplier }: Pick<CallScope, 'stores' | 'supplier'>): Promise<Receiving> {
  const holidays = await stores.holidays.all();
  const closed = holidays.map(({ day }) => day);
  return { calendar: openCalendar(workWeek, closed), goodsInDays: supplier.client.works.goodsInDays };
}

/** Never delivers: goods of a vendor that is not known any more come on the next open day at best. */
const noDays = { leadDays: 0, cutOff: '00:00', orderDays: [], deliveryDays: [], closed: [] } as const;

/** What days of supply of a vendor's purchases follow from. An article that it no longer sells is as one without lead days. */
export function supplyDays(
  { itemOf, find }: Pick<Vendors, 'itemOf' | 'find'>,
  { vendor: id, now, receiving }: Pick<SupplyDays, 'now' | 'receiving'> & { readonly vendor: string },
): SupplyDays {
  const vendor = find(id);
  const calendarOf = ({ key }: Pick<PurchaseLine, 'key'>) =>
    vendor.ok ? vendorCalendar(vendor.value, itemOf(id, key)?.item ?? { leadDays: 0 }) : noDays;
  return { now, receiving, calendarOf };
}
