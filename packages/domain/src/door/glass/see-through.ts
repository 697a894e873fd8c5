import type { Backing, Optics } from '../../catalogue/rows/glass-rows.ts';

/**
 * Figures of a glass that its supplier has given none for, by its degree of privacy. Haze is the scattered share of the light that
 * passes, as ISO 14782 defines it: next to none of float glass, 80 to 98 % of etched glass. Makers state a degree of privacy for rolled
 * patterns and no haze; theirs stand between. Colourless patterned glass passes at least 75 % of the light (GOST 5533), float glass
 * about 90 %.
 */
const usualOptics: Readonly<Record<Backing['privacy'], Optics>> = {
  0: { haze: 1, transmission: 90 },
  1: { haze: 40, transmission: 88 },
  2: { haze: 66, transmission: 86 },
  3: { haze: 82, transmission: 84 },
  4: { haze: 90, transmission: 82 },
  5: { haze: 97, transmission: 80 },
};

export const opticsOf = ({ optics, privacy }: Pick<Backing, 'optics' | 'privacy'>): Optics =>
  optics ?? usualOptics[privacy];

/** 0 is day; 1 is night with the light on in the hall. */
export type Evening = number;

/** What a passer-by makes out of somebody in the hall. */
export const sights = ['everything', 'figure', 'shapes', 'light'] as const;
export type Sight = (typeof sights)[number];

/** How a hall looks through a glass from the street. Shares, 0 to 1. */
export interface SeenThrough {
  /** How far edges are spread. */
  readonly blur: number;
  /** How much of what is seen is the street that the pane mirrors. */
  readonly mirrored: number;
  /** How much of the light of the hall comes through. */
  readonly passed: number;
  readonly sight: Sight;
}

/** cd/m²: a lit hall, and a street under an overcast sky and at night. */
const luminances = { hall: 100, street: { day: 1000, night: 1 } } as const;
/** What two faces of a pane mirror. */
const reflectance = 0.08;

/** From so much clarity on something is made out; below the last there is light and shade. */
const clarities: readonly (readonly [Sight, number])[] = [
  ['everything', 0.42],
  ['figure', 0.2],
  ['shapes', 0.025],
];

/** The one rule of what is seen: the sharp share of the light, less what the mirrored street drowns. */
export function seenThrough({ haze, transmission }: Optics, evening: Evening): SeenThrough {
  const { hall, street } = luminances;
  const passed = transmission / 100;
  // The eye takes twilight in equal ratios.
  const outside = street.day * (street.night / street.day) ** evening;
  const mirrored = (reflectance * outside) / (reflectance * outside + passed * hall);
  const clarity = (1 - haze / 100) * (1 - mirrored);
  const found = clarities.find(([, least]) => clarity >= least);
  return { blur: haze / 100, mirrored, passed, sight: found ? found[0] : 'light' };
}
