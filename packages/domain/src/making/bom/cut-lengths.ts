import type { CuttingAllowances } from '../../catalogue/rows/production-rows.ts';
import type { Mm } from '../../lib/mm.ts';
import type { CountByWidth } from './supplies-record.ts';
import { type Figure, inMetres, minus, plus, type CalculatedFigure, timesIn } from './calculated-figure.ts';

/** Number of mitred, welded ends of a bar; the other ends are cut square. */
export type Mitres = 0 | 1 | 2;

/** Welding melts 3 mm of each mitred end, so the bar is cut longer: H + 6 for two mitres. */
export const cutLength = (finished: Figure, mitres: Mitres, { weldPerEnd }: CuttingAllowances): CalculatedFigure =>
  plus(finished, mitres * weldPerEnd);

/** Steel ends 80 mm short of a mitre and 10 mm short of a square end. */
export const steelLength = (finished: Figure, mitres: Mitres, rules: CuttingAllowances): CalculatedFigure =>
  minus(finished, mitres * rules.steelShortPerMitre + (2 - mitres) * rules.steelShortPerSquareEnd);

/** Screws along a length: one at each end and no gap wider than the pitch. */
export const screwsAlong = (length: Figure, pitch: Mm): CalculatedFigure => plus(timesIn(length, pitch), 1);

/** Anchors along one side of a frame, the first and last at their distance from the corner. */
export const anchorsAlong = (
  length: Figure,
  { anchorFromCorner, anchorMaxPitch }: CuttingAllowances,
): CalculatedFigure => plus(timesIn(minus(length, 2 * anchorFromCorner), anchorMaxPitch), 1);

/** Metres rounded to 0.01, as tape and seal are handed out. */
export const metres = (length: Figure): CalculatedFigure => inMetres(length);

/** The number of caps or blocks for this width. */
export const countAt = (width: number, { usual, wide, wideFrom }: CountByWidth): number =>
  width > wideFrom ? wide : usual;
