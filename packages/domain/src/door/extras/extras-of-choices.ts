import type { RuleContext } from '../choice/rule.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { StockCode } from '../model/ids.ts';
import { type ExtraKind, extraKinds } from '../model/extra-kinds.ts';
import { spyholes } from '../model/door-values.ts';
import type { Extras, Item } from '../model/item.ts';
import { noExtras } from '../model/plain-item.ts';
import { recordOf } from '../../lib/records.ts';
import { disabledReasonForSpyholeAt } from './spyhole-height.ts';
import { closerPositionOptions } from './closer-position.ts';
import { canCarry, mustHave, stockForExtra } from './extra-fit.ts';
import { figuresBox, fittedRow } from './extra-places.ts';
import { presentOrFirst } from '../stock/stock-on-sale.ts';

/** Every chosen extra that this door can carry, in the finish of its hardware, and what it must have. */
export function extrasOfChoices(item: Item, context: RuleContext): Pick<Item, 'extras'> {
  const { catalogue } = context;
  const { extras = {}, closerPosition = 'leaf', numeralsAt = null, spyholeHeights = {} } = item.choices;
  const isKnown = (code: StockCode | undefined) =>
    code !== undefined && catalogue.rows.stock.some((stock) => stock.code === code);
  const wanted: Extras = {
    chosen: recordOf(extraKinds, (kind) => (isKnown(extras[kind]) ? (extras[kind] ?? null) : null)),
    closerPosition,
    numeralsAt,
    spyholeHeights: { ...noExtras.spyholeHeights, ...spyholeHeights },
  };
  const fitted = extraKinds.reduce(
    (now, kind) => withExtras(now, { chosen: { ...now.extras.chosen, [kind]: fittingStock(kind, now, catalogue) } }),
    placed(withExtras(item, wanted), context),
  );
  // Extras that are not fitted have no place either.
  return { extras: placed(fitted, context).extras };
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
  const isDemanded = mustHave(item, kind, catalogue);
  if (present === null && !isDemanded) return null;
  const fit = stockForExtra(item, kind, catalogue).filter((each) => canCarry(each, { item, catalogue }));
  const masterId = present === null ? null : catalogue.stock(present).masterId;
  const same = fit.filter(({ row }) => row.masterId === masterId);
  const kept = same.length > 0 || !isDemanded ? same : fit;
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
  if (item.extras.numeralsAt === null) return null;
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
