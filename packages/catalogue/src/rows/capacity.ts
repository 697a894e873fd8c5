/** Capacity of a production week in points, and the points that each kind of work takes. */
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
