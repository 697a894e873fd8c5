/**
 * Sorts texts by the codes of their signs, as `toSorted()` does alone: every machine and language gives the same order, which
 * plans, proposals and codes depend on. What people read as a list of names is sorted by `localeCompare` instead.
 */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
