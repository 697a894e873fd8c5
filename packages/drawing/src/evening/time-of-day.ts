/** Time of day of a picture: 0 is bright day, 1 is dusk with all lamps lit. */
export type TimeOfDay = number;

/** How much of each source of light there is at a time of day, 0…1. */
export interface LightShares {
  /** The even daylight in which colours look as in the catalogue. */
  readonly daylight: number;
  /** The low sun before it sets. */
  readonly lowSun: number;
  /** The lamps beside the door, the lamps in the hall, and with them the panes. */
  readonly lamps: number;
}

/** In the order of time; between two rows the shares are interpolated. */
const rows: readonly (LightShares & { readonly at: TimeOfDay })[] = [
  { at: 0, daylight: 1, lowSun: 0, lamps: 0 },
  { at: 0.25, daylight: 0.95, lowSun: 0.7, lamps: 0 },
  { at: 0.5, daylight: 0.66, lowSun: 0.9, lamps: 0.55 },
  { at: 0.75, daylight: 0.26, lowSun: 0.35, lamps: 0.92 },
  { at: 1, daylight: 0, lowSun: 0, lamps: 1 },
];

/** The shares of light at a time of day; a time before day is day, one after dusk is dusk. */
export function lightAt(time: TimeOfDay): LightShares {
  const within = Math.min(1, Math.max(0, time));
  const after = rows.findIndex(({ at }) => at >= within);
  const to = rows[after] ?? rows[0];
  const from = rows[after - 1] ?? to;
  if (!from || !to) return { daylight: 1, lowSun: 0, lamps: 0 };
  const share = to.at === from.at ? 0 : (within - from.at) / (to.at - from.at);
  const between = (of: keyof LightShares) => from[of] + (to[of] - from[of]) * share;
  return { daylight: between('daylight'), lowSun: between('lowSun'), lamps: between('lamps') };
}

/**
 * Colours of the light. What is multiplied with the colours of the picture (`sky`, `porch`, `lamp`, `room`, `lowSun`) stays near
 * grey where the door stands, so that a paint keeps its hue; what is seen itself (`flame`, `hall`, `outside`) is as warm or as
 * blue as it is.
 */
export const lightColours = {
  /** What is left of the sky: high on a wall, and at its foot. */
  sky: { high: '#4f5b6a', low: '#434851' },
  /** On the set: lamps and what the ground throws back, mixed. */
  porch: '#fff4e4',
  /** On the wall about a lamp. */
  lamp: '#ffe8c4',
  /** In the corners of a room that its own lamps light. */
  room: '#a8937b',
  /** The low sun from the left, and the shade away from it. */
  lowSun: { lit: '#fff3e2', shade: '#eee2dc' },
  /** The hall seen through glass: its lamp, near it, its walls, its far corners, its floor. */
  hall: { lamp: '#fffaea', near: '#ffe9bd', wall: '#f7cd8b', far: '#d59a57', floor: '#8f6236' },
  flame: '#ffd9a0',
  /** The blue hour seen through glass from inside: overhead, at the horizon, the last of the sun, trees, lawn. */
  outside: { high: '#33456d', low: '#68749a', afterglow: '#d79f80', trees: '#18222e', lawn: '#222f38' },
} as const;
