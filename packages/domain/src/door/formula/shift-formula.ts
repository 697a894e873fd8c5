import type { Formula, PanelPlace } from '../../catalogue/rows/design-rows.ts';
import type { Expression, Operator } from './expression.ts';
import { readFormula } from './parse-formula.ts';

/**
 * The formula whose value is `by` mm more on every leaf: `w-270` shifted by 10 is `w-260`. A number that is added to the rest takes
 * the shift; where there is none it is added at the end. A formula that cannot be read stays as it is.
 */
export function shiftFormula(formula: Formula, by: number): Formula {
  const read = readFormula(formula);
  if (!read.ok || by === 0) return formula;
  return printFormula(shifted(read.value, by) ?? sumOf(read.value, by));
}

/** null: no number is added to the rest. */
function shifted(expression: Expression, by: number): Expression | null {
  const constant = constantOf(expression);
  if (constant !== null) return signed(constant + by);
  if (expression.kind !== 'pair') return null;
  const sign = signs[expression.operator];
  return sign === undefined ? null : shiftedSum(expression, { sign, by });
}

const signs: Readonly<Partial<Record<Operator, 1 | -1>>> = { '+': 1, '-': -1 };

/** The number that an expression is; null: it has a measure of the leaf in it. */
function constantOf(expression: Expression): number | null {
  if (expression.kind === 'number') return expression.value;
  return expression.kind === 'negative' && expression.of.kind === 'number' ? -expression.of.value : null;
}

type Pair = Extract<Expression, { kind: 'pair' }>;

function shiftedSum(pair: Pair, { sign, by }: { readonly sign: 1 | -1; readonly by: number }): Expression | null {
  const { left, right } = pair;
  if (right.kind === 'number') return sumOf(left, sign * right.value + by);
  const leftShifted = shifted(left, by);
  if (leftShifted) return { ...pair, left: leftShifted };
  const rightShifted = shifted(right, sign * by);
  return rightShifted && { ...pair, right: rightShifted };
}

const signed = (value: number): Expression =>
  value < 0 ? { kind: 'negative', of: { kind: 'number', value: -value } } : { kind: 'number', value };

/** `w+10`, `w-10`, or `w` where nothing is added. */
const sumOf = (left: Expression, by: number): Expression =>
  by === 0
    ? left
    : { kind: 'pair', operator: by < 0 ? '-' : '+', left, right: { kind: 'number', value: Math.abs(by) } };

/** How far each formula of a place is shifted, mm. */
export type PlaceShift = Readonly<Record<keyof PanelPlace, number>>;

/** The place moved and resized; it follows the leaf as it did before. */
export const shiftPlace = <Place extends PanelPlace>(place: Place, by: PlaceShift): Place => ({
  ...place,
  x: shiftFormula(place.x, by.x),
  y: shiftFormula(place.y, by.y),
  width: shiftFormula(place.width, by.width),
  height: shiftFormula(place.height, by.height),
});

/** The place as in a mirror: as far from the right edge of the leaf as it was from the left. */
export const mirrorPlace = <Place extends PanelPlace>(place: Place): Place => ({
  ...place,
  x: mirroredStart(place.x, place.width),
});

function mirroredStart(x: Formula, width: Formula): Formula {
  const [start, length] = [readFormula(x), readFormula(width)];
  if (!start.ok || !length.ok) return x;
  const fromRight: Expression = {
    kind: 'pair',
    operator: '-',
    left: { kind: 'leaf', measure: 'w' },
    right: start.value,
  };
  return printFormula({ kind: 'pair', operator: '-', left: fromRight, right: length.value });
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
