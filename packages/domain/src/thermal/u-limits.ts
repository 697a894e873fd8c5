/** What a country allows a door set to let through, W/m²K. */
export interface ULimit {
  readonly country: Country;
  readonly door: number;
  /** For a set tested against fire, where the country says more about it. */
  readonly fireDoor: number;
}

export const countries = ['england', 'ireland'] as const;
export type Country = (typeof countries)[number];

/** Approved Document L, and TGD L. Other countries have their row once somebody has looked their limit up. */
export const uLimits: readonly ULimit[] = [
  { country: 'england', door: 1.4, fireDoor: 1.8 },
  { country: 'ireland', door: 1.4, fireDoor: 1.4 },
];
