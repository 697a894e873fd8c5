import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design, GlassShapeId } from '../../catalogue/rows/design-rows.ts';
import type { GlassTheme } from '../../catalogue/rows/glass-rows.ts';
import type { Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';
import type { GlassPlace } from './glazing.ts';

/** Shape of every sidelight and fanlight: rectangular. */
export const framePane: GlassShapeId = 10;

export const shapesOf = (design: Pick<Design, 'lights'>): readonly GlassShapeId[] => [
  ...new Set(design.lights.map(({ shape }) => shape)),
];

export const missingShapes = (theme: GlassTheme, needed: readonly GlassShapeId[]): readonly GlassShapeId[] =>
  needed.filter((shape) => !theme.shapes.includes(shape));

export const isMadeFor = (theme: GlassTheme, needed: readonly GlassShapeId[]): boolean =>
  missingShapes(theme, needed).length === 0;

export const isMadeForFrame = (theme: GlassTheme): boolean => theme.shapes.includes(framePane);

/** The shapes that a theme must be made in to be chosen there; for the door also that of the frame, where the frame has the same glass. */
export function shapesNeeded(item: Item, place: GlassPlace, catalogue: Catalogue): readonly GlassShapeId[] {
  if (place !== 'door') return [framePane];
  const frameFollows = item.glass.frame.kind === 'same-as-door' && glazedFrameParts(item.frame.parts).length > 0;
  const door = shapesOf(catalogue.design(item.designId));
  return frameFollows && !door.includes(framePane) ? [...door, framePane] : door;
}
