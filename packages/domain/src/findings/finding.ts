import type { Job, Supplier } from '../bom/job.ts';
import type { PartName } from '../bom/part-names.ts';
import type { Cure } from '../item/offer.ts';
import type { FindingWords } from '../words/english/finding.ts';

/** A problem cannot go to the works so, a warning is somebody's decision, a note is good to know. Gravest first. */
export const severities = ['problem', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** What a look at a whole set has brought up. */
export interface Finding {
  /** Topic first, as refusals have it: `thermal.too-much`. */
  readonly code: `${string}.${string}`;
  readonly severity: Severity;
  /** One sentence or two that name the choice that causes it. */
  readonly sentence: string;
  /** Where it is; null: in the whole set. */
  readonly part: PartName | null;
  /** The nearest change of each kind after which it is gone; a law holds that it is. */
  readonly cures: readonly Cure[];
}

/** A finding before anybody has tried what would cure it. */
export interface Fault extends Omit<Finding, 'cures'> {
  /** Kinds of changes that may help, each with the nearest first. */
  readonly ways: readonly (readonly Cure[])[];
}

/** The set as it is looked at: with its sizes, its leaves and what they weigh, and the words to speak of it. */
export interface Examined extends Job {
  readonly words: FindingWords;
}

/** Who looks, and in which language. */
export interface Examiner extends Supplier {
  readonly words: FindingWords;
}

export type Check = (set: Examined) => readonly Fault[];
