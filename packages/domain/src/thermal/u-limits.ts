import type { Country } from '../model/country.ts';

/** Highest U-value that a country allows for a door set, W/m²K. */
export interface ULimit {
  readonly country: Country;
  readonly door: number;
  /** For a fire door. */
  readonly fireDoor: number;
}

/** Approved Document L (England) and TGD L (Ireland). */
export const uLimits: readonly ULimit[] = [
  { country: 'england', door: 1.4, fireDoor: 1.8 },
  { country: 'ireland', door: 1.4, fireDoor: 1.4 },
];
