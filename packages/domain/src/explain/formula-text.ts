import type { ExplainingWords } from '../words/english/explaining.ts';
import type { SizeFormula, Term } from './size-formula.ts';

/** What stands behind the equals sign: `1000 − 52 − 52 − 5 − 6`. */
export function formulaText(formula: SizeFormula, words: ExplainingWords): string {
  switch (formula.kind) {
    case 'sum':
      return sumText(formula.terms);
    case 'share':
      return `(${sumText(formula.terms)}) ${words.share(formula)}`;
    case 'smallest':
      return words.smallest(formula.covering);
    case 'design':
      return words.design(inPrint(formula.formula), formula.leaf.width, formula.leaf.height);
    case 'given':
      return words.given;
  }
}

/** The numbers to be named one by one; none where the formula says all. */
export const termsOf = (formula: SizeFormula): readonly Term[] =>
  formula.kind === 'sum' || formula.kind === 'share' ? formula.terms : [];

const signs = { '+': '+', '-': '−' } as const;

const sumText = (terms: readonly Term[]): string =>
  terms
    .map(({ sign, value }, index) => (index === 0 && sign === '+' ? String(value) : `${signs[sign]} ${String(value)}`))
    .join(' ');

/** A formula of the catalogue as it is printed. */
const inPrint = (formula: string): string =>
  formula
    .replaceAll('*', ' × ')
    .replaceAll('/', ' ÷ ')
    .replaceAll('-', ' − ')
    .replaceAll('+', ' + ')
    .replaceAll(/\s+/g, ' ')
    .trim();
