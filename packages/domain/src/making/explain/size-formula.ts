import { placedLength } from '../../door/formula/light-sights.ts';
import type { Measure, SizeFormula, SizeName, Term, TermName } from '../../door/model/size-formula.ts';
import { type Mm, mm } from '../../lib/mm.ts';
import type { DrawnPart } from '../bom/drawn-part.ts';

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

/** One derived size and how it is calculated. */
export interface SizeStep extends SizeName {
  /** Stable between two calculations, so that a page can show which sizes changed. */
  readonly key: string;
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
