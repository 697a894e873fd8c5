import { itemToWire } from '@door/wire/item-to-wire';
import { surveyFromWire } from '@door/wire/survey-wire';
import { z } from 'zod';
import { orderLineIdInput, visitIdInput } from '../input/ids.ts';
import type { StoredItem } from '../item/item-store.ts';
import { asSoldNow } from '../item/load-item.ts';
import { surveyInput, surveyVersionInput } from '../item/survey-input.ts';
import { saveSurveyUpdate, surveyAnswer } from '../item/surveys.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { fittingMessages } from './messages.ts';
import { noVisit, openVisit, type OpenedVisit } from './open-visit.ts';

/** What is measured at a visit: each door with the form of its survey, so that a phone has it where there is no network. */
export async function measuresOf(ctx: OfficeScope, { job, stored: { order } }: Pick<OpenedVisit, 'job' | 'stored'>) {
  if (job.kind !== 'survey') return [];
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  const wired = [];
  for (const { id, itemId } of order.lines) {
    const found = items.find(({ item }) => item.id === itemId);
    if (found) wired.push({ LineId: id, ...(await measureToWire(ctx, asSoldNow(found, ctx.supplier))) });
  }
  return wired;
}

/** A door with its form. Its size is the office’s to change: whoever measures may say that it does not fit, and no more. */
async function measureToWire(ctx: OfficeScope, stored: StoredItem) {
  const answer = await surveyAnswer(ctx, stored);
  return {
    Door: itemToWire(stored, ctx.supplier.catalogue),
    Survey: { ...answer, Locked: { ...answer.Locked, Sizes: answer.Locked.Sizes ?? fittingMessages.sizes } },
  };
}

/** Saves what somebody measures on their own visit. One of an older version is refused, so that it overwrites nothing. */
export const saveSurvey = procedure
  .allow('visits.do')
  .input(
    z.strictObject({
      VisitId: visitIdInput,
      LineId: orderLineIdInput,
      Survey: surveyInput,
      Version: surveyVersionInput,
    }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { VisitId, LineId, Survey, Version } }) => {
    const { stored } = await openVisit(ctx, VisitId);
    const line = stored.order.lines.find(({ id }) => id === LineId);
    const item = line && (await ctx.stores.items.load(line.itemId));
    if (!item) return unwrapOrThrow<never>(noVisit());
    const wanted = { survey: surveyFromWire(Survey), isFinal: Survey.Final, version: Version };
    const saved = await saveSurveyUpdate(ctx, asSoldNow(item, ctx.supplier), wanted);
    return { LineId, ...(await measureToWire(ctx, saved)) };
  });
