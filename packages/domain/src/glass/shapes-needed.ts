import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GlassShapeId } from '../catalogue/design-rows.ts';
import type { Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';
import type { GlassPlace } from './glazing.ts';
import { framePane, shapesOf } from './theme-shapes.ts';

/** The shapes that a theme must be made in to be chosen there; for the door also that of the frame, where the frame has the same glass. */
export function shapesNeeded(item: Item, place: GlassPlace, catalogue: Catalogue): readonly GlassShapeId[] {
  if (place !== 'door') return [framePane];
  const frameFollows = item.glass.frame.kind === 'same-as-door' && glazedFrameParts(item.frame.parts).length > 0;
  const door = shapesOf(catalogue.design(item.designId));
  return frameFollows && !door.includes(framePane) ? [...door, framePane] : door;
}
