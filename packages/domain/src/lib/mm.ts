declare const unit: unique symbol;

/** A length in whole or fractional millimetres. */
export type Mm = number & { readonly [unit]: 'mm' };

/** Width and height of something seen from the front. */
export interface Size {
  readonly width: Mm;
  readonly height: Mm;
}

export const mm = (value: number): Mm => value as Mm;
export const size = (width: number, height: number): Size => ({ width: mm(width), height: mm(height) });

export const plus = (a: Mm, b: Mm): Mm => mm(a + b);
export const minus = (a: Mm, b: Mm): Mm => mm(a - b);
export const sumOf = (lengths: readonly Mm[]): Mm => mm(lengths.reduce((total, length) => total + length, 0));

/** Rounds to whole millimetres, halves up (1.5 → 2). Round once, at the end of a calculation. */
export const wholeMm = (value: number): Mm => mm(Math.floor(value + 0.5));

/** Two whole-millimetre shares; the first takes the odd one (left sidelight, master leaf). */
export function shareEqually(total: Mm): readonly [Mm, Mm] {
  const first = mm(Math.ceil(total / 2));
  return [first, minus(total, first)];
}

/** A length as every language writes it, without separators: `1860 mm`. */
export const lengthText = (length: number): string => `${String(length)} mm`;

export const sizeText = ({ width, height }: Size): string => `${String(width)} × ${lengthText(height)}`;
