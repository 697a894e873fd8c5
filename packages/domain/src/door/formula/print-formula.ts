import type { Expression, Operator } from './expression.ts';

/** How tightly an operator binds. */
const bonds: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/** The formula as a person writes it, without brackets that change nothing; parsing it gives the same expression. */
export function printFormula(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'leaf':
      return expression.measure;
    case 'negative':
      return `-${inBrackets(expression.of, expression.of.kind === 'pair' || expression.of.kind === 'negative')}`;
    case 'pair': {
      const { operator, left, right } = expression;
      const bond = bonds[operator];
      const isLooser = (side: Expression, least: number) => side.kind === 'pair' && bonds[side.operator] < least;
      return `${inBrackets(left, isLooser(left, bond))}${operator}${inBrackets(right, isLooser(right, bond + 1))}`;
    }
  }
}

const inBrackets = (expression: Expression, isNeeded: boolean): string =>
  isNeeded ? `(${printFormula(expression)})` : printFormula(expression);
