import { mm } from '@door/domain/lib/mm';
import { z } from 'zod';

/** Whole millimetres: the saw cuts nothing else. */
export const lengthInput = z
  .int('must be whole mm')
  .min(0, 'must not be negative')
  .max(100_000, 'must be at most 100000 mm')
  .transform(mm);

/** A length of a work instruction that a person added, in whole mm; null and 0: it has none. */
export const lineLengthInput = z
  .int('must be whole mm')
  .min(0, 'must not be negative')
  .max(100_000, 'must be at most 100000 mm')
  .nullish();

/** How many a person added of something. */
export const amountInput = z
  .number('must be a number')
  .min(0, 'must not be negative')
  .max(100_000, 'must be at most 100000')
  .nullish();
