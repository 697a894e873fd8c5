import type { z } from 'zod';

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Which field, and why, for a person: `ItemId: must be the id of an item.` Three at most; more help nobody. */
export const sentenceOf = (issues: readonly Issue[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.length > 0 ? path.map(String).join('.') : 'The input'}: ${message}.`)
    .join(' ');
