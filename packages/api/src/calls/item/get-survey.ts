import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { answerSurvey } from '../../office/surveys.ts';

/** What was measured where an item will stand; version 0 while nothing was. */
export const getSurvey = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) => answerSurvey(ctx, insist(await reachItem(ctx, input, 'design'))));
