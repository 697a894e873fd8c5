import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import { type Proposal, proposalOf, type ProposedLine } from '@door/domain/making/purchasing/proposal';
import type { MadeGoods } from '@door/domain/making/purchasing/purchase';
import { madeText } from '@door/domain/making/purchasing/purchase-csv';
import { proposedPieces } from '@door/domain/making/purchasing/proposed-pieces';
import { vendorItemsFor } from '@door/domain/making/purchasing/vendor-item';
import { quantityText, type StockUnit } from '@door/domain/making/stock/quantity';
import { supplyOf } from '@door/domain/making/stock/supply';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { type KnownArticle, knownArticles, loadPlaces, loadSaidSupplies } from '../inventory/articles.ts';
import { needsByKey } from '../inventory/outlooks.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { dueSupply, orderedStates } from './due-supply.ts';
import { hitOrders } from './hit-orders.ts';
import { loadReceiving, loadVendors, type Vendors } from './vendors.ts';

export interface Proposed extends Proposal {
  readonly articleOf: (key: string) => KnownArticle | undefined;
  readonly vendors: Vendors;
}

/** What has to be bought, by what is there and what comes; drafts come, too, so that nothing is bought twice. */
export async function propose(ctx: OfficeScope, until: string | null): Promise<Proposed> {
  const { stock } = ctx.stores;
  const vendors = await loadVendors(ctx);
  const receiving = await loadReceiving(ctx);
  const comes = await dueSupply(ctx, ['Draft', ...orderedStates]);
  const said = await loadSaidSupplies(ctx);
  const counting = new Set((await loadPlaces(ctx)).filter(({ counts }) => counts).map(({ id }) => id));
  const there = (await stock.balances()).filter(({ place }) => counting.has(place));
  const kept = (await stock.accounts()).map(({ key }) => key);
  const onHand = groupsOf(there, ({ key }) => key);
  const needed = await needsByKey(ctx, said);
  // What nobody sells and nobody has ever moved is not kept here: its lead rule stands for it.
  const isSold = (key: string) => vendorItemsFor(key, today(ctx), vendors.sold).length > 0;
  const made = await ctx.stores.demands.made(null);
  const keys = [...new Set([...kept, ...[...needed.keys()].filter(isSold)])].filter((key) => !made.has(key));
  const inStock = (key: string) => (onHand.get(key) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const brought = new Set((await ctx.stores.purchases.bringing([...made.keys()])).map(({ piece }) => piece));
  const pieces = [...made].flatMap(([piece, how]) => {
    const day = needed.get(piece)?.[0]?.day;
    const isOpen = day !== undefined && inStock(piece) === 0 && !brought.has(piece) && isSold(how.article);
    return isOpen ? [{ ...how, piece, day }] : [];
  });
  const facts = {
    now: ctx.clock.now().toISOString(),
    timeZone: ctx.supplier.client.timeZone,
    works: { closed: [...receiving.calendar.closed], goodsInDays: receiving.goodsInDays },
    until,
    sold: vendors.sold,
  };
  const found = proposalOf({
    ...facts,
    articles: keys.toSorted(compareText).map((key) => ({
      key,
      floor: supplyOf(key, said).floor,
      onHand: inStock(key),
      supply: (comes.get(key) ?? []).map(({ usable, quantity }) => [usable, quantity] as const),
      demand: (needed.get(key) ?? []).map(({ day, quantity }) => [day, quantity] as const),
    })),
  });
  const lines = [...found.lines, ...proposedPieces(facts, pieces)];
  const named = [...lines, ...found.unsold].map(({ key }) => key);
  return { ...found, lines, vendors, articleOf: await knownArticles(ctx, [...new Set(named)]) };
}

/** What has to be bought until a day, late lines first, by vendor and the day by which it has to be ordered. */
export const proposal = procedure
  .allow('purchasing.manage')
  .input(z.strictObject({ Until: dateInput.nullish() }).prefault({}))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Until = null } }) => {
    const { lines, unsold, articleOf } = await propose(ctx, Until);
    const hitsOf = await hitOrders(ctx, lines);
    return {
      Lines: lines.toSorted(inOrder).map((line) => ({
        ...proposedToWire(line, articleOf(line.key)),
        /** The orders that it hits where it is late. */
        Hits: hitsOf(line),
      })),
      /** Wanting, and nobody sells it. */
      NotSold: unsold.map(({ key, quantity, usable }) => ({
        Key: key,
        Text: articleOf(key)?.text ?? '',
        Unit: unitOf(articleOf(key)),
        Quantity: quantityText(quantity, unitOf(articleOf(key))),
        Day: usable,
      })),
    };
  });

const inOrder = (one: ProposedLine, other: ProposedLine): number =>
  Number(other.late) - Number(one.late) ||
  compareText(one.orderBy, other.orderBy) ||
  compareText(one.seller.vendor.name, other.seller.vendor.name) ||
  compareText(one.key, other.key);

const unitOf = (article: KnownArticle | undefined): StockUnit => article?.unit ?? 'piece';

function proposedToWire(line: ProposedLine, article: KnownArticle | undefined) {
  const { vendor, item } = line.seller;
  const text = (quantity: number) => quantityText(quantity, item.unit);
  return {
    Key: line.key,
    Text: article?.text ?? '',
    /** What is made for doors: how, and for which; null: it is kept for all doors. */
    Made: line.made && madeToWire(line.made),
    Unit: item.unit,
    Vendor: { Id: vendor.id, Name: vendor.name },
    /** What the vendor calls it; '' where it is called as here. */
    VendorCode: item.code,
    Quantity: text(line.quantity),
    /** Of what is made for doors one, whatever the packs of its article are. */
    Pack: text(line.made ? 1 : item.pack),
    Price: item.price && { Amount: amountText(money(item.price.minor, vendor.currency)), Per: text(item.price.per) },
    Currency: vendor.currency,
    OrderBy: line.orderBy,
    Delivered: line.delivered,
    Usable: line.usable,
    /** It is wanting before it can be usable. */
    IsLate: line.late,
    /** So much is missing to the floor from each day on, as long as nothing is bought: of the article, so the same in all its lines. */
    Missing: line.deficits.map(({ day, quantity }) => ({ Day: day, Quantity: text(quantity) })),
  };
}

/** How goods are made, and for which doors. */
export const madeToWire = ({ spec, pieces }: MadeGoods) => ({
  /** mm. */
  Width: spec.width,
  Height: spec.height,
  /** All else that the maker has to know: `28 mm: 4T-20Ar-4T, Rose Resin, quarter round, stamp read from outside`. */
  Text: madeText(spec),
  Pieces: pieces,
});
