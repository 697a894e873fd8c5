import type { Formula } from '../catalogue/design-rows.ts';
import { placedLength } from '../formula/light-sights.ts';
import type { PackerPosition } from '../item/item.ts';
import type { GlazedFramePartKind } from '../item/parts.ts';
import { type Mm, type Size, mm } from '../measure/mm.ts';

/** What a number in a formula stands for. */
export type Quantity =
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
  readonly quantity: Quantity;
}

/** How a size comes about, so that a person can work it out again. */
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
  /** The smallest in stock that covers the leaf. */
  | { readonly kind: 'smallest'; readonly stocked: readonly Mm[]; readonly covering: number }
  /** The design's own formula in the width and height of the leaf. */
  | { readonly kind: 'design'; readonly formula: Formula; readonly leaf: Size }
  /** Ordered or typed in: nothing to work out. */
  | { readonly kind: 'given'; readonly value: Mm };

export const add = (quantity: Quantity, value: number): Term => ({ sign: '+', value, quantity });
export const take = (quantity: Quantity, value: number): Term => ({ sign: '-', value, quantity });

/** Numbers that take nothing away are left out: nobody looks for a packer that is not there. */
export const sum = (...terms: readonly Term[]): SizeFormula => ({
  kind: 'sum',
  terms: terms.filter(({ value, sign }) => value !== 0 || sign === '+'),
});

export const given = (value: Mm): SizeFormula => ({ kind: 'given', value });

/** What the formula comes to. */
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
