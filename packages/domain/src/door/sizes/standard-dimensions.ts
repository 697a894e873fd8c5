import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { StandardDimension } from '../../catalogue/rows/frame-rows.ts';
import type { SystemId } from '../model/ids.ts';
import type { Mm } from '../../lib/mm.ts';

export interface WantedDimension {
  readonly systemId: SystemId;
  readonly dimension: StandardDimension['dimension'];
  readonly doors: 'single' | 'double';
  readonly current: Mm;
}

/** The standard widths and heights of a system. */
export const standardDimensionsOf = (systemId: SystemId, { sold }: Catalogue): readonly StandardDimension[] =>
  sold.standardDimensions.filter(({ systems }) => !systems || systems.includes(systemId));

/** Standard widths or heights near the present one. Their ranges overlap on purpose: two may be offered. */
export const standardDimensionOptions = (
  { systemId, dimension, doors, current }: WantedDimension,
  catalogue: Catalogue,
): readonly StandardDimension[] =>
  standardDimensionsOf(systemId, catalogue).filter(
    (row) =>
      row.dimension === dimension &&
      (row.doors === 'any' || row.doors === doors) &&
      row.from <= current &&
      current <= row.to,
  );
