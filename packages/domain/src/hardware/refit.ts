import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockCode } from '../item/ids.ts';
import type { Configured } from '../item/action.ts';
import type { Hardware, HardwareKind, Item } from '../item/item.ts';
import { droppedBetween, removing } from './dropped.ts';
import { stockFor } from './kinds.ts';

/**
 * Hardware for a door that has changed its suite, handle or design. What was chosen comes again in the new suite; what
 * a person did without stays away; what could not be had before comes as the supplier's default.
 */
export function refitHardware(was: Item, now: Item, catalogue: Catalogue): Configured {
  return fitted({ was, now, catalogue }, (kind) => refit(kind, { was, now, catalogue }));
}

/** All kinds as a new door has them, in the suite that it now has. */
export function loadDefaultHardware(was: Item, now: Item, catalogue: Catalogue): Configured {
  return fitted({ was, now, catalogue }, (kind) => defaultFor(kind, now, catalogue));
}

function fitted({ was, now, catalogue }: Refit, stockOf: (kind: HardwareKind) => StockCode | null): Configured {
  const item = withChosen(now, {
    handle: stockOf('handle'),
    knocker: stockOf('knocker'),
    doorKnob: stockOf('doorKnob'),
    spyhole: stockOf('spyhole'),
    letterPlate: stockOf('letterPlate'),
  });
  return { item, effects: removing(droppedBetween(was, item, catalogue)) };
}

interface Refit {
  readonly was: Item;
  readonly now: Item;
  readonly catalogue: Catalogue;
}

function refit(kind: HardwareKind, { was, now, catalogue }: Refit): StockCode | null {
  const present = now.hardware.chosen[kind];
  if (kind === 'handle') return handleFor(now, catalogue);
  if (present !== null) return likeBefore(kind, present, { now, catalogue }) ?? firstFor(kind, now, catalogue);
  const wasDoneWithout = stockFor(kind, was, catalogue).length > 0;
  return wasDoneWithout ? null : defaultFor(kind, now, catalogue);
}

/** The same product in the suite that the door now has. */
function likeBefore(
  kind: HardwareKind,
  present: StockCode,
  { now, catalogue }: Pick<Refit, 'now' | 'catalogue'>,
): StockCode | null {
  const { masterId } = catalogue.stock(present);
  return stockFor(kind, now, catalogue).find((stock) => stock.masterId === masterId)?.code ?? null;
}

/** The supplier's default, else whatever there is first: what a kind is switched on with. */
export const firstFor = (kind: HardwareKind, item: Item, catalogue: Catalogue): StockCode | null =>
  defaultFor(kind, item, catalogue) ?? stockFor(kind, item, catalogue)[0]?.code ?? null;

/** The supplier's default of a kind, where design and suite allow it. */
export function defaultFor(kind: HardwareKind, item: Item, catalogue: Catalogue): StockCode | null {
  if (kind === 'handle') return handleFor(item, catalogue);
  const row = catalogue.rows.defaultHardware.find((each) => each.kind === kind);
  return stockFor(kind, item, catalogue).find(({ masterId }) => masterId === row?.masterId)?.code ?? null;
}

const handleFor = (item: Item, catalogue: Catalogue): StockCode | null =>
  item.hardware.handleType === null ? null : (stockFor('handle', item, catalogue)[0]?.code ?? null);

export const withChosen = (item: Item, chosen: Partial<Hardware['chosen']>): Item => ({
  ...item,
  hardware: { ...item.hardware, chosen: { ...item.hardware.chosen, ...chosen } },
});
