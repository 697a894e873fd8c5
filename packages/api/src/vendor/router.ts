import { refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { daysAfter } from '@door/domain/lib/open-days';
import { arrival } from '@door/domain/making/promise/arrival';
import { keptDates } from '@door/domain/making/purchasing/kept-dates';
import { inPacks, vendorCalendar, vendorItemsFor } from '@door/domain/making/purchasing/vendor-item';
import { quantityText } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { newIdInput, vendorIdInput } from '../input/ids.ts';
import { findArticle } from '../inventory/articles.ts';
import { articleKeyInput } from '../inventory/inventory-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages } from '../messages.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import { ofThisRevision } from '../purchase/purchase-store.ts';
import { loadReceiving, loadVendors, orderNow } from '../purchase/vendors.ts';
import { loadHistory, recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { importItems } from './import-items.ts';
import { updateItems } from './items.ts';
import { vendorFields, versionedInput } from './vendor-input.ts';
import { factsFromWire, itemToWire, vendorToWire } from './vendor-to-wire.ts';
import { changeVendor, checkedVendor, findVendor } from './vendors.ts';

/** How far back it is counted how a vendor keeps its dates, days. */
const keptDays = 365;

/** How a vendor keeps its dates, and what is open with it. */
async function keeping(ctx: OfficeScope, id: string) {
  const day = today(ctx);
  const from = daysAfter(day, -keptDays);
  const records = (await ctx.stores.purchases.openOrReceivedSince(id, from)).map((stored) => ({
    purchase: stored.purchase,
    confirmed: ofThisRevision(stored).flatMap(({ at, lines }) =>
      lines.map((line) => ({ ...line, on: dayOf(ctx, at) })),
    ),
    received: stored.receipts.flatMap(({ happenedOn, lines }) => lines.map((line) => ({ ...line, day: happenedOn }))),
  }));
  const { lines, kept } = keptDates(records, { from, today: day });
  return { Lines: lines, Kept: kept, OpenClaims: await ctx.stores.claims.countOpen(id) };
}

const managing = procedure.allow('vendors.manage');

/** All vendors by name, retired ones too. */
const list = managing.use(inOneTransaction).query(async ({ ctx }) => {
  const sums = new Map((await ctx.stores.vendors.sums()).map((sum) => [sum.vendor, sum]));
  return {
    Vendors: (await ctx.stores.vendors.all()).map((stored) => {
      const { Id, Name, OurNumber, HowToOrder, OrderDays, CutOff, DeliveryDays, State } = vendorToWire(stored);
      const sum = sums.get(Id);
      return {
        Id,
        Name,
        OurNumber,
        HowToOrder,
        OrderDays,
        CutOff,
        DeliveryDays,
        State,
        Items: sum?.items ?? 0,
        /** Of its items; null: it has none. */
        LeadDays: sum ? { Least: sum.leastLeadDays, Most: sum.mostLeadDays } : null,
      };
    }),
  };
});

/** A vendor with what it sells, and what days of arrival follow from beside it. */
const getVendorById = managing
  .input(vendorIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const stored = unwrapOrThrow(await findVendor(ctx, id));
    const items = await ctx.stores.vendors.items([id]);
    return {
      ...vendorToWire(stored),
      Items: items.map((item) => itemToWire(ctx, item, stored.vendor)),
      Receiving: {
        TimeZone: ctx.supplier.client.timeZone,
        /** Days on which the works are closed. */
        Closed: (await ctx.stores.holidays.all()).map(({ day }) => day),
        GoodsInDays: ctx.supplier.client.works.goodsInDays,
      },
      /** Lines of purchases of which all has come in the last 365 days, how many of them by their day, and its claims that are open. */
      Keeping: await keeping(ctx, id),
      History: await loadHistory(ctx, [{ about: 'vendor', aboutId: id }], await loadNames(ctx)),
    };
  });

/** Who sells an article, the first one to be asked first, and when it would come if it were ordered now. */
const sellers = managing
  .input(z.strictObject({ Key: articleKeyInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Key } }) => {
    unwrapOrThrow(await findArticle(ctx, Key));
    const { sold } = await loadVendors(ctx);
    const receiving = await loadReceiving(ctx);
    const now = orderNow(ctx);
    const Sellers = vendorItemsFor(Key, now.day, sold).map(({ vendor, item }) => {
      const comes = arrival(vendorCalendar(vendor, item), now, receiving);
      return {
        Vendor: { Id: vendor.id, Name: vendor.name, Currency: vendor.currency },
        ...itemToWire(ctx, item, vendor),
        /** The least that can be ordered at once, in whole packs. */
        LeastOrder: quantityText(inPacks(item.least, item.pack), item.unit),
        /** If it is ordered now; null: it never delivers. */
        Comes: comes && { Order: comes.order, Delivered: comes.delivered, Usable: comes.usable },
      };
    });
    return { Sellers };
  });

/** A new vendor. Its currency is that of the supplier, and stays. */
const create = managing
  .input(z.strictObject({ Id: newIdInput, ...vendorFields }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const all = await ctx.stores.vendors.lock();
    const firstIdempotencyKey = idempotencyKeyOf(ctx, 'vendor.create', sent);
    const made = all.find(({ vendor }) => vendor.id === sent.Id);
    if (made && made.firstIdempotencyKey !== firstIdempotencyKey)
      unwrapOrThrow(refused('vendor.id-taken', messages.vendor.idTaken));
    if (made) return vendorToWire(made);
    const { currency } = ctx.supplier.client;
    const begun = { id: sent.Id, currency, state: 'active' } as const;
    const vendor = unwrapOrThrow(checkedVendor(factsFromWire(sent, begun), begun, all));
    const lastUpdated = ctx.clock.now().toISOString();
    const stored = { vendor, lastUpdated, firstIdempotencyKey, lastIdempotencyKey: null };
    await ctx.stores.vendors.save(stored);
    await recordHistory(ctx, [{ about: 'vendor', aboutId: vendor.id, kind: 'state', from: null, to: null }]);
    return vendorToWire(stored);
  });

/** Saves what is said of a vendor, unless somebody else has changed it meanwhile. */
const update = managing
  .input(z.strictObject({ ...versionedInput, ...vendorFields }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) =>
    vendorToWire(
      await changeVendor(ctx, {
        call: 'update',
        sent,
        change: async ({ vendor }, all) => {
          const changed = unwrapOrThrow(checkedVendor(factsFromWire(sent, vendor), vendor, all));
          if (isEqual(changed, vendor)) return null;
          await recordHistory(ctx, [{ about: 'vendor', aboutId: vendor.id, kind: 'details', from: null, to: null }]);
          return changed;
        },
      }),
    ),
  );

/** A retired vendor sells nothing any more and gives its name free; with `IsRetired: false` it is as before. */
const retire = managing
  .input(z.strictObject({ ...versionedInput, IsRetired: booleanInput.default(true) }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) =>
    vendorToWire(
      await changeVendor(ctx, {
        call: 'retire',
        sent,
        change: async ({ vendor }, all) => {
          const state = sent.IsRetired ? 'retired' : 'active';
          if (state === vendor.state) return null;
          const { states } = messages.vendor;
          const entry = { kind: 'state', from: states[vendor.state], to: states[state] } as const;
          await recordHistory(ctx, [{ about: 'vendor', aboutId: vendor.id, ...entry }]);
          return unwrapOrThrow(checkedVendor(vendor, { ...vendor, state }, all));
        },
      }),
    ),
  );

/** Who sells to the supplier: calendars, prices, and how purchases reach them. */
export const vendorRouter = router({ create, getVendorById, importItems, list, retire, sellers, update, updateItems });
