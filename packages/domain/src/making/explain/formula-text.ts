import type { ExplainingMessages } from '../../messages/messages.ts';
import type { SizeFormula, Term } from '../../door/model/size-formula.ts';

/** The right side of the equation: `1000 − 52 − 52 − 5 − 6`. */
export function formulaText(formula: SizeFormula, messages: ExplainingMessages): string {
  switch (formula.kind) {
    case 'sum':
      return sumText(formula.terms);
    case 'share':
      return `(${sumText(formula.terms)}) ${messages.share(formula)}`;
    case 'smallest':
      return messages.smallest(formula.covering);
    case 'design':
      return messages.design(withPrintedOperators(formula.formula), formula.leaf.width, formula.leaf.height);
    case 'given':
      return messages.given;
  }
}

/** The terms to be listed by name; none for formulas without terms. */
export const termsOf = (formula: SizeFormula): readonly Term[] =>
  formula.kind === 'sum' || formula.kind === 'share' ? formula.terms : [];

const signs = { '+': '+', '-': '−' } as const;

const sumText = (terms: readonly Term[]): string =>
  terms
    .map(({ sign, value }, index) => (index === 0 && sign === '+' ? String(value) : `${signs[sign]} ${String(value)}`))
    .join(' ');

/** A drawing formula with printed operators: `(w-470)/2` becomes `(w − 470) ÷ 2`. */
const withPrintedOperators = (formula: string): string =>
  formula
    .replaceAll('*', ' × ')
    .replaceAll('/', ' ÷ ')
    .replaceAll('-', ' − ')
    .replaceAll('+', ' + ')
    .replaceAll(/\s+/g, ' ')
    .trim();
