import type { VisitEvent, VisitSaid } from '../selling/visit/visit-event.ts';

let ids = 0;

/** What is said at an hour of 16 December 2026, each time another event; of the visit `first`, if no other is named. */
export const saidOnVisit = (
  hour: number,
  what: VisitSaid,
  over: Partial<Pick<VisitEvent, 'visitId' | 'undoes'>> = {},
): VisitEvent => ({
  id: String((ids += 1)),
  visitId: 'first',
  undoes: null,
  at: `2026-12-16T${String(hour).padStart(2, '0')}:00:00.000Z`,
  ...over,
  ...what,
});
