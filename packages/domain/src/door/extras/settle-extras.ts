import type { RuleContext } from '../choice/rule.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { StockCode } from '../model/ids.ts';
import { type ExtraKind, extraKinds } from '../model/extra-kinds.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { type Extras, type Item, spyholes } from '../model/item.ts';
import { noExtras } from '../model/plain-item.ts';
import { recordOf } from '../../lib/records.ts';
import { disabledReasonForSpyholeAt } from './spyhole-height.ts';
import { closerPositionOptions } from './closer-position.ts';
import { canCarry, mustHave, stockForExtra } from './extra-fit.ts';
import { figuresBox, fittedRow } from './extra-places.ts';
import { presentOrFirst } from '../stock/stock-on-sale.ts';
import { removeStockEffect } from '../hardware/refit.ts';
import type { Effect } from '../model/action.ts';

/** Puts every extra into the finish of the hardware and removes what this door cannot carry. */
export function settleExtras(item: Item, context: RuleContext): Item {
  const { catalogue } = context;
  if (isEqual(item.extras, noExtras) && !extraKinds.some((kind) => mustHave(item, kind, catalogue))) return item;
  const chosen = extraKinds.reduce(
    (settled, kind) =>
      withExtras(settled, { chosen: { ...settled.extras.chosen, [kind]: fittingStock(kind, settled, catalogue) } }),
    placed(item, context),
  );
  // Removed extras lose their place too.
  return placed(chosen, context);
}

function placed(item: Item, context: RuleContext): Item {
  const { catalogue } = context;
  const spyholeHeights = recordOf(spyholes, (spyhole) => {
    const height = item.extras.spyholeHeights[spyhole];
    return height !== null && disabledReasonForSpyholeAt(height, spyhole, { item, context }) === null ? height : null;
  });
  return withExtras(item, {
    closerPosition: closerPosition(item, context),
    numeralsAt: numeralsAt(item, catalogue),
    spyholeHeights,
  });
}

const withExtras = (item: Item, changed: Partial<Extras>): Item => ({
  ...item,
  extras: { ...item.extras, ...changed },
});

/** The same product in the suite that the door now has, if the door can carry it; another where it must have one. */
function fittingStock(kind: ExtraKind, item: Item, catalogue: Catalogue): StockCode | null {
  const present = item.extras.chosen[kind];
  const fit = stockForExtra(item, kind, catalogue).filter((each) => canCarry(each, { item, catalogue }));
  const masterId = present === null ? null : catalogue.stock(present).masterId;
  const same = fit.filter(({ row }) => row.masterId === masterId);
  const kept = same.length > 0 || !mustHave(item, kind, catalogue) ? same : fit;
  return presentOrFirst(
    kept.map(({ stock }) => stock),
    present,
  );
}

/** On the leaf, unless the closer and the way in which the door opens allow the frame. */
const closerPosition = (item: Item, context: RuleContext): Extras['closerPosition'] =>
  closerPositionOptions(item, context).find(({ chosen, disabledReason }) => chosen && disabledReason === null)?.value ??
  'leaf';

/** The place that a person chose, as long as the number has room there. */
function numeralsAt(item: Item, catalogue: Catalogue): Extras['numeralsAt'] {
  const fit = fittedRow('numerals', item, catalogue)?.fit;
  if (fit?.at !== 'figures') return null;
  return figuresBox(fit, { item, catalogue }) ? item.extras.numeralsAt : null;
}

/** The option lists whose stock is removed when an extra is removed or replaced. */
export const droppedExtras = (was: Item, now: Item): readonly ExtraKind[] =>
  extraKinds.filter((kind) => {
    const stock = was.extras.chosen[kind];
    return stock !== null && stock !== now.extras.chosen[kind];
  });

/** Effects of a choice on the extras: `chosen` is the item after its rule, `settled` the item after `settle`. */
export function extraEffects(
  was: Item,
  { chosen, settled }: { readonly chosen: Item; readonly settled: Item },
  { messages: { extras } }: RuleContext,
): readonly Effect[] {
  const lost = droppedExtras(chosen, settled).filter((kind) => settled.extras.chosen[kind] === null);
  return [
    ...removeStockEffect(droppedExtras(was, settled)),
    ...lost.map((kind): Effect => ({ type: 'notify', message: extras.takenOff(extras.kinds[kind]) })),
  ];
}
