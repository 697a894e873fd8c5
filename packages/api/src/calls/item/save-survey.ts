import { surveyFromWire } from '@door/wire/survey-wire';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { surveyInput } from '../../input/survey.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { answerSurvey, keepSurvey } from '../../office/surveys.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  Survey: surveyInput,
  /** Of the survey that was changed; 0 for a first one. */
  Version: z.int32('must be the Version of the survey').min(0, 'must be the Version of the survey'),
});

export const saveSurvey = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, Survey, Version } }) => {
      const item = insist(await reachItem(ctx, ItemId, 'design'));
      const wanted = { survey: surveyFromWire(Survey), isFinal: Survey.Final, version: Version };
      return answerSurvey(ctx, await keepSurvey(ctx, item, wanted));
    });
