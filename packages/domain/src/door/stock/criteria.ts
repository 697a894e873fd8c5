import type { Criteria } from '../../catalogue/rows/stock-rows.ts';

/** The door's values that criteria compare, in the spelling of the criteria: `threshold` → `TH-AL15`. */
export type DoorProps = Readonly<Record<string, string>>;

/** A criterion of a stock option that the door does not meet. */
export interface UnmetCriterion {
  readonly question: string;
  readonly allowed: readonly string[];
  /** null: the door has no such part. */
  readonly answer: string | null;
}

/** Every key must be present on the door, with one of the allowed values. */
export const unmetCriteria = (criteria: Criteria, props: DoorProps): readonly UnmetCriterion[] =>
  Object.entries(criteria).flatMap(([question, allowed]) => {
    const answer = props[question] ?? null;
    return answer !== null && allowed.includes(answer) ? [] : [{ question, allowed, answer }];
  });

export const meetsCriteria = (criteria: Criteria, props: DoorProps): boolean =>
  unmetCriteria(criteria, props).length === 0;
