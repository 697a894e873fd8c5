/** Goals of what is measured by the clock or by the heap; the exact counts and their goals stand in budgets.json. */
export const goals = {
  start: { lcpTimesBare: 1.25 },
  click: { p95Ms: 50, p95MsSlowCpu: 100, timesBare: 2 },
  pictures: { ms: 150, longestTaskMs: 50 },
  memory: { choices: 3000, growthBytes: 2_000_000 },
} as const;
