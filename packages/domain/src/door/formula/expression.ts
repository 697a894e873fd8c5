import type { Size } from '../../lib/mm.ts';

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
