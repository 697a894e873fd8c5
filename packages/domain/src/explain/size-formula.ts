import type { Formula } from '../catalogue/design-rows.ts';
import { placedLength } from '../formula/light-sights.ts';
import type { PackerPosition } from '../model/item.ts';
import type { GlazedFramePartKind } from '../model/parts.ts';
import { type Mm, type Size, mm } from '../model/mm.ts';
import type { DrawnPart } from '../bom/drawn-part.ts';

/** What a number in a formula stands for. */
export type TermName =
  | 'overall'
  | 'composite'
  | 'door'
  | GlazedFramePartKind
  | PackerPosition
  | 'sill'
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
  | { readonly kind: 'design'; readonly formula: Formula; readonly leaf: Size }
  /** Ordered or typed in, so nothing is calculated. */
  | { readonly kind: 'given'; readonly value: Mm };

export const add = (name: TermName, value: number): Term => ({ sign: '+', value, name });
export const subtract = (name: TermName, value: number): Term => ({ sign: '-', value, name });

/** Terms that subtract 0 are left out, such as a packer that was not chosen. */
export const sum = (...terms: readonly Term[]): SizeFormula => ({
  kind: 'sum',
  terms: terms.filter(({ value, sign }) => value !== 0 || sign === '+'),
});

export const givenValue = (value: Mm): SizeFormula => ({ kind: 'given', value });

/** The value of a formula in millimetres. */
export function evaluate(formula: SizeFormula): Mm {
  switch (formula.kind) {
    case 'sum':
      return mm(totalOf(formula.terms));
    case 'share':
      return shareOf(formula);
    case 'smallest':
      return mm(Math.min(...formula.stocked.filter((length) => length >= formula.covering)));
    case 'design':
      return placedLength(formula.formula, formula.leaf);
    case 'given':
      return formula.value;
  }
}

function shareOf({ terms, by, rounded, atMost }: Extract<SizeFormula, { readonly kind: 'share' }>): Mm {
  const exact = totalOf(terms) / by;
  const whole = rounded === 'up' ? Math.ceil(exact) : Math.floor(exact);
  return mm(Math.min(whole, atMost ?? whole));
}

const totalOf = (terms: readonly Term[]): number =>
  terms.reduce((total, { sign, value }) => (sign === '+' ? total + value : total - value), 0);

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

/** One derived size and how it is calculated. */
export interface SizeStep {
  /** Stable between two calculations, so that a page can show which sizes changed. */
  readonly key: string;
  readonly size: DerivedSize;
  /** The leaf or fixed light that has this size; null for a size of the whole set. */
  readonly of: 'leaf' | 'master' | 'slave' | GlazedFramePartKind | null;
  /** Counted from 1 where a leaf or fixed light has several lights, else null. */
  readonly number: number | null;
  /** What the technical drawing highlights for it. */
  readonly parts: readonly DrawnPart[];
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
