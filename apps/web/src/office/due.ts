/** How a day stands to today. */
export type Due =
  | { readonly kind: 'late'; readonly isYesterday: boolean }
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'later' };

const dayMs = 24 * 60 * 60_000;

/** The day of the calendar on which this moment falls here: `2026-11-21`. */
export function dayOf(moment: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Both as days of the calendar; the time of day plays no part. */
export function dueOn(due: string, today: string): Due {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / dayMs);
  if (days < 0) return { kind: 'late', isYesterday: days === -1 };
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'later' };
}
