import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { ColourPair } from '../../catalogue/rows/colour-rows.ts';
import type { ColourId } from '../model/ids.ts';
import type { FrameFinish } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';

/**
 * The pair (outside, inside) in which this frame's bars are bought; null when the supplier has no such pair.
 * Pairs that are not stocked are painted or wrapped to order, so they count.
 */
export function colourPairOf(item: Pick<Item, 'colours'>, catalogue: Catalogue): ColourPair | null {
  const external = barColourOf(item.colours.frameExternal, catalogue);
  const inside = barColourOf(item.colours.frameInternal, catalogue);
  return catalogue.rows.colourPairs.find((pair) => pair.external === external && pair.inside === inside) ?? null;
}

/** A frame in the door's colour is painted, so it is bought as the supplier's custom frame colour. */
export const barColourOf = (finish: FrameFinish, catalogue: Catalogue): ColourId | null =>
  finish.kind === 'frame-colour' ? finish.colourId : customFrameColour(catalogue);

const customFrameColour = (catalogue: Catalogue): ColourId | null =>
  catalogue.rows.colours.find((colour) => colour.use === 'frame' && colour.finish === 'custom')?.id ?? null;
