import type { Criteria } from '../catalogue/stock-rows.ts';

/** What a stock option may ask about a door, in the spelling of the criteria: `threshold` → `TH-AL15`. */
export type DoorProps = Readonly<Record<string, string>>;

/** What a stock option asks for and a door does not answer so. */
export interface UnmetCriterion {
  readonly question: string;
  readonly allowed: readonly string[];
  /** null: the door carries no such thing. */
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
