import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { StockCode } from '../model/ids.ts';
import type { Configured, Effect } from '../model/action.ts';
import { designHardwareKinds, type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import type { Hardware, Item } from '../model/item.ts';
import { recordOf } from '../../lib/records.ts';
import { stockFor } from './kinds.ts';
import { dropdownOf } from '../stock/door-props.ts';
import { presentOrFirst } from '../stock/stock-on-sale.ts';

/**
 * Hardware after a change of suite, handle or design. A chosen product is replaced by the same product in the new suite; a kind that
 * a person left out stays out; a kind that was not available before gets the supplier's default.
 */
export function refitHardware(was: Item, now: Item, catalogue: Catalogue): Configured {
  return refitAllKinds({ was, now, catalogue }, (kind) => refit(kind, { was, now, catalogue }));
}

/** The first hardware of the design, else the supplier's default, of every kind in the current suite. */
export function loadDefaultHardware(was: Item, now: Item, catalogue: Catalogue): Configured {
  return refitAllKinds({ was, now, catalogue }, (kind) => defaultStock(kind, now, catalogue));
}

function refitAllKinds({ was, now, catalogue }: Refit, stockOf: (kind: HardwareKind) => StockCode | null): Configured {
  const item = withChosen(now, recordOf(hardwareKinds, stockOf));
  return { item, effects: removeStockEffect(removedDropdowns(was, item, catalogue)) };
}

interface Refit {
  readonly was: Item;
  readonly now: Item;
  readonly catalogue: Catalogue;
}

function refit(kind: HardwareKind, { was, now, catalogue }: Refit): StockCode | null {
  const present = now.hardware.chosen[kind];
  if (kind === 'handle') return handleFor(now, catalogue);
  if (present !== null)
    return sameProduct(kind, present, { now, catalogue }) ?? defaultOrFirstStock(kind, now, catalogue);
  const wasDoneWithout = stockFor(kind, was, catalogue).length > 0;
  return wasDoneWithout ? null : defaultStock(kind, now, catalogue);
}

/**
 * The door with the supplier's default of each kind that it could not have before a choice and can have since: a frame, a size or a
 * system brings back what another has taken, as a design does. A door without any hardware stays so.
 */
export function withPiecesBack(was: Item, now: Item, catalogue: Catalogue): Item {
  if (now.hardware.handleType === null) return now;
  const back = designHardwareKinds.flatMap((kind) => {
    const isNew = now.hardware.chosen[kind] === null && stockFor(kind, was, catalogue).length === 0;
    const stock = isNew ? defaultStock(kind, now, catalogue) : null;
    return stock === null ? [] : [[kind, stock] as const];
  });
  return back.length === 0 ? now : withChosen(now, Object.fromEntries(back));
}

/** The same product in the current suite; null where it is not made in it. */
function sameProduct(
  kind: HardwareKind,
  present: StockCode,
  { now, catalogue }: Pick<Refit, 'now' | 'catalogue'>,
): StockCode | null {
  const { masterId } = catalogue.stock(present);
  const same = stockFor(kind, now, catalogue).filter((stock) => stock.masterId === masterId);
  return presentOrFirst(same, present);
}

/** The supplier's default of a kind, else the first that is available. */
export const defaultOrFirstStock = (kind: HardwareKind, item: Item, catalogue: Catalogue): StockCode | null =>
  defaultStock(kind, item, catalogue) ?? stockFor(kind, item, catalogue)[0]?.code ?? null;

/** What the design names first of a kind, else the supplier's default; null where design or suite do not allow it. */
export function defaultStock(kind: HardwareKind, item: Item, catalogue: Catalogue): StockCode | null {
  if (kind === 'handle') return handleFor(item, catalogue);
  const row = catalogue.sold.defaultHardware.find((each) => each.kind === kind);
  const stock = stockFor(kind, item, catalogue);
  const codeOf = (wanted: number | undefined) => stock.find(({ masterId }) => masterId === wanted)?.code ?? null;
  return codeOf(catalogue.design(item.designId).firstHardware?.pieces[kind]) ?? codeOf(row?.masterId);
}

const handleFor = (item: Item, catalogue: Catalogue): StockCode | null =>
  item.hardware.handleType === null
    ? null
    : presentOrFirst(stockFor('handle', item, catalogue), item.hardware.chosen.handle);

export const withChosen = (item: Item, chosen: Partial<Hardware['chosen']>): Item => ({
  ...item,
  hardware: { ...item.hardware, chosen: { ...item.hardware.chosen, ...chosen } },
});

/** The option lists whose stock is removed by a change: of every piece that is no longer fitted, and of its related stock. */
export const removedDropdowns = (was: Item, now: Item, catalogue: Catalogue): readonly string[] =>
  dropdownsOf(
    hardwareKinds.filter((kind) => was.hardware.chosen[kind] !== now.hardware.chosen[kind]),
    was,
    catalogue,
  );

function dropdownsOf(kinds: readonly HardwareKind[], was: Item, catalogue: Catalogue): readonly string[] {
  const lists = kinds.flatMap((kind) => {
    const piece = was.hardware.chosen[kind];
    return piece === null ? [] : [dropdownOf[kind], ...relatedDropdowns(catalogue.stock(piece).masterId, catalogue)];
  });
  return [...new Set(lists)];
}

const relatedDropdowns = (masterId: number, { rows }: Catalogue): readonly string[] =>
  rows.relatedStock.filter((related) => related.masterId === masterId).map(({ dropdown }) => dropdown);

export const removeStockEffect = (dropdowns: readonly string[]): readonly Effect[] =>
  dropdowns.length > 0 ? [{ type: 'removeStockFor', dropdowns }] : [];
