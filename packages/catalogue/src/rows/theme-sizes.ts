import type { ThemeSize } from '@door/domain/catalogue/rows/glass-rows';
import { type Mm, mm } from '@door/domain/lib/mm';

/** A range of sight widths or heights, mm, both ends included. */
type Range = readonly [from: Mm, to: Mm];
const narrow: Range = [mm(1), mm(299)];
const broad: Range = [mm(300), mm(1200)];
const low: Range = [mm(1), mm(800)];
const tall: Range = [mm(801), mm(6000)];

const themeSize = ([minWidth, maxWidth]: Range, [minHeight, maxHeight]: Range): ThemeSize => ({
  minWidth,
  maxWidth,
  minHeight,
  maxHeight,
});

/** Each theme is made for four kinds of pane: small, upright slot, wide, and large. */
export const themeSizes: readonly ThemeSize[] = [
  themeSize(narrow, low),
  themeSize(narrow, tall),
  themeSize(broad, low),
  themeSize(broad, tall),
];
