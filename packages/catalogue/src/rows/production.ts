/** How much work a week of the factory holds, in points, and how much each thing takes. */
export const capacity = {
  pointsPerWeek: 120,
  /** Share of the week at which planning warns, and at which it needs a supervisor. */
  warnAt: 0.9,
  blockAt: 1,
  points: { single: 1, double: 2, sidelight: 0.4, fanlight: 0.4, customRal: 0.3, fd30s: 0.5 },
} as const;

/** Working days; the longest that applies counts. */
export const leadTimes = {
  standardWhite: 10,
  stockFoil: 12,
  specialFoil: 20,
  customRal: 20,
  decorativeGlassCtoE: 15,
  fd30s: 25,
} as const;

/** A slot of the factory: an ISO week. */
export interface ProductionWeek {
  /** Year and week as the shop writes them: `2647`. */
  readonly name: string;
  readonly year: number;
  readonly week: number;
  readonly capacityPoints: number;
}

/** That many weeks in a row, the first one included. */
export function productionWeeks(
  first: { readonly year: number; readonly week: number },
  count: number,
): readonly ProductionWeek[] {
  const rows: ProductionWeek[] = [];
  let { year, week } = first;
  while (rows.length < count) {
    rows.push({ name: weekName(year, week), year, week, capacityPoints: capacity.pointsPerWeek });
    [year, week] = week === weeksIn(year) ? [year + 1, 1] : [year, week + 1];
  }
  return rows;
}

const weekName = (year: number, week: number) =>
  `${String(year % 100).padStart(2, '0')}${String(week).padStart(2, '0')}`;

/** An ISO year has 53 weeks when it begins or ends on a Thursday. */
const weeksIn = (year: number) => (lastWeekday(year) === 4 || lastWeekday(year - 1) === 3 ? 53 : 52);

/** Weekday of 31 December; 0 is Sunday. */
const lastWeekday = (year: number) =>
  (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)) % 7;
