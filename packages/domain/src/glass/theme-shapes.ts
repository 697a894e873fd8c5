import type { Design, GlassShapeId } from '../catalogue/design-rows.ts';
import type { GlassTheme } from '../catalogue/glass-rows.ts';

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
