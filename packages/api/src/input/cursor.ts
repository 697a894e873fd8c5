import { isClockTime } from '@door/domain/catalogue/rows/works-settings';
import { z } from 'zod';
import type { Cursor } from '../ports/page.ts';

/** PostgreSQL refuses the year 0, which ISO 8601 allows; no date of this trade lies outside these two centuries. */
const isStorableDate = (value: string): boolean => value >= '2000' && value < '2200';

export const momentInput = z.iso
  .datetime({ error: 'must be a moment as ISO 8601' })
  .refine(isStorableDate, 'must lie between 2000 and 2200');
export const dateInput = z.iso
  .date('must be a day as 2026-11-23')
  .refine(isStorableDate, 'must lie between 2000 and 2200');

/** A time of the supplier's clock, `HH:MM`. */
export const clockInput = z
  .string()
  .max(5, 'must be a time as 17:00')
  .refine(isClockTime, 'must be a time as 17:00')
  .meta({ format: 'time' });

export const cursorMessage = 'must be the After of the page before';

/** Where the page before ended, as its answer said it: `2026-11-23 5a1f…`, its sort key and id. Absent or null: the first page. */
export const cursorInput = (key: z.ZodType<string, string>) =>
  z
    .string(cursorMessage)
    .max(200, cursorMessage)
    .transform((value) => ({
      key: value.slice(0, value.lastIndexOf(' ')),
      id: value.slice(value.lastIndexOf(' ') + 1),
    }))
    .pipe(z.object({ key, id: z.uuid(cursorMessage) }))
    .nullish()
    .transform((after): Cursor | null => after ?? null);

/** Where this page ends; null on the last page, which is not full. */
export function nextCursor<Row>(
  rows: readonly Row[],
  { limit, cursorOf }: { readonly limit: number; readonly cursorOf: (row: Row) => Cursor },
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return last === undefined ? null : `${cursorOf(last).key} ${cursorOf(last).id}`;
}
