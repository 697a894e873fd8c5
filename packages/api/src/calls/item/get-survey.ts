import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { surveyAnswer } from '../../office/surveys.ts';

/** The survey of an item; version 0 while nothing was measured. */
export const getSurvey = (procedure: Procedure) =>
  procedure
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) => surveyAnswer(ctx, unwrapOrThrow(await loadItem(ctx, input, 'design'))));
