import type { Criteria } from '../catalogue/rows.ts';

/** What a stock option may ask about a door, in the spelling of the criteria: `threshold` → `TH-AL15`. */
export type DoorProps = Readonly<Record<string, string>>;

/** Every key must be present on the door, with one of the allowed values. */
export const meetsCriteria = (criteria: Criteria, props: DoorProps): boolean =>
  Object.entries(criteria).every(([key, allowed]) => {
    const value = props[key];
    return value !== undefined && allowed.includes(value);
  });
