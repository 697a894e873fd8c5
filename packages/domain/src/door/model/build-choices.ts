import { slavePlaces } from './slave-pieces.ts';

/** Thickness of the leaf, mm. */
export const slabThicknesses = [44, 48, 70] as const;
export type SlabThickness = (typeof slabThicknesses)[number];

/** How far an aluminium threshold reaches: under the door only, or the full width, under the sidelights too. */
export const thresholdLayouts = ['door', 'full'] as const;
export type ThresholdLayout = (typeof thresholdLayouts)[number];

export const jobTypes = ['replacement', 'new-build', 'trade-supply'] as const;
export type JobType = (typeof jobTypes)[number];

/** Boards and trims round the opening, under the specification's names. None changes a size. */
export const trimPlaces = [
  'leftLining',
  'rightLining',
  'topLining',
  'thresholdLining',
  'leftArchitrave',
  'rightArchitrave',
  'topArchitrave',
  'thresholdArchitrave',
  'leftGtWalling',
  'rightGtWalling',
  'topGtWalling',
  'thresholdGtWalling',
] as const;
export type TrimPlace = (typeof trimPlaces)[number];

/** Places on a door whose stock only the trade chooses, named after their option lists. */
export const buildPlaces = [
  'cylinder',
  'lockOptions',
  'escutcheon',
  'slaveHandle',
  ...slavePlaces,
  ...trimPlaces,
] as const;
export type BuildPlace = (typeof buildPlaces)[number];
