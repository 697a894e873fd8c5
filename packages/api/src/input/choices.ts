import { z } from 'zod';

/** One of these texts, which the message names. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

export const booleanInput = z.boolean('must be true or false');

/** A whole number from `least` to `most`; both are said where it is not. */
export const wholeNumberFrom = (least: number, most: number) =>
  z
    .int('must be a whole number')
    .min(least, `must be at least ${String(least)}`)
    .max(most, `must be at most ${String(most)}`);
