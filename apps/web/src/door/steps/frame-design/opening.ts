import type { PageContext } from '../../../platform/on-demand/load-on-demand.ts';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { type Bounds, overallLimits } from '@door/domain/frame/overall-limits';
import type { Action } from '@door/domain/model/action';
import { configureOnPage } from '../../designer/configure-on-page.ts';
import type { TemplateId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import type { Mm, Size } from '@door/domain/model/mm';
import { openingAround, overallFromOpening } from '@door/domain/sizes/opening';

/** The action that gives the door set the size for this opening. */
export function sizeActionForOpening({ width, height }: Size, catalogue: Catalogue): Action {
  const opening = { widths: [width, width, width], heights: [height, height, height] } as const;
  return { type: 'size.changeOverall', overall: overallFromOpening(opening, catalogue.rows.clearances.fitting) };
}

/** The opening for which this door set has its size. */
export const openingOf = ({ frame: { overall } }: Item, catalogue: Catalogue): Size => {
  const around = openingFor(catalogue);
  return { width: around(overall.width), height: around(overall.height) };
};

/** The openings that this frame can fill. */
export function openingLimits(item: Item, context: PageContext): { readonly width: Bounds; readonly height: Bounds } {
  const { catalogue } = context;
  const { width, height } = overallLimits(item, context);
  const around = openingFor(catalogue);
  return {
    width: { min: around(width.min), max: around(width.max) },
    height: { min: around(height.min), max: around(height.max) },
  };
}

const openingFor =
  ({ rows: { clearances } }: Catalogue) =>
  (overall: Mm): Mm =>
    openingAround(overall, clearances.fitting);

/** Whether the frame has other sizes than the template. */
export function hasKnownOpening({ templateId, frame: { overall } }: Item, catalogue: Catalogue): boolean {
  const usual = catalogue.template(templateId).overall;
  return overall.width !== usual.width || overall.height !== usual.height;
}

/** The actions that choose another frame for the same opening; null where it cannot be made for it. */
export function actionsForFrame(templateId: TemplateId, item: Item, context: PageContext): readonly Action[] | null {
  const choice = { type: 'frame.choose', templateId } as const;
  if (!hasKnownOpening(item, context.catalogue)) return [choice];
  const outcome = configureOnPage(item, choice, context);
  if (!outcome.ok) return [choice];
  const size = { type: 'size.changeOverall', overall: item.frame.overall } as const;
  return configureOnPage(outcome.value.item, size, context).ok ? [choice, size] : null;
}
