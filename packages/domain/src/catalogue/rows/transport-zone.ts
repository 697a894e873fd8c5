/** Where doors leave on weekdays of their own. */
export interface TransportZone {
  /** How its postcodes begin, `D02`, `A94`, `BT`, or names of places, `Galway`. */
  readonly areas: readonly string[];
  /** 1 (Monday) to 7; empty: every open day. */
  readonly weekdays: readonly number[];
}

/** Most zones of a supplier, and areas of a zone; letters of an area. */
export const zoneLimits = { zones: 40, areas: 60, letters: 40 } as const;

/** An area as it is compared: `d02 ` is `D02`. */
export const tidyArea = (area: string): string => area.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** Whether a text can be an area: letters and digits, and none of the characters that part areas where they are typed. */
export const isArea = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u.test(tidyArea(text));

/** Whether each area is of one zone alone. */
export function areAreasOnce(zones: readonly Pick<TransportZone, 'areas'>[]): boolean {
  const all = zones.flatMap(({ areas }) => areas.map(tidyArea));
  return new Set(all).size === all.length;
}
