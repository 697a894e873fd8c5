import { z } from 'zod';
import type { After } from '../ports/office.ts';

/** No date of this trade lies before or behind; the database refuses some that do. */
const isOfOurTime = (value: string): boolean => value >= '2000' && value < '2200';

export const momentInput = z.iso
  .datetime({ error: 'must be a moment as ISO 8601' })
  .refine(isOfOurTime, 'must lie between 2000 and 2200');
export const dateInput = z.iso
  .date('must be a day as 2026-11-23')
  .refine(isOfOurTime, 'must lie between 2000 and 2200');

const noCursor = 'must be the After of the page before';

/** Where the page before ended, as its answer said it. Left out or null: from the beginning. */
export const cursorInput = (key: z.ZodType<string, string>) =>
  z
    .string(noCursor)
    .max(100, noCursor)
    .transform((value) => ({ key: value.slice(0, value.indexOf(' ')), id: value.slice(value.indexOf(' ') + 1) }))
    .pipe(z.object({ key, id: z.uuid(noCursor) }))
    .nullish()
    .transform((after): After | null => after ?? null);

/** Where this page ends; null where it was the last one. */
export function afterOf<Row>(
  rows: readonly Row[],
  { most, placeOf }: { readonly most: number; readonly placeOf: (row: Row) => After },
): string | null {
  const last = rows.length === most ? rows.at(-1) : undefined;
  return last === undefined ? null : `${placeOf(last).key} ${placeOf(last).id}`;
}
