import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StandardDimension } from '../catalogue/frame-rows.ts';
import type { Mm } from '../model/mm.ts';

export interface WantedDimension {
  readonly dimension: StandardDimension['dimension'];
  readonly doors: 'single' | 'double';
  readonly current: Mm;
}

/** Standard widths or heights near the present one. Their ranges overlap on purpose: two may be offered. */
export const offeredStandardDimensions = (
  { dimension, doors, current }: WantedDimension,
  catalogue: Catalogue,
): readonly StandardDimension[] =>
  catalogue.rows.standardDimensions.filter(
    (row) =>
      row.dimension === dimension &&
      (row.doors === 'any' || row.doors === doors) &&
      row.from <= current &&
      current <= row.to,
  );
