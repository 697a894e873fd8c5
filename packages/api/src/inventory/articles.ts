import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { accepted, refused } from '@door/domain/door/model/result';
import type { MadeToOrder } from '@door/domain/making/batch/made-to-order';
import type { Place } from '@door/domain/making/stock/places';
import type { StockUnit } from '@door/domain/making/stock/quantity';
import { type StockArticle, stockArticles, unitsUnder } from '@door/domain/making/stock/stock-article';
import { type ArticleSupply, codeOfAll, supplyKeysOf, supplyOf } from '@door/domain/making/stock/supply';
import { messages } from '../messages.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import type { SaidSupply, StockAccount } from './stock-store.ts';

/** An article of the catalogue, or one that was moved. */
export interface KnownArticle extends StockArticle, StockAccount {}

type Supplier = Pick<CallScope['supplier'], 'catalogue' | 'client' | 'production'>;
type StockScope = Pick<CallScope, 'stores' | 'supplier'>;

const indexed = new WeakMap<ProductionRows, ReturnType<typeof stockArticles>>();

/** What a key counts, by the catalogue that is sold now. */
function inCatalogue({ catalogue: { rows }, production }: Supplier, key: string): StockArticle | undefined {
  const articleOf = indexed.get(production) ?? stockArticles({ production, rows });
  indexed.set(production, articleOf);
  return articleOf(key);
}

/** A key that is kept: in the unit in which its lines are written, with the text of the catalogue where that knows it. */
export const keptArticle = (supplier: Supplier, account: StockAccount): KnownArticle => ({
  text: inCatalogue(supplier, account.key)?.text ?? '',
  ...account,
});

/** What keys count: of those that are kept as their lines say, of others as the catalogue says; undefined: neither knows it. */
export async function knownArticles({ stores, supplier }: StockScope, keys: readonly string[]) {
  const kept = new Map((await stores.stock.accounts(keys)).map((account) => [account.key, account]));
  return (key: string): KnownArticle | undefined => {
    const account = kept.get(key);
    if (account) return keptArticle(supplier, account);
    const article = inCatalogue(supplier, key);
    return article && { ...article, currency: supplier.client.currency };
  };
}

/** As `knownArticles`, and pieces that doors wait for, as which nothing was ever moved, with the text of what they are made of. */
export async function knownPieces(ctx: StockScope, keys: readonly string[]) {
  const articleOf = await knownArticles(ctx, keys);
  const unknown = keys.filter((key) => !articleOf(key));
  const made = unknown.length > 0 ? await ctx.stores.demands.made(unknown) : new Map<string, MadeToOrder>();
  return (key: string): KnownArticle | undefined => {
    const of = made.get(key);
    if (!of) return articleOf(key);
    const text = inCatalogue(ctx.supplier, of.article)?.text ?? '';
    return { key, text, unit: 'piece', currency: ctx.supplier.client.currency };
  };
}

export async function findArticle(ctx: StockScope, key: string): Promise<Result<KnownArticle>> {
  const article = (await knownArticles(ctx, [key]))(key);
  return article ? accepted(article) : noArticle(key);
}

/** In what is counted all that continues a code, `OF72*`: by the catalogue, and as lines of what is kept are written. */
export function unitsOfCode(
  { production }: Pick<Supplier, 'production'>,
  key: string,
  accounts: readonly StockAccount[],
): readonly StockUnit[] {
  const kept = accounts.filter((account) => supplyKeysOf(account.key).includes(key));
  return [...new Set([...unitsUnder(codeOfAll(key) ?? key, production), ...kept.map(({ unit }) => unit)])];
}

export const noArticle = (key: string): Result<never> => refused('stock.no-key', messages.inventory.noKey(key));

/** What the supplier has said of keys and codes. */
export const loadSaidSupplies = async ({
  stores,
}: Pick<CallScope, 'stores'>): Promise<ReadonlyMap<string, SaidSupply>> =>
  new Map((await stores.stock.supplies()).map((supply) => [supply.key, supply]));

/** How each key is kept. */
export async function loadSupplies(ctx: Pick<CallScope, 'stores'>): Promise<(key: string) => ArticleSupply> {
  const said = await loadSaidSupplies(ctx);
  return (key) => supplyOf(key, said);
}

/** The places of the supplier. The first one is there from the start, so that it is made where nobody has asked before. */
export async function loadPlaces({
  stores,
  ids,
  clock,
}: Pick<CallScope, 'stores' | 'ids' | 'clock'>): Promise<readonly Place[]> {
  const places = await stores.stock.places();
  if (places.length > 0) return places;
  const facts = { name: messages.inventory.firstPlace, counts: true, isDefault: true, isRetired: false };
  await stores.stock.addFirstPlace({ id: ids.other(), ...facts }, clock.now().toISOString());
  return stores.stock.places();
}

export function placeIn(places: readonly Place[], id: string): Result<Place> {
  const found = places.find((place) => place.id === id);
  return found ? accepted(found) : refused('stock.no-place', messages.inventory.noPlace);
}
