import type { CuttingRules } from '../catalogue/works-rows.ts';
import type { Mm } from '../measure/mm.ts';
import { type Figure, inMetres, minus, plus, type Reckoned, timesIn } from './reckoned.ts';

/** How many ends of a frame bar are mitred and welded; the others are cut square. */
export type Mitres = 0 | 1 | 2;

/** Welding melts a little of each mitred end away, so the saw leaves it on. */
export const cutLength = (finished: Figure, mitres: Mitres, { weldPerEnd }: CuttingRules): Reckoned =>
  plus(finished, mitres * weldPerEnd);

/** Steel stays clear of the corners, and far clear of a mitre. */
export const steelLength = (finished: Figure, mitres: Mitres, rules: CuttingRules): Reckoned =>
  minus(finished, mitres * rules.steelShortPerMitre + (2 - mitres) * rules.steelShortPerSquareEnd);

/** Screws along a length: one at each end and no gap wider than the pitch. */
export const screwsAlong = (length: Figure, pitch: Mm): Reckoned => plus(timesIn(length, pitch), 1);

/** Anchors along one side of a frame, the first and last at their distance from the corner. */
export const anchorsAlong = (length: Figure, { anchorFromCorner, anchorMaxPitch }: CuttingRules): Reckoned =>
  plus(timesIn(minus(length, 2 * anchorFromCorner), anchorMaxPitch), 1);

/** Metres to the centimetre, as tape and seal are handed out. */
export const metres = (length: Figure): Reckoned => inMetres(length);
