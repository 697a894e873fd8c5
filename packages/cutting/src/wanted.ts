import type { Pattern } from './draft.ts';

/** A pattern with how often the program wants it, not a whole number as a rule. */
export interface Wanted {
  readonly pattern: Pattern;
  readonly level: number;
}
