import type { WireProductionWeek } from './wire-rows.ts';

const dayMs = 86_400_000;

/** `count` ISO weeks from today's on, named as the factory does: `2647` is week 47 of 2026. */
export const productionWeeks = (today: Date, count: number): readonly WireProductionWeek[] =>
  Array.from({ length: count }, (_, index) => weekFrom(mondayOf(today).getTime() + index * 7 * dayMs));

const mondayOf = (day: Date): Date => {
  const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
  return new Date(midnight - ((day.getUTCDay() + 6) % 7) * dayMs);
};

function weekFrom(monday: number): WireProductionWeek {
  // An ISO week belongs to the year of its Thursday.
  const thursday = new Date(monday + 3 * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  const label = `${String(year).slice(2)}${String(week).padStart(2, '0')}`;
  return { Id: label, Name: label, StartsOn: isoDay(monday), EndsOn: isoDay(monday + 6 * dayMs) };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
