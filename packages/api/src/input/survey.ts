import { mm } from '@door/domain/measure/mm';
import { z } from 'zod';
import { text } from './text.ts';

/** No opening of this trade is larger. */
const largest = 10_000;

/** Nothing has no size: an opening of 0 was not measured. */
const measure = (least: number) =>
  z
    .number('must be a length in mm, or null')
    .min(least, `must be at least ${least} mm`)
    .max(largest, `must be at most ${largest} mm`)
    // JSON knows a zero below zero; the database does not.
    .transform((value) => mm(Math.abs(value)))
    .nullable();

const length = measure(1);
const runIn = measure(0);
const three = z.tuple([length, length, length], 'must be three lengths').readonly();

export const surveyInput = z.strictObject({
  Widths: three,
  Heights: three,
  Diagonals: z.tuple([length, length], 'must be two lengths').readonly(),
  Reveals: z.strictObject({ Left: runIn, Right: runIn, Top: runIn }),
  Notes: text(5000),
  Final: z.boolean('must be true or false'),
});
