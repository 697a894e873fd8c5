import { mm } from '@door/domain/lib/mm';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { text } from '../input/text.ts';

/** Whole millimetres; no opening of this trade is larger. */
const largest = 10_000;

/** null: not measured. */
const measure = (least: number) =>
  z
    .int('must be whole mm, or null')
    .min(least, `must be at least ${least} mm`)
    .max(largest, `must be at most ${largest} mm`)
    // -0 is a number in JSON, and 0 in the database.
    .transform((value) => mm(Math.abs(value)))
    .nullable();

const length = measure(1);
const reveal = measure(0);
const three = z.tuple([length, length, length], 'must be three lengths').readonly();

/** A survey as its form sends it. */
export const surveyInput = z.strictObject({
  Widths: three,
  Heights: three,
  Diagonals: z.tuple([length, length], 'must be two lengths').readonly(),
  Reveals: z.strictObject({ Left: reveal, Right: reveal, Top: reveal }),
  Notes: text(5000),
  Final: booleanInput,
});

/** Of the survey that was changed; 0 for a first one. */
export const surveyVersionInput = z
  .int32('must be the Version of the survey')
  .min(0, 'must be the Version of the survey');
