import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { quantityText, type StockUnit, writtenAs } from '@door/domain/making/stock/quantity';
import { longestKey } from '@door/domain/making/stock/stock-article';
import {
  type ArticleSupply,
  codeOfAll,
  saidSupplyOf,
  stockStages,
  supplyKeysOf,
  supplyKinds,
  supplyOf,
} from '@door/domain/making/stock/supply';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { placeIdInput, stockVersionInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { filledText, text } from '../input/text.ts';
import { nextVersion } from '../item/item-version.ts';
import { messages, stockMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findArticle, loadPlaces, noArticle, placeIn, unitsOfCode } from './articles.ts';
import { quantityInput } from './inventory-input.ts';
import { recordSupply } from './stock-history.ts';
import { supplyToWire } from './stock-to-wire.ts';

const input = z.strictObject({
  /** An article, `CY-3K`; or all whose keys continue a code, `OF72*`. */
  Key: filledText(longestKey).meta(refersTo('article key')),
  Supply: oneOf(supplyKinds),
  Stage: oneOf(stockStages),
  /** The least that is to be there. */
  Floor: quantityInput,
  /** Where it is put away; null: at the default place. */
  FirstPlace: placeIdInput.nullable(),
  /** Changed only where there is nothing. */
  LotTracked: booleanInput,
  AnalysisCode: text(40),
  /** As `inventory.getArticle` has answered it; null: nobody had said anything. */
  LastUpdated: stockVersionInput.nullable(),
});

/**
 * Says how an article, or all that continue a code, are kept, unless somebody else has said it otherwise since it was read. A repeat
 * changes nothing.
 */
export const updateSupply = procedure
  .allow('inventory.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { stock } = ctx.stores;
    const before = new Map((await stock.lockSupplies()).map((row) => [row.key, row]));
    const unit = unwrapOrThrow(await unitOf(ctx, sent.Key));
    const read = { text: sent.Floor, unit: unit ?? 'piece', messages: stockMessages };
    const floor = unwrapOrThrow(writtenAs('wrongFloor', read));
    if (unit === null && floor > 0) unwrapOrThrow(refused('stock.quantity', stockMessages.floorOfUnits(sent.Key)));
    const places = await loadPlaces(ctx);
    if (sent.FirstPlace !== null) unwrapOrThrow(placeIn(places, sent.FirstPlace));
    const supply = {
      key: sent.Key,
      supply: sent.Supply,
      stage: sent.Stage,
      floor,
      firstPlace: sent.FirstPlace,
      isLotTracked: sent.LotTracked,
      analysisCode: sent.AnalysisCode.trim(),
    };
    const said = saidSupplyOf(sent.Key, before);
    const own = before.get(sent.Key);
    if (own && isEqual({ ...own, ...supply }, own)) return supplyToWire(own, read.unit, own.lastUpdated);
    if (!isVersion(said?.lastUpdated ?? null, sent.LastUpdated))
      unwrapOrThrow(refused('stock.changed-elsewhere', messages.inventory.changedElsewhere));
    const after = new Map<string, ArticleSupply>(before).set(supply.key, supply);
    const changes = (key: string) => supplyOf(key, before).isLotTracked !== supplyOf(key, after).isLotTracked;
    unwrapOrThrow(await nothingOf(ctx, (key) => supplyKeysOf(key).includes(supply.key) && changes(key)));
    const lastUpdated = nextVersion(said?.lastUpdated ?? firstVersion, ctx.clock.now());
    const saved = { ...supply, id: own?.id ?? ctx.ids.other(), lastUpdated };
    await stock.saveSupply(saved);
    await recordSupply(
      ctx,
      { id: saved.id, before: supplyOf(sent.Key, before), after: supply },
      { places, unit: read.unit },
    );
    return supplyToWire(saved, read.unit, lastUpdated);
  });

const isVersion = (stored: string | null, sent: string | null): boolean =>
  stored === null || sent === null ? stored === sent : Date.parse(stored) === Date.parse(sent);

/** Before anything was said. */
const firstVersion = new Date(0).toISOString();

/** In what articles are counted; null: some of those that continue the code otherwise than others. An article that is said how to keep is kept. */
async function unitOf(ctx: OfficeScope, key: string): Promise<Result<StockUnit | null>> {
  const { stock } = ctx.stores;
  const code = codeOfAll(key);
  if (code === undefined) {
    const found = await findArticle(ctx, key);
    if (!found.ok) return found;
    const { unit, currency } = found.value;
    await stock.lock([{ key, unit, currency }]);
    return accepted(unit);
  }
  const [unit, ...others] = unitsOfCode(ctx.supplier, key, await stock.accounts());
  if (unit === undefined) return noArticle(key);
  return accepted(others.length === 0 ? unit : null);
}

/** Refuses where there is anything of such a key: lots begin, and end, where there is nothing. */
async function nothingOf({ stores: { stock } }: OfficeScope, isMeant: (key: string) => boolean): Promise<Result<null>> {
  const accounts = (await stock.accounts()).filter(({ key }) => isMeant(key));
  const balances = await stock.balances({ keys: accounts.map(({ key }) => key) });
  const there = balances.find(({ quantity }) => quantity > 0);
  const account = accounts.find(({ key }) => key === there?.key);
  if (!there || !account) return accepted(null);
  const held = stockMessages.held({
    ...there,
    unit: account.unit,
    quantity: quantityText(there.quantity, account.unit),
  });
  return refused('stock.lot-change', stockMessages.lotChange(held));
}
