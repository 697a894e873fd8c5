import { keysOf, recordOf } from '../../lib/records.ts';

interface NumberRow {
  /** With which a supplier begins. Source: JOURNEY 7.2; of measuring and service nobody says it. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** What the length of a visit, and who goes, is reckoned from: minutes, and weights in kg. */
export const visitNumbers = {
  /** There, back, and looking at it: once for each day. */
  'visit-way': { usual: 30, least: 0, most: 90 },
  'visit-single': { usual: 150, least: 15, most: 600 },
  'visit-double': { usual: 240, least: 15, most: 600 },
  /** Each sidelight or fanlight. */
  'visit-part': { usual: 45, least: 0, most: 240 },
  'visit-removal': { usual: 30, least: 0, most: 240 },
  'visit-fire': { usual: 45, least: 0, most: 240 },
  'visit-low': { usual: 20, least: 0, most: 240 },
  /** Each door that is measured. */
  'visit-survey': { usual: 20, least: 5, most: 240 },
  'visit-service': { usual: 30, least: 15, most: 240 },
  // Longer than the way, so that whatever takes several days comes to an end.
  'visit-break-after': { usual: 300, least: 120, most: 480 },
  'visit-break': { usual: 30, least: 0, most: 120 },
  'lift-alone': { usual: 25, least: 1, most: 60 },
  'lift-by-two': { usual: 70, least: 1, most: 200 },
} as const satisfies Readonly<Record<string, NumberRow>>;
export type VisitNumber = keyof typeof visitNumbers;

export const visitNumberNames = keysOf<VisitNumber>(visitNumbers);

/** How a supplier reckons with visits. */
export type VisitSettings = Readonly<Record<VisitNumber, number>>;

export const defaultVisitSettings: VisitSettings = recordOf(visitNumberNames, (name) => visitNumbers[name].usual);

/** Whether two carry no less than one alone. */
export const areLiftsInOrder = (visits: Pick<VisitSettings, 'lift-alone' | 'lift-by-two'>): boolean =>
  visits['lift-alone'] <= visits['lift-by-two'];
