import type { GlassTheme, ThemeSize } from '../catalogue/glass-rows.ts';

/** True for a theme with a large picture (from 300 × 801) or a slot (any width, up to 6000 high): only those are listed. */
export const isListedSize = (row: ThemeSize): boolean =>
  (row.minWidth === 300 && row.minHeight === 801) || (row.minWidth === 1 && row.maxHeight === 6000);

/** Themes that the list shows, each name once. */
export function listedThemes(themes: readonly GlassTheme[]): readonly GlassTheme[] {
  const listed = themes.filter(({ sizes }) => sizes.some(isListedSize));
  return listed.filter((theme, index) => listed.findIndex(({ name }) => name === theme.name) === index);
}
