/** How a due day relates to today. */
export type DueStatus =
  | { readonly kind: 'late'; readonly isYesterday: boolean }
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'later' };

const dayMs = 24 * 60 * 60_000;

/** Both days as ISO dates, `2026-11-23`. */
export function dueStatus(due: string, today: string): DueStatus {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / dayMs);
  if (days < 0) return { kind: 'late', isYesterday: days === -1 };
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'later' };
}
