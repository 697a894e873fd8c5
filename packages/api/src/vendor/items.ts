import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { type ReadItem, readVendorItem, type TypedItem } from '@door/domain/making/purchasing/read-vendor-item';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import type { VendorItem } from '@door/domain/making/purchasing/vendor-item';
import { changedItems } from '@door/domain/making/purchasing/vendor-items';
import type { StockUnit } from '@door/domain/making/stock/quantity';
import { codeOfAll } from '@door/domain/making/stock/supply';
import { readAmount } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { knownArticles, noArticle, unitsOfCode } from '../inventory/articles.ts';
import { messages, vendorMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { fieldOf, itemsInput, removedInput, type SentItem, versionedInput } from './vendor-input.ts';
import { itemToWire } from './vendor-to-wire.ts';
import { changeVendor } from './vendors.ts';

/** Adds and changes items of a vendor, and takes some out; those that are not named stay as they are. */
export const updateItems = procedure
  .allow('vendors.manage')
  .input(z.strictObject({ ...versionedInput, Items: itemsInput, Removed: removedInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { vendors } = ctx.stores;
    const { vendor, lastUpdated } = await changeVendor(ctx, {
      call: 'updateItems',
      sent,
      change: async ({ vendor: own }) => {
        const unitOf = await unitsOfKeys(
          ctx,
          sent.Items.map(({ Key }) => Key),
        );
        const items = sent.Items.map((item) => unwrapOrThrow(itemFrom(item, own, unitOf)));
        const before = await vendors.items([own.id]);
        const there = new Map(before.map((item) => [item.id, item]));
        const saved = items.filter((item) => !isEqual(item, there.get(item.id)));
        const removed = sent.Removed.filter((id) => there.has(id));
        unwrapOrThrow(changedItems(before, { items: saved, removed }, vendorMessages));
        if (saved.length + removed.length === 0) return null;
        await vendors.saveItems(own.id, saved, removed);
        await recordItems(ctx, own, saved.length + removed.length);
        return own;
      },
    });
    const items = await vendors.items([vendor.id]);
    return { Id: vendor.id, LastUpdated: lastUpdated, Items: items.map((item) => itemToWire(ctx, item, vendor)) };
  });

/** Says in the history of a vendor how many of its items were changed. */
export const recordItems = (ctx: OfficeScope, { id }: Pick<Vendor, 'id'>, count: number): Promise<void> =>
  recordHistory(ctx, [
    { about: 'vendor', aboutId: id, kind: 'row', from: null, to: messages.vendor.itemsChanged(count) },
  ]);

type UnitOf = (key: string) => Result<StockUnit>;

function itemFrom(sent: SentItem, vendor: Vendor, unitOf: UnitOf): Result<VendorItem> {
  const unit = unitOf(sent.Key);
  if (!unit.ok) return unit;
  const typed: TypedItem = {
    key: sent.Key,
    code: sent.Code,
    text: sent.Text,
    pack: sent.Pack,
    least: sent.Least,
    leadDays: String(sent.LeadDays),
    price: sent.Price ?? '',
    per: sent.Per,
    rank: String(sent.Rank),
    validFrom: sent.ValidFrom ?? '',
    validUntil: sent.ValidUntil ?? '',
  };
  const read = readTyped(typed, { unit: unit.value, currency: vendor.currency });
  if (read.ok) return accepted({ ...read.item, id: sent.Id, vendor: vendor.id });
  return refused(
    'vendor.item',
    read.problems.map(({ field, message }) => `${sent.Key}, ${fieldOf[field]}: ${message}`).join(' '),
  );
}

interface Reading extends Pick<Vendor, 'currency'> {
  readonly unit: StockUnit;
}

/** An item as somebody has written it, of a known article. */
export const readTyped = (typed: TypedItem, { unit, currency }: Reading): ReadItem =>
  readVendorItem(typed, {
    unit,
    amount: (text) => readAmount(text, currency)?.minor,
    messages: vendorMessages.item,
  });

/** In what the articles of these keys are counted; a code with `*` has to stand for articles of one unit. */
export async function unitsOfKeys(ctx: OfficeScope, keys: readonly string[]): Promise<UnitOf> {
  const codes = new Set(keys.filter((key) => codeOfAll(key) !== undefined));
  const find = await knownArticles(
    ctx,
    keys.filter((key) => !codes.has(key)),
  );
  const accounts = codes.size === 0 ? [] : await ctx.stores.stock.accounts();
  const units = new Map([...codes].map((code) => [code, unitsOfCode(ctx.supplier, code, accounts)]));
  return (key) => {
    const [unit, ...others] = units.get(key) ?? [find(key)?.unit];
    if (unit === undefined) return noArticle(key);
    return others.length === 0 ? accepted(unit) : refused('vendor.units', vendorMessages.unitsOf(key));
  };
}
