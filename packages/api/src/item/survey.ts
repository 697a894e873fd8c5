import { surveyFromWire } from '@door/wire/survey-wire';
import { z } from 'zod';
import { itemIdInput } from '../input/ids.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from './load-item.ts';
import { surveyInput, surveyVersionInput } from './survey-input.ts';
import { saveSurveyUpdate, surveyAnswer } from './surveys.ts';

/** The survey of an item; version 0 while nothing was measured. */
export const getSurvey = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => surveyAnswer(ctx, unwrapOrThrow(await loadItem(ctx, input, 'design'))));

const input = z.strictObject({
  ItemId: itemIdInput,
  Survey: surveyInput,
  Version: surveyVersionInput,
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
