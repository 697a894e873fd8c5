import type { Mm, Size } from '../../../lib/mm.ts';
import { number, record } from '../field.ts';

/** Whole millimetres of something that is part of a set; the largest set is 4 m wide. */
export const lengthOf = (min: number, max: number) => number<Mm>(min, max, { unit: 'mm' });

/** A gap, cover or allowance; half millimetres are common. */
export const gap = (max: number) => number<Mm>(0, max, { unit: 'mm', decimals: 1 });

export const weight = (max: number) => number(0, max, { unit: 'kg', decimals: 2 });
export const weightPerMetre = number(0, 50, { unit: 'kg/m', decimals: 3 });
export const weightPerArea = number(0, 200, { unit: 'kg/m²', decimals: 2 });
export const weightPerSlab = number(1, 200, { unit: 'kg/m²', decimals: 2 });
export const transmittance = number(0.01, 10, { unit: 'W/m²K', decimals: 3 });

/** Per cent. */
export const share = number(0, 100, { unit: '%', decimals: 1 });

/** Of a leaf, a door or a set. */
export const sizeBetween = (min: number, max: number) =>
  record<Size>({ width: lengthOf(min, max), height: lengthOf(min, max) });

/** Numbers that tell rows of a kind apart, on the wire too. */
export const rowNumber = <Id extends number = number>() => number<Id>(1, 999_999);
