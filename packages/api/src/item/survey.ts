import { mm } from '@door/domain/lib/mm';
import { surveyFromWire } from '@door/wire/survey-wire';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { itemIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from './load-item.ts';
import { saveSurveyUpdate, surveyAnswer } from './surveys.ts';

/** Whole millimetres; no opening of this trade is larger. */
const largest = 10_000;

/** null: not measured. */
const measure = (least: number) =>
  z
    .int('must be whole mm, or null')
    .min(least, `must be at least ${least} mm`)
    .max(largest, `must be at most ${largest} mm`)
    // -0 is a number in JSON, and 0 in the database.
    .transform((value) => mm(Math.abs(value)))
    .nullable();

const length = measure(1);
const reveal = measure(0);
const three = z.tuple([length, length, length], 'must be three lengths').readonly();

const surveyInput = z.strictObject({
  Widths: three,
  Heights: three,
  Diagonals: z.tuple([length, length], 'must be two lengths').readonly(),
  Reveals: z.strictObject({ Left: reveal, Right: reveal, Top: reveal }),
  Notes: text(5000),
  Final: booleanInput,
});

/** The survey of an item; version 0 while nothing was measured. */
export const getSurvey = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => surveyAnswer(ctx, unwrapOrThrow(await loadItem(ctx, input, 'design'))));

const input = z.strictObject({
  ItemId: itemIdInput,
  Survey: surveyInput,
  /** Of the survey that was changed; 0 for a first one. */
  Version: z.int32('must be the Version of the survey').min(0, 'must be the Version of the survey'),
});

export const saveSurvey = procedure
  .allow('items.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Survey, Version } }) => {
    const item = unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    const wanted = { survey: surveyFromWire(Survey), isFinal: Survey.Final, version: Version };
    return surveyAnswer(ctx, await saveSurveyUpdate(ctx, item, wanted));
  });
