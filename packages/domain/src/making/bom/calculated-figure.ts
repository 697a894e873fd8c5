/**
 * A figure of the bill together with the formula that gave it, so that the text shown under a line always matches its
 * value: `H + 6 = 2070 + 6 = 2076`.
 */
export interface CalculatedFigure {
  readonly value: number;
  /** With names: `H + 6`. */
  readonly formula: string;
  /** With numbers in place of the names: `2070 + 6`. */
  readonly substituted: string;
  /** `2076`, or with a conversion: `5964 mm = 5.96 m`. */
  readonly result: string;
  /** Decides where brackets are needed when the formula becomes part of another. */
  readonly kind: 'one' | 'sum' | 'product';
}

/** A plain number needs no formula. */
export type Figure = number | CalculatedFigure;

/** A named value that is measured or given: `H`, 2070. */
export const known = (name: string, value: number): CalculatedFigure => ({
  value,
  formula: name,
  substituted: rounded(value),
  result: rounded(value),
  kind: 'one',
});

export const toCalculated = (figure: Figure): CalculatedFigure =>
  typeof figure === 'number' ? known(rounded(figure), figure) : figure;

/** Adding or subtracting 0 leaves the formula as it is. */
export const plus = (one: Figure, other: Figure): CalculatedFigure =>
  combined(toCalculated(one), toCalculated(other), operators['+']);
export const minus = (one: Figure, other: Figure): CalculatedFigure =>
  combined(toCalculated(one), toCalculated(other), operators['-']);

export function times(one: Figure, other: Figure): CalculatedFigure {
  const [left, right] = [toCalculated(one), toCalculated(other)];
  const write = (text: FormulaText) => `${inBrackets(left, text)} × ${inBrackets(right, text)}`;
  return figureOf({ value: left.value * right.value, kind: 'product' }, write);
}

/** The quotient rounded up: 1910 in steps of 250 gives `ceil(1910 / 250)` = 8. */
export function timesIn(one: Figure, other: Figure): CalculatedFigure {
  const [left, right] = [toCalculated(one), toCalculated(other)];
  const write = (text: FormulaText) => `ceil(${inBrackets(left, text)} / ${inBrackets(right, text)})`;
  return figureOf({ value: Math.ceil(left.value / right.value), kind: 'one' }, write);
}

/** Several counts added up, with the formula for one of them: `ceil(L / 250) + 1 per steel`. */
export function perEach(of: string, terms: readonly CountedTerm[]): CalculatedFigure {
  const counted = terms.map(({ count, each }) => (count === 1 ? each : times(count, each)));
  const value = counted.reduce((total, term) => total + term.value, 0);
  const formulas = [...new Set(terms.map(({ each }) => each.formula))].join(', ');
  const substituted = counted.map((term) => term.substituted).join(' + ');
  return { value, formula: `${formulas} per ${of}`, substituted, result: rounded(value), kind: 'sum' };
}

/** Equal figures counted together, so that a formula reads `2 × 9 + 2 × 5`. */
export function countEqual(figures: readonly CalculatedFigure[]): readonly CountedTerm[] {
  const terms = new Map<string, CountedTerm>();
  for (const each of figures) {
    terms.set(each.substituted, { each, count: (terms.get(each.substituted)?.count ?? 0) + 1 });
  }
  return [...terms.values()];
}

export interface CountedTerm {
  readonly count: number;
  readonly each: CalculatedFigure;
}

/** Millimetres to metres, rounded to a hundredth or a tenth, as tape and seal are handed out. */
export function inMetres(length: Figure, stepsPerMetre: 10 | 100 = 100): CalculatedFigure {
  const figure = toCalculated(length);
  const value = Math.round(figure.value / (1000 / stepsPerMetre)) / stepsPerMetre;
  return { ...figure, value, result: `${rounded(figure.value)} mm = ${String(value)} m` };
}

/** `H + 6 = 2070 + 6 = 2076`; null without a formula. */
export function equationOf(figure: Figure | null): string | null {
  if (figure === null || typeof figure === 'number') return null;
  const { formula, substituted, result } = figure;
  return [...new Set([formula, substituted, result])].join(' = ');
}

/** Three decimals at most, so that binary fractions do not show. */
const rounded = (value: number): string => String(Number(value.toFixed(3)));

const operators = {
  '+': { sign: '+', apply: (a: number, b: number) => a + b },
  '-': { sign: '-', apply: (a: number, b: number) => a - b },
} as const;

/** The two writings of a formula. */
type FormulaText = 'formula' | 'substituted';

function combined(
  left: CalculatedFigure,
  right: CalculatedFigure,
  { sign, apply }: (typeof operators)[keyof typeof operators],
): CalculatedFigure {
  if (right.value === 0) return left;
  const subtrahend = (text: FormulaText) => (sign === '-' && right.kind === 'sum' ? `(${right[text]})` : right[text]);
  const write = (text: FormulaText) => `${left[text]} ${sign} ${subtrahend(text)}`;
  return figureOf({ value: apply(left.value, right.value), kind: 'sum' }, write);
}

/** A factor that is itself a sum needs brackets. */
const inBrackets = (figure: CalculatedFigure, text: FormulaText): string =>
  figure.kind === 'sum' ? `(${figure[text]})` : figure[text];

const figureOf = (
  { value, kind }: Pick<CalculatedFigure, 'value' | 'kind'>,
  write: (text: FormulaText) => string,
): CalculatedFigure => ({
  value,
  formula: write('formula'),
  substituted: write('substituted'),
  result: rounded(value),
  kind,
});
