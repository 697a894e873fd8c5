import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { type Bounds, overallLimits } from '@door/domain/frame/overall-limits';
import type { Action } from '@door/domain/item/action';
import { configure } from '@door/domain/item/configure';
import type { TemplateId } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import type { Mm, Size } from '@door/domain/measure/mm';
import { openingAround, overallFromOpening } from '@door/domain/sizes/opening';

/** Makes the set as large as an opening of these measures allows. */
export function fillOpening({ width, height }: Size, catalogue: Catalogue): Action {
  const opening = { widths: [width, width, width], heights: [height, height, height] } as const;
  return { type: 'size.changeOverall', overall: overallFromOpening(opening, catalogue.rows.clearances.fitting) };
}

/** The opening that this set fills. */
export const openingOf = ({ frame: { overall } }: Item, catalogue: Catalogue): Size => {
  const around = roomAround(catalogue);
  return { width: around(overall.width), height: around(overall.height) };
};

/** The openings that this frame can fill. */
export function openingLimits(item: Item, catalogue: Catalogue): { readonly width: Bounds; readonly height: Bounds } {
  const { width, height } = overallLimits(item, catalogue);
  const around = roomAround(catalogue);
  return {
    width: { min: around(width.min), max: around(width.max) },
    height: { min: around(height.min), max: around(height.max) },
  };
}

const roomAround =
  ({ rows: { clearances } }: Catalogue) =>
  (overall: Mm): Mm =>
    openingAround(overall, clearances.fitting);

/** Until the visitor says otherwise a frame has the sizes that it comes with. */
export function knowsOpening({ templateId, frame: { overall } }: Item, catalogue: Catalogue): boolean {
  const usual = catalogue.template(templateId).overall;
  return overall.width !== usual.width || overall.height !== usual.height;
}

/** Another frame for the same opening, as far as it can be made for it; else in its own sizes. */
export function frameForOpening(templateId: TemplateId, item: Item, catalogue: Catalogue): readonly Action[] {
  const choice = { type: 'frame.choose', templateId } as const;
  const outcome = configure(item, choice, catalogue);
  if (!outcome.ok || !knowsOpening(item, catalogue)) return [choice];
  const chosen = outcome.value.item;
  const known = item.frame.overall;
  const own = chosen.frame.overall;
  const sizes = [known, { ...own, width: known.width }, { ...own, height: known.height }].map(
    (overall): Action => ({ type: 'size.changeOverall', overall }),
  );
  const kept = sizes.find((size) => configure(chosen, size, catalogue).ok);
  return kept ? [choice, kept] : [choice];
}
