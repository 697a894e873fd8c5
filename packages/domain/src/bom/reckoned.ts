/**
 * A figure of the sheet and the sum that made it. Each step makes the value and both writings of the sum at once, so that
 * what the shop reads under a line is how the line was reckoned, and nothing else.
 */
export interface Reckoned {
  readonly value: number;
  /** The sum in the shop's names: `H + 6`. */
  readonly names: string;
  /** The same sum in figures: `2070 + 6`. */
  readonly figures: string;
  /** What comes of it, as it is written down: `2076`, `5964 mm = 5.96 m`. */
  readonly result: string;
  /** How strongly the sum holds together when it becomes part of another. */
  readonly kind: 'one' | 'sum' | 'product';
}

/** A plain number says of itself all that there is to say. */
export type Figure = number | Reckoned;

/** Something that is measured or given: `H`, 2070. */
export const known = (name: string, value: number): Reckoned => ({
  value,
  names: name,
  figures: written(value),
  result: written(value),
  kind: 'one',
});

export const reckoned = (figure: Figure): Reckoned =>
  typeof figure === 'number' ? known(written(figure), figure) : figure;

/** Adding or taking away nothing is no step. */
export const plus = (one: Figure, other: Figure): Reckoned => joined(reckoned(one), reckoned(other), sums['+']);
export const minus = (one: Figure, other: Figure): Reckoned => joined(reckoned(one), reckoned(other), sums['-']);

export function times(one: Figure, other: Figure): Reckoned {
  const [left, right] = [reckoned(one), reckoned(other)];
  const write = (part: 'names' | 'figures') => `${factor(left, part)} × ${factor(right, part)}`;
  return sumOf({ value: left.value * right.value, kind: 'product' }, write);
}

/** As many times as the second goes into the first, a rest counting for one. */
export function timesIn(one: Figure, other: Figure): Reckoned {
  const [left, right] = [reckoned(one), reckoned(other)];
  const write = (part: 'names' | 'figures') => `ceil(${factor(left, part)} / ${factor(right, part)})`;
  return sumOf({ value: Math.ceil(left.value / right.value), kind: 'one' }, write);
}

/** So many of each, together: `ceil(L / 250) + 1 per steel`. */
export function perEach(of: string, terms: readonly CountedTerm[]): Reckoned {
  const counted = terms.map(({ count, each }) => (count === 1 ? each : times(count, each)));
  const value = counted.reduce((total, term) => total + term.value, 0);
  const names = [...new Set(terms.map(({ each }) => each.names))].join(', ');
  const figures = counted.map((term) => term.figures).join(' + ');
  return { value, names: `${names} per ${of}`, figures, result: written(value), kind: 'sum' };
}

export interface CountedTerm {
  readonly count: number;
  readonly each: Reckoned;
}

/** Of millimetres so many metres, to the nearest hundredth or tenth, as tape and seal are handed out. */
export function inMetres(length: Figure, stepsPerMetre: 10 | 100 = 100): Reckoned {
  const sum = reckoned(length);
  const value = Math.round(sum.value / (1000 / stepsPerMetre)) / stepsPerMetre;
  return { ...sum, value, result: `${written(sum.value)} mm = ${String(value)} m` };
}

/** `H + 6 = 2070 + 6 = 2076`; null where a figure was given and no sum was needed. */
export function sentenceOf(figure: Figure | undefined): string | null {
  if (figure === undefined || typeof figure === 'number') return null;
  const { names, figures, result } = figure;
  return [...new Set([names, figures, result])].join(' = ');
}

/** Tenths of a micrometre come from binary fractions, not from the saw. */
const written = (value: number): string => String(Number(value.toFixed(3)));

const sums = {
  '+': { sign: '+', value: (a: number, b: number) => a + b },
  '-': { sign: '-', value: (a: number, b: number) => a - b },
} as const;

function joined(left: Reckoned, right: Reckoned, { sign, value }: (typeof sums)[keyof typeof sums]): Reckoned {
  if (right.value === 0) return left;
  const behind = (part: 'names' | 'figures') =>
    sign === '-' && right.kind === 'sum' ? `(${right[part]})` : right[part];
  const write = (part: 'names' | 'figures') => `${left[part]} ${sign} ${behind(part)}`;
  return sumOf({ value: value(left.value, right.value), kind: 'sum' }, write);
}

const factor = (sum: Reckoned, part: 'names' | 'figures'): string =>
  sum.kind === 'sum' ? `(${sum[part]})` : sum[part];

const sumOf = (
  { value, kind }: Pick<Reckoned, 'value' | 'kind'>,
  write: (part: 'names' | 'figures') => string,
): Reckoned => ({ value, names: write('names'), figures: write('figures'), result: written(value), kind });
