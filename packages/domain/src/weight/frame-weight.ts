import type { FrameProfileRow } from '../catalogue/frame-rows.ts';
import type { ComponentWeights } from '../catalogue/production-rows.ts';
import type { Size } from '../model/mm.ts';

/** A reinforced frame on four sides. */
export const frameKg = ({ width, height }: Size, profile: FrameProfileRow): number =>
  barKg(2 * (width + height), profile);

/** A reinforced frame on three sides, standing on an aluminium bar. */
export const frameOnThresholdKg = (
  { width, height }: Size,
  profile: FrameProfileRow,
  { thresholdKgPerMetre }: ComponentWeights,
): number => barKg(2 * height + width, profile) + (width / 1000) * thresholdKgPerMetre;

const barKg = (length: number, profile: FrameProfileRow): number =>
  (length / 1000) * (profile.kgPerMetre + profile.steelKgPerMetre);
