import type { ScryptCost } from '../login/password-cost.ts';

/** 4 MiB and a hundredth of a second: tests log in many hundreds of times. Built servers, and so all journeys, pay what is real. */
export const presentCost: ScryptCost = { ln: 12, r: 8, p: 1 };
