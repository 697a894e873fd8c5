import { fittingLimits, mostFittingRows, photoSubjects } from '@door/domain/catalogue/rows/fitting-settings';
import {
  coupledCounts,
  type InstallationColumn,
  installationFacts,
  installationPlaces,
  installationTextLimit,
  mostInstallationColumns,
} from '@door/domain/catalogue/rows/installation-profile';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { filledText, text } from '../input/text.ts';
import { manageCall, settle, versionInput } from './settle.ts';

const atMost = (rows: number) => [rows, `must have at most ${String(rows)} rows`] as const;

const columnInput = z
  .strictObject({
    Head: filledText(installationTextLimit),
    /** What it tells of each job; null: its text. */
    Tells: oneOf(installationFacts).nullable(),
    Text: text(installationTextLimit).default(''),
  })
  .transform(
    ({ Head, Tells, Text }): InstallationColumn =>
      Tells === null ? { head: Head, text: Text } : { head: Head, tells: Tells },
  );

const installationsInput = z.strictObject({
  Columns: z
    .array(columnInput)
    .min(1, 'must have a column')
    .max(...atMost(mostInstallationColumns))
    .refine((all) => new Set(all.map(({ head }) => head)).size === all.length, 'must have each heading once'),
  /** From how much glass on a door is told as glazed, in tenths of a per cent. */
  GlazedFrom: wholeNumberFrom(0, 1000),
  Coupled: oneOf(coupledCounts),
  Places: z
    .array(oneOf(installationPlaces))
    .min(1, 'must have a place')
    .max(...atMost(installationPlaces.length)),
});

const fittingInput = z
  .strictObject({
    ...versionInput,
    Checklist: z.array(filledText(fittingLimits.row)).max(...atMost(mostFittingRows)),
    RequiredPhotos: z.array(oneOf(photoSubjects)).max(photoSubjects.length, 'must have each once'),
    Guarantee: z
      .array(z.strictObject({ Part: filledText(fittingLimits.row), Months: wholeNumberFrom(1, fittingLimits.months) }))
      .max(...atMost(mostFittingRows)),
    /** How a register is told what was fitted; absent: as it is. */
    Installations: installationsInput.optional(),
  })
  .refine(({ Checklist }) => new Set(Checklist).size === Checklist.length, 'must have each row of the checklist once')
  .refine(
    ({ Guarantee }) => new Set(Guarantee.map(({ Part }) => Part)).size === Guarantee.length,
    'must have each part once',
  );

/**
 * What fitters answer and photograph before they hand doors over, for how long each part is guaranteed, and how a register is told of it.
 * What is handed over keeps its guarantee, and what was told its file.
 */
export const updateFitting = manageCall.input(fittingInput).mutation(async ({ ctx, input }) =>
  settle(ctx, input.Version, (client) => ({
    ...client,
    fitting: {
      ...client.fitting,
      checklist: input.Checklist,
      photos: [...new Set(input.RequiredPhotos)],
      guarantee: input.Guarantee.map(({ Part, Months }) => ({ part: Part, months: Months })),
      ...(input.Installations && {
        installations: {
          columns: input.Installations.Columns,
          glazedFrom: input.Installations.GlazedFrom,
          coupled: input.Installations.Coupled,
          places: installationPlaces.filter((place) => input.Installations?.Places.includes(place)),
        },
      }),
    },
  })),
);
