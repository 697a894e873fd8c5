import {
  areAreasOnce,
  isArea,
  tidyArea,
  type TransportZone,
  zoneLimits,
} from '@door/domain/catalogue/rows/transport-zone';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { filledText } from '../input/text.ts';

/** 1 (Monday) to 7 (Sunday); none: every day on which the works are open. */
export const weekdaysInput = z.array(wholeNumberFrom(1, 7)).max(7, 'must have at most 7 weekdays');

/** Weekdays in their order, each once. */
export const tidyWeekdays = (weekdays: readonly number[]): readonly number[] =>
  [...new Set(weekdays)].toSorted((one, other) => one - other);

/** Where doors leave on weekdays of their own: by how postcodes begin, `D02`, and by places, `Galway`. */
export const zonesInput = z
  .array(
    z.strictObject({
      Areas: z
        .array(
          filledText(zoneLimits.letters).refine(isArea, 'must be the beginning of a postcode or a place'),
          'must be a list of areas',
        )
        .min(1, 'must name an area')
        .max(zoneLimits.areas, `must have at most ${String(zoneLimits.areas)} areas`),
      Weekdays: weekdaysInput,
    }),
    'must be a list of zones',
  )
  .max(zoneLimits.zones, `must have at most ${String(zoneLimits.zones)} zones`)
  .transform((zones) =>
    zones.map(
      ({ Areas, Weekdays }): TransportZone => ({ areas: Areas.map(tidyArea), weekdays: tidyWeekdays(Weekdays) }),
    ),
  )
  .refine(areAreasOnce, 'must have each area once');

export const zonesToWire = (zones: readonly TransportZone[]) =>
  zones.map(({ areas, weekdays }) => ({
    /** How postcodes begin, and places. */
    Areas: [...areas],
    /** None: every day on which the works are open. */
    Weekdays: [...weekdays],
  }));

/** For the history of settings: `D, A94: 1, 3; GALWAY: 2`. */
export const zonesText = (zones: ReturnType<typeof zonesToWire>): string =>
  zones.map(({ Areas, Weekdays }) => `${Areas.join(', ')}: ${Weekdays.join(', ')}`).join('; ');
