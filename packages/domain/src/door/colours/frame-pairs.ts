import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameFinish } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { colourPairOf } from '../stock/colour-pair.ts';
import { standardFrameColourOfDoor } from './colour-of-part.ts';

/** Paint is offered only where no standard foil matches the door's colour. */
export const mayBePremiumOutside = (item: Pick<Item, 'colours'>, catalogue: Catalogue): boolean =>
  !standardFrameColourOfDoor(item, 'external', catalogue);

/** Inside, paint is offered only on a frame that is painted outside. */
export const mayBePremiumInside = (item: Pick<Item, 'colours'>, catalogue: Catalogue): boolean =>
  item.colours.frameExternal.kind === 'door-colour' &&
  mayBePremiumOutside(item, catalogue) &&
  !standardFrameColourOfDoor(item, 'internal', catalogue);

/** Whether the frame can be had with that inside. A pair that is not sold any more stays with a door that has it. */
export const hasPair = (item: Pick<Item, 'colours'>, frameInternal: FrameFinish, catalogue: Catalogue): boolean =>
  isPairSold(item, frameInternal, catalogue) ||
  (isEqual(frameInternal, item.colours.frameInternal) && colourPairOf(item, catalogue) !== null);

export function isPairSold(item: Pick<Item, 'colours'>, frameInternal: FrameFinish, catalogue: Catalogue): boolean {
  const pair = colourPairOf({ colours: { ...item.colours, frameInternal } }, catalogue);
  return pair !== null && catalogue.isSold(pair);
}
