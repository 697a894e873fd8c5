import type { PackerPosition } from './door-values.ts';
import type { Mm, Size } from '../../lib/mm.ts';
import type { GlazedFramePartKind } from './parts.ts';

/** What a number in a formula stands for. */
export type TermName =
  | 'overall'
  | 'composite'
  | 'door'
  | GlazedFramePartKind
  | PackerPosition
  | 'sill'
  | 'coupling'
  | 'cell'
  | 'frame'
  | 'bar'
  | 'threshold'
  | 'barPosition'
  | 'hingeGap'
  | 'lockGap'
  | 'topGap'
  | 'bottomGap'
  | 'astragal'
  | 'leaf'
  | 'master'
  | 'glassGap'
  | 'glass'
  | 'sight'
  | 'glassCover'
  | 'blank'
  | 'trimmedLeft'
  | 'trimmedTop'
  | 'frameFace'
  | 'barFace'
  | 'frameLip'
  | 'leafStandingOpen';

/** One number of a sum: `− 52 frame`. */
export interface Term {
  readonly sign: '+' | '-';
  readonly value: number;
  readonly name: TermName;
}

/** How a size is calculated, in a form that can be shown to a person. */
export type SizeFormula =
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  /** A part of a sum: half to each of two leaves, a quarter trimmed from the top. */
  | {
      readonly kind: 'share';
      readonly terms: readonly Term[];
      readonly by: 2 | 4;
      readonly rounded: 'up' | 'down';
      readonly atMost: number | null;
    }
  /** The smallest stocked length that is at least `covering`. */
  | { readonly kind: 'smallest'; readonly stocked: readonly Mm[]; readonly covering: number }
  /** A drawing formula of the design, evaluated for this leaf. */
  | { readonly kind: 'design'; readonly formula: string; readonly leaf: Size }
  /** Ordered or typed in, so nothing is calculated. */
  | { readonly kind: 'given'; readonly value: Mm };

/** Every size that follows from the ordered one. */
export type DerivedSize =
  | 'composite'
  | 'door'
  | GlazedFramePartKind
  | 'leaf'
  | 'master'
  | 'slave'
  | 'fixedGlass'
  | 'fixedSight'
  | 'lightSight'
  | 'lightGlass'
  | 'blank'
  | 'trim'
  | 'clearOpening';

export type Measure = 'width' | 'height' | 'left' | 'right' | 'top' | 'bottom';

/** Which derived size it is. */
export interface SizeName {
  readonly size: DerivedSize;
  /** The leaf or fixed light that has this size; null for a size of the whole set. */
  readonly of: 'leaf' | 'master' | 'slave' | GlazedFramePartKind | null;
  /** Counted from 1 where a leaf or fixed light has several lights, else null. */
  readonly number: number | null;
}
