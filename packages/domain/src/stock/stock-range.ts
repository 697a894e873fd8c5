import type { ThemeSize } from '../catalogue/glass-rows.ts';
import type { Size } from '../model/mm.ts';

/** The range made for this very size (its minimum), else the first that contains it; null when none does. */
export function stockRangeFor<Range extends ThemeSize>(ranges: readonly Range[], size: Size): Range | null {
  const exact = ranges.find((range) => range.minWidth === size.width && range.minHeight === size.height);
  return exact ?? ranges.find((range) => contains(range, size)) ?? null;
}

const contains = (range: ThemeSize, { width, height }: Size): boolean =>
  range.minWidth <= width && width <= range.maxWidth && range.minHeight <= height && height <= range.maxHeight;
