import type { ThemeId } from '../../door/model/ids.ts';
import type { BackingName } from '../../door/model/door-values.ts';
import type { Mm, Size } from '../../lib/mm.ts';
import type { GlassShapeId } from './design-rows.ts';

export type GlassPriceGroup = 'A' | 'B' | 'C' | 'D' | 'E';

export interface GlassTheme {
  readonly id: ThemeId;
  readonly name: string;
  readonly technique: string;
  readonly priceGroup: GlassPriceGroup;
  readonly shapes: readonly GlassShapeId[];
  /** In order: the first is applied when the theme is chosen. */
  readonly backings: readonly BackingName[];
  readonly sizes: readonly ThemeSize[];
  /** True where a decorative leaf is sealed between two panes, which makes the unit a T24D. */
  readonly sealed: boolean;
  /** True where the glass shows the house number. */
  readonly showsHouseNumber?: true;
  /** The kind of system that it is made for; absent: every kind. */
  readonly systemTypeId?: number;
}

export interface ThemeSize {
  readonly minWidth: Mm;
  readonly maxWidth: Mm;
  readonly minHeight: Mm;
  readonly maxHeight: Mm;
}

/** What a pane does to light, per cent. */
export interface Optics {
  /** Share of the light that passes which is scattered (ISO 14782). */
  readonly haze: number;
  /** Share of the light that passes. */
  readonly transmission: number;
}

export interface Backing {
  readonly name: BackingName;
  /** 0 hides nothing, 5 hides all. */
  readonly privacy: 0 | 1 | 2 | 3 | 4 | 5;
  readonly priceGroup: GlassPriceGroup;
  readonly note: string;
  /** Absent: those that are usual for its privacy. */
  readonly optics?: Optics;
  /** Its pattern runs upright and is rolled in sheets of this size; absent: it may be turned. */
  readonly sheet?: Size;
}
