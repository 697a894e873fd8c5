import { buildPlaces } from './build-choices.ts';
import { extraKinds } from './extra-kinds.ts';

/**
 * The trade's options that another door may have too, in the order in which they are applied. Sizes, packers and places belong
 * to one opening; design, colours, glass and finish are the customer's.
 */
export const optionNames = [
  'system',
  'profile',
  'opens',
  'threshold',
  'thresholdLayout',
  'sill',
  'heightMode',
  'slab',
  'jobType',
  'sbd',
  'laminated',
  'smokeControl',
  ...buildPlaces,
  ...extraKinds,
  'closerPosition',
] as const;
export type OptionName = (typeof optionNames)[number];

/** One option and its value as a key that every door understands: a product by its master's code, so that it fits any finish. */
export interface OptionChoice {
  readonly option: OptionName;
  /** '' for none. */
  readonly key: string;
}

/** Options that a supplier has saved under a name, for other doors. */
export interface OptionSet {
  readonly id: string;
  readonly name: string;
  /** New doors made in the office begin with it; one set of a supplier at most. */
  readonly isDefault: boolean;
  readonly choices: readonly OptionChoice[];
}
