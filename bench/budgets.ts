import budgets from './budgets.json' with { type: 'json' };

/** For each count the goal, and the most that a test allows today. */
export const firstLoadBudget = budgets.firstLoad;
export const clickBudget = budgets.click;
export const pictureBudget = budgets.pictures;

/** The choices whose work is counted: every kind of choice, on a small set and on the largest. */
export const countedChoices = {
  layouts: ['Single Door with Left Sidelight', 'Double Door with Full Surround'],
  perStep: 3,
} as const;

/** Fewer choices, for the sweep that checks the counts. */
export const testedChoices = { layouts: ['Single Door with Left Sidelight'], perStep: 2 } as const;

/** Goals for times and memory; those of exact counts are in budgets.json. */
export const goals = {
  start: { lcpTimesBare: 0.8, usableTimesBare: 1.2 },
  customersPage: { lcpMs: 1500, scriptBytesBeyondReact: 60_000 },
  click: { p95Ms: 50, p95MsSlowCpu: 100, timesBare: 2 },
  pictures: { ms: 150, longestTaskMs: 50 },
  memory: { choices: 3000, growthBytes: 2_000_000 },
  /** Resident memory of a server process with visitors alone, and after every load once it is calm, MB. */
  process: { embedded: 600, postgres: 350 },
  /** The most that a test allows while an office has papers, pictures, plans and imports made as fast as they can be; the goal is `process`. */
  processOfBusyOffice: { embedded: 1100, postgres: 900 },
} as const;
