import { daysAfter } from '@door/domain/lib/open-days';
import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { givable } from '@door/domain/making/promise/given-supply';
import { onHandDue } from '@door/domain/making/promise/pegs';
import { availabilityOf, forecastOf, type Outlook } from '@door/domain/making/stock/outlook';
import { quantityText, type StockUnit } from '@door/domain/making/stock/quantity';
import { saidSupplyOf, supplyOf } from '@door/domain/making/stock/supply';
import { z } from 'zod';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { loadHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { knownPieces, loadPlaces, loadSaidSupplies, noArticle } from './articles.ts';
import type { TakenDemand } from './held-demand.ts';
import { articleKeyInput } from './inventory-input.ts';
import { knownSupply, ofOrders, outlooks } from './outlooks.ts';
import { subjectsOfArticle } from './stock-history.ts';
import { standingToWire, supplyToWire } from './stock-to-wire.ts';

/** How far a forecast looks, days: 26 weeks. */
const forecastDays = 26 * 7;

/** What there is of one article, how it is kept, who takes it, and what is free when. */
export const getArticle = procedure
  .allow('inventory.see')
  .input(z.strictObject({ Key: articleKeyInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Key } }) => {
    const article = (await knownPieces(ctx, [Key]))(Key) ?? unwrapOrThrow(noArticle(Key));
    const places = await loadPlaces(ctx);
    const said = await loadSaidSupplies(ctx);
    const own = saidSupplyOf(Key, said);
    const supply = own ?? supplyOf(Key, said);
    const balances = await ctx.stores.stock.balances({ keys: [Key] });
    const kept = { places, said, balances: groupsOf(balances, ({ key }) => key) };
    const isKnown = (await knownSupply(ctx, kept, [Key])).supply.has(Key);
    const outlook = isKnown ? (await outlooks(ctx, kept, [Key])).get(Key) : undefined;
    const subjects = await subjectsOfArticle(ctx, Key, { said, places: balances.map(({ place }) => place) });
    const availability = outlook && availabilityOf(ofOrders(outlook), today(ctx));
    const lastCounted = (await ctx.stores.stock.lastCounts([Key], null)).get(Key);
    return {
      ...standingToWire(ctx, { article, balances, places, supply, availability, lastCounted }),
      Supply: supplyToWire(supply, article.unit, own?.lastUpdated ?? null),
      ...outlookToWire(outlook, { unit: article.unit, today: today(ctx) }),
      History: await loadHistory(ctx, subjects, await loadNames(ctx)),
    };
  });

interface ShownIn {
  readonly unit: StockUnit;
  /** ISO day. */
  readonly today: string;
}

/** The orders that are short of what one that comes before them takes, and to which a person may give it; by the id of that one. */
function takersOf(needs: Outlook<TakenDemand>['needs']) {
  const orders = groupsOf(
    needs.filter(({ demand }) => demand.by.kind === 'order'),
    ({ demand }) => demand.by.id,
  );
  const short = [...orders].filter(([, own]) => own.some((need) => need.short));
  return (from: string) =>
    short
      .filter(([id, to]) => id !== from && givable({ from: orders.get(from) ?? [], to }) > 0)
      .map(([OrderId, own]) => ({ OrderId, Order: numberText('order', own[0]?.demand.by.number ?? 0) }));
}

function outlookToWire(outlook: Outlook<TakenDemand> | undefined, { unit, today: from }: ShownIn) {
  const text = (quantity: number) => quantityText(quantity, unit);
  const takers = takersOf(outlook?.needs ?? []);
  const steps = outlook ? forecastOf(outlook, { from, to: daysAfter(from, forecastDays) }) : [];
  return {
    /** What is on its way, with the day on which it can be used. */
    Due: (outlook?.stock.supply ?? []).map(([day, quantity]) => ({ Day: day, Quantity: text(quantity) })),
    /** What orders will take, and what is held for quotes, in the sequence in which they were promised. */
    Demand: (outlook?.needs ?? []).map(({ demand, stage, day, quantity, pegs, short }) => ({
      /** null: a place is held for a quote, of the Id `QuoteId`. */
      OrderId: demand.by.kind === 'order' ? demand.by.id : null,
      QuoteId: demand.by.kind === 'quote' ? demand.by.id : null,
      /** `10234`, or of a quote `Q-1001`. */
      Order: numberText(demand.by.kind, demand.by.number),
      /** Of bars: how many more its week takes with this order than without it, which may be 0. */
      Quantity: text(quantity),
      Stage: stage,
      Week: demand.week,
      NeedDay: day,
      /** What it takes; `Due` null: what is on hand. */
      Pegs: pegs.map(({ due, quantity: taken }) => ({ Due: due === onHandDue ? null : due, Quantity: text(taken) })),
      /** What is not there by its day, and the day on which it is; `Until` null: nothing that comes will do. */
      Short: short && { Quantity: text(short.quantity), Until: short.until },
      /** Orders that are short of it, and for which it would be there in time. */
      GiveTo: takers(demand.by.id),
    })),
    /** From today on for 26 weeks, each step from its day until the next one. */
    Forecast: steps.map(({ day, projected, free }) => ({
      Day: day,
      /** What would be there if everything were taken on its day; negative: so much is missing. */
      Projected: text(projected),
      Free: text(free),
    })),
  };
}
