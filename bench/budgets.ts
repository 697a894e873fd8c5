import budgets from './budgets.json' with { type: 'json' };

/** For each count the most that a test allows today, and the goal. */
export const firstLoadBudget = budgets.firstLoad;
export const clickBudget = budgets.click;
export const pictureBudget = budgets.pictures;

/** The choices of which work is counted: every kind of choice, on a small set and on the largest. */
export const countedChoices = {
  layouts: ['Single Door with Left Sidelight', 'Double Door with Full Surround'],
  perStep: 3,
} as const;

/** Fewer of them, for the journey that holds the counts in every run of the tests. */
export const testedChoices = { layouts: ['Single Door with Left Sidelight'], perStep: 2 } as const;
