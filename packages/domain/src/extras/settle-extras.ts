import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockCode } from '../item/ids.ts';
import { type ExtraKind, extraKinds, type Extras, type Item } from '../item/item.ts';
import { canCarry, mustHave, offeredCloserPositions, stocksOf } from './offer-extras.ts';
import { extraRowOf, figuresBox } from './places.ts';

/** Every extra is one that this door can carry, in the finish of its hardware; what no longer fits goes. */
export function settleExtras(item: Item, catalogue: Catalogue): Item {
  if (isPlain(item.extras) && !mustHave(item, 'doorCloser', catalogue)) return item;
  const chosen = extraKinds.reduce(
    (settled, kind) =>
      withExtras(settled, { chosen: { ...settled.extras.chosen, [kind]: fitting(kind, settled, catalogue) } }),
    placed(item, catalogue),
  );
  // What went has no place any more.
  return placed(chosen, catalogue);
}

function placed(item: Item, catalogue: Catalogue): Item {
  return withExtras(item, { closerPosition: closerPosition(item, catalogue), numeralsAt: numeralsAt(item, catalogue) });
}

const isPlain = ({ chosen, closerPosition: position, numeralsAt: at }: Extras): boolean =>
  position === 'leaf' && at === null && extraKinds.every((kind) => chosen[kind] === null);

const withExtras = (item: Item, changed: Partial<Extras>): Item => ({
  ...item,
  extras: { ...item.extras, ...changed },
});

/** The same product in the suite that the door now has, if the door can carry it; another where it must have one. */
function fitting(kind: ExtraKind, item: Item, catalogue: Catalogue): StockCode | null {
  const present = item.extras.chosen[kind];
  const fit = stocksOf(item, kind, catalogue).filter((each) => canCarry(each, { item, catalogue }));
  const masterId = present === null ? null : catalogue.stock(present).masterId;
  const same = fit.find(({ row }) => row.masterId === masterId);
  return (same ?? (mustHave(item, kind, catalogue) ? fit[0] : undefined))?.stock.code ?? null;
}

/** On the leaf, unless the closer and the way in which the door opens allow the frame. */
const closerPosition = (item: Item, catalogue: Catalogue): Extras['closerPosition'] =>
  offeredCloserPositions(item, catalogue).find(({ chosen, whyNot }) => chosen && whyNot === null)?.value ?? 'leaf';

/** A place of its own lasts as long as the number has room there. */
function numeralsAt(item: Item, catalogue: Catalogue): Extras['numeralsAt'] {
  const code = item.extras.chosen.numerals;
  const fit = code === null ? undefined : extraRowOf('numerals', code, catalogue)?.fit;
  if (fit?.at !== 'figures') return null;
  return figuresBox(fit, { item, catalogue }) ? item.extras.numeralsAt : null;
}
