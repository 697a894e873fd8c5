import { z } from 'zod';

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Text that the database can hold, at most so many characters. */
export const text = (most: number) =>
  z
    .string('must be text')
    .max(most, `must have at most ${most} characters`)
    .refine((value) => !unstorable.test(value), 'must not hold characters that cannot be stored');

/** Text that says something. */
export const filledText = (most: number) =>
  text(most)
    .transform((value) => value.trim())
    .refine((value) => value !== '', 'must be filled in');
