import { mm } from '@door/domain/model/mm';
import { z } from 'zod';

/** Millimetres. */
export const lengthInput = z
  .number('must be a length in mm')
  .min(0, 'must not be negative')
  .max(100_000, 'must be at most 100000 mm')
  .transform(mm);

/** Of a work instruction that a person added: a count, or a length in mm. */
export const amountInput = z
  .number('must be a number')
  .min(0, 'must not be negative')
  .max(100_000, 'must be at most 100000')
  .nullish();
