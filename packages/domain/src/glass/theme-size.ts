import type { GlassShapeId } from '../catalogue/design-rows.ts';
import type { GlassTheme, ThemeSize } from '../catalogue/glass-rows.ts';
import { type Mm, mm } from '../model/mm.ts';

/** Height of an upright raglan light on every leaf: 914 mm (36 inches). */
export const raglanGlassHeight = mm(914);
const raglan: GlassShapeId = 30;

/** The height at which the picture of a pane is looked up. */
export const glassImageHeight = (shape: GlassShapeId, height: Mm): Mm =>
  shape === raglan ? raglanGlassHeight : height;

/** True for a theme with a large picture (from 300 × 801) or a slot (any width, up to 6000 high): only those are listed. */
export const isListedSize = (row: ThemeSize): boolean =>
  (row.minWidth === 300 && row.minHeight === 801) || (row.minWidth === 1 && row.maxHeight === 6000);

/** Themes that the list shows, each name once. */
export function listedThemes(themes: readonly GlassTheme[]): readonly GlassTheme[] {
  const listed = themes.filter(({ sizes }) => sizes.some(isListedSize));
  return listed.filter((theme, index) => listed.findIndex(({ name }) => name === theme.name) === index);
}
