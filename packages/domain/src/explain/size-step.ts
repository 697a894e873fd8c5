import type { PartName } from '../bom/part-names.ts';
import type { GlazedFramePartKind } from '../item/parts.ts';
import type { Mm } from '../measure/mm.ts';
import { type SizeFormula, evaluate } from './size-formula.ts';

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

/** One derived size with the way to it. */
export interface SizeStep {
  /** The same from one change to the next, so that a page can tell which sizes moved. */
  readonly key: string;
  readonly size: DerivedSize;
  /** Where the size is one of a leaf or of a fixed light: which. */
  readonly of: 'leaf' | 'master' | 'slave' | GlazedFramePartKind | null;
  /** Counted from 1 where there are several alike, else null. */
  readonly number: number | null;
  /** The part of the set to be lit on a drawing. */
  readonly part: PartName;
  readonly lines: readonly SizeLine[];
}

export interface SizeLine {
  readonly measure: Measure;
  readonly value: Mm;
  readonly formula: SizeFormula;
}

export const sizeLine = (measure: Measure, formula: SizeFormula): SizeLine => ({
  measure,
  value: evaluate(formula),
  formula,
});
