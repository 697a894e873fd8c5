import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';

export type Day = OfficeOutputs['fitting']['myDay'];
export type Measure = Day['Visits'][number]['Measures'][number];
/** A visit with all that is needed at the door. */
export type Visit = Day['Visits'][number];
export type VisitDoor = Visit['Doors'][number];
export type VisitLine = Visit['Lines'][number];

/** Something that is recorded at a visit. */
export type FittingEvent = OfficeInputs['fitting']['record']['Events'][number];
export type HandOver = OfficeInputs['fitting']['handOver'];
export type RecordAnswer = OfficeOutputs['fitting']['record'];
export type PhotoTarget = OfficeOutputs['fitting']['photoTarget'];

export type FittingStep = 'set out' | 'arrived' | 'left';
