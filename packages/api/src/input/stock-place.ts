import { z } from 'zod';
import { text } from './text.ts';

/** A count or a length in mm, of a line by hand. */
export const amountInput = z
  .number('must be a number')
  .min(0, 'must not be negative')
  .max(100_000, 'must be at most 100000')
  .nullish();

const word = text(100).nullish();

/** Where on the sheet a line stands. */
export const stockPlaceInput = { dropdown: word, subAssembly: word, subAssemblyId: word, profile: word } as const;
