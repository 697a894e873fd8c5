import { buildPlaces, jobTypes, slabThicknesses, thresholdLayouts } from '@door/domain/build/choices';
import { z } from 'zod';
import { stockCodeInput, systemIdInput } from './ids.ts';
import { text } from './text.ts';

const on = z.boolean('must be true or false');

/** What only the trade sets, as it arrives from a page. */
export const buildInputs = [
  z.strictObject({ type: z.literal('build.nameJob'), numerals: text(100), address: text(1000) }),
  z.strictObject({ type: z.literal('build.chooseJobType'), jobType: z.enum(jobTypes) }),
  z.strictObject({ type: z.literal('build.chooseSystem'), systemId: systemIdInput }),
  z.strictObject({ type: z.literal('build.chooseProfile'), profile: z.enum(['WFO', 'NFO', 'HFO']) }),
  z.strictObject({ type: z.literal('build.chooseOpening'), opens: z.enum(['In', 'Out']) }),
  z.strictObject({ type: z.literal('build.chooseThresholdLayout'), layout: z.enum(thresholdLayouts) }),
  z.strictObject({ type: z.literal('build.chooseSlab'), slab: z.literal(slabThicknesses) }),
  z.strictObject({
    type: z.literal('build.chooseStock'),
    place: z.enum(buildPlaces),
    stock: stockCodeInput.nullable(),
  }),
  z.strictObject({ type: z.literal('build.secure'), on }),
  z.strictObject({ type: z.literal('build.sealAgainstSmoke'), on }),
  z.strictObject({ type: z.literal('build.laminate'), on }),
] as const;
