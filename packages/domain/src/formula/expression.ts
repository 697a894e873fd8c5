import type { Size } from '../model/mm.ts';

/** A parsed drawing formula: the leaf's width and height, numbers, and + - * /. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'leaf'; readonly measure: 'w' | 'h' }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'pair'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export type Operator = '+' | '-' | '*' | '/';

const combine: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

export function valueOf(expression: Expression, leaf: Size): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'leaf':
      return expression.measure === 'w' ? leaf.width : leaf.height;
    case 'negative':
      return -valueOf(expression.of, leaf);
    case 'pair':
      return combine[expression.operator](valueOf(expression.left, leaf), valueOf(expression.right, leaf));
  }
}

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
