import { dayBegins } from '@door/domain/lib/calendar-day';
import { daysAfter } from '@door/domain/lib/open-days';
import { groupsOf } from '@door/domain/lib/records';
import { searchOf, searchTerms } from '@door/domain/lib/search/search-terms';
import type { Place } from '@door/domain/making/stock/places';
import { supplyOf } from '@door/domain/making/stock/supply';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { booleanInput, wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { placeIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import {
  findArticle,
  type KnownArticle,
  keptArticle,
  loadPlaces,
  loadSaidSupplies,
  loadSupplies,
  placeIn,
} from './articles.ts';
import { articleKeyInput } from './inventory-input.ts';
import { availabilities, type KeptStock } from './outlooks.ts';
import { isBelowFloor, lineToWire, standingToWire } from './stock-to-wire.ts';
import type { StockBalance } from './stock-store.ts';

const seeing = procedure.allow('inventory.see');

const rowsOfPage = 50;

/** The articles that are kept, by their keys. */
export const list = seeing
  .input(
    z.strictObject({
      /** Beginnings of words of the key or the text. */
      Search: text(200).default(''),
      /** Only what is there. */
      Place: placeIdInput.nullish(),
      /** True: only those of which an order will not find enough in time, or there is less than the floor. */
      Short: booleanInput.default(false),
      /** Only those that nobody has counted on this day or later, at the place where there is one. */
      NotCountedSince: dateInput.nullish(),
      /** The After of the page before: its last key. */
      After: text(80).nullish(),
    }),
  )
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Search, Place: at, Short, NotCountedSince, After } }) => {
    const { stock } = ctx.stores;
    const places = await loadPlaces(ctx);
    const said = await loadSaidSupplies(ctx);
    const isWanted = [
      (key: string) => key > (After ?? ''),
      await heldAt(ctx, places, at ?? null),
      Short ? await isShort(ctx, { places, said }) : anyKey,
    ];
    const begins = searchOf(Search).words;
    const isFound = (words: string) =>
      begins.every((start) => searchTerms(words).some((term) => term.startsWith(start)));
    const found = (await stock.accounts())
      .filter(({ key }) => isWanted.every((is) => is(key)))
      .map((account) => keptArticle(ctx.supplier, account))
      .filter(({ key, text: words }) => isFound(`${key} ${words}`));
    const wanted = NotCountedSince ? await notCounted(ctx, found, { at: at ?? null, since: NotCountedSince }) : found;
    const page = wanted.slice(0, rowsOfPage);
    const keys = page.map(({ key }) => key);
    const balances = byKey(await stock.balances({ keys }));
    const counts = await stock.lastCounts(keys, at ?? null);
    const available = await availabilities(ctx, { places, said, balances }, { keys });
    return {
      Articles: page.map((article) =>
        standingToWire(ctx, {
          article,
          places,
          supply: supplyOf(article.key, said),
          availability: available.get(article.key),
          balances: balances.get(article.key) ?? [],
          lastCounted: counts.get(article.key),
        }),
      ),
      /** null: this is the last page. */
      After: wanted.length > page.length ? (page.at(-1)?.key ?? null) : null,
    };
  });

type KeyTest = (key: string) => boolean;

const anyKey: KeyTest = () => true;

const byKey = (balances: readonly StockBalance[]): ReadonlyMap<string, readonly StockBalance[]> =>
  groupsOf(balances, ({ key }) => key);

async function heldAt({ stores }: OfficeScope, places: readonly Place[], place: string | null): Promise<KeyTest> {
  if (place === null) return anyKey;
  const { id } = unwrapOrThrow(placeIn(places, place));
  const there = (await stores.stock.balances({ place: id })).filter(({ quantity }) => quantity !== 0);
  const keys = new Set(there.map(({ key }) => key));
  return (key) => keys.has(key);
}

async function isShort(ctx: OfficeScope, { places, said }: Omit<KeptStock, 'balances'>): Promise<KeyTest> {
  const balances = byKey(await ctx.stores.stock.balances());
  const available = await availabilities(ctx, { places, said, balances }, { keys: [...balances.keys()] });
  return (key) =>
    (available.get(key)?.firstShort ?? null) !== null ||
    isBelowFloor({ balances: balances.get(key) ?? [], places, supply: supplyOf(key, said) });
}

interface CountedWhere {
  /** Id of a place; null: anywhere. */
  readonly at: string | null;
  readonly since: string;
}

async function notCounted(
  { stores }: OfficeScope,
  articles: readonly KnownArticle[],
  { at, since }: CountedWhere,
): Promise<readonly KnownArticle[]> {
  const counts = await stores.stock.lastCounts(
    articles.map(({ key }) => key),
    at,
  );
  return articles.filter(({ key }) => (counts.get(key) ?? '') < since);
}

/** The ledger of an article, the last line first. */
export const moves = seeing
  .input(
    z.strictObject({
      Key: articleKeyInput,
      /** The After of the page before: its last line. */
      After: wholeNumberFrom(1, 2_000_000_000).nullish(),
    }),
  )
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Key, After } }) => {
    const article = unwrapOrThrow(await findArticle(ctx, Key));
    const lines = await ctx.stores.stock.lines(Key, { before: After ?? null, limit: rowsOfPage });
    const nameOf = await loadNames(ctx);
    return {
      Key,
      Text: article.text,
      Unit: article.unit,
      Currency: article.currency,
      Moves: lines.map((line) => lineToWire(ctx, line, { ...article, nameOf })),
      /** null: this is the last page. */
      After: lines.length === rowsOfPage ? (lines.at(-1)?.line ?? null) : null,
    };
  });

/**
 * What the stock was worth at the end of a day, by analysis codes. A line counts from the day of its writing, so that a value that was
 * told once stays.
 */
export const valueOn = procedure
  .allow('prices.seeCost')
  .input(z.strictObject({ Day: dateInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Day } }) => {
    const { stock } = ctx.stores;
    const supplyOf = await loadSupplies(ctx);
    const accounts = new Map((await stock.accounts()).map((account) => [account.key, account]));
    const rows = (await stock.valuesBefore(dayBegins(daysAfter(Day, 1), ctx.supplier.client.timeZone))).flatMap(
      ({ key, value }) => {
        const account = accounts.get(key);
        return account ? [{ value, currency: account.currency, code: supplyOf(key).analysisCode }] : [];
      },
    );
    const sums = [...groupsOf(rows, ({ currency, code }) => `${currency} ${code}`).values()].flatMap((group) => {
      const [first] = group;
      return first ? [{ ...first, value: group.reduce((sum, { value }) => sum + value, 0) }] : [];
    });
    return {
      Day,
      Values: sums
        .map(({ code, currency, value }) => ({
          AnalysisCode: code,
          Currency: currency,
          Value: amountText(money(value, currency)),
        }))
        .toSorted((one, other) => one.AnalysisCode.localeCompare(other.AnalysisCode, 'en')),
    };
  });
