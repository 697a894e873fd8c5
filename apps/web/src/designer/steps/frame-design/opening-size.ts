import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { type Bounds, overallLimits } from '@door/domain/door/frame/overall-limits';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import type { Size } from '@door/domain/lib/mm';
import { overallFromOpening } from '@door/domain/door/sizes/surveyed-opening';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { openingFor } from './opening.ts';

/** The action that gives the door set the size for this opening. */
export function sizeActionForOpening({ width, height }: Size, catalogue: Catalogue): Action {
  const opening = { widths: [width, width, width], heights: [height, height, height] } as const;
  return { type: 'size.changeOverall', overall: overallFromOpening(opening, catalogue.rows.clearances.fitting) };
}

/** The openings that this frame can fill. */
export function openingLimits(item: Item, context: RuleContext): { readonly width: Bounds; readonly height: Bounds } {
  const { catalogue } = context;
  const { width, height } = overallLimits(item, context);
  const around = openingFor(catalogue);
  return {
    width: { min: around(width.min), max: around(width.max) },
    height: { min: around(height.min), max: around(height.max) },
  };
}
