import { accepted, refused } from '@door/domain/door/model/result';
import { faultKinds, mayReportFault } from '@door/domain/selling/fault/fault';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/arrange/overall-box';
import { technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { z } from 'zod';
import { boughtOf } from '../customer-page/bought.ts';
import { mustHaveCode, openPage } from '../customer-page/open-page.ts';
import { keepPhotos, salePhotosInput, uploadedPhotos } from '../customer-page/sale-photos.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { oneOf } from '../input/choices.ts';
import { newIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';
import { stagingMessages } from '../messages.ts';
import { stageNow } from '../order/stage-facts.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { boughtTokenInput } from '../quote/offer-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { moveFault } from './move-fault.ts';
import { openFault } from './open-fault.ts';

const reportInput = z.strictObject({
  Token: boughtTokenInput,
  /** Made up by the page, so that a fault that is sent twice is reported once. */
  Id: newIdInput,
  /** Of the order that the page is about: any other is no part of it. */
  LineId: newIdInput,
  /** The part of the drawing that was tapped, `door:glass-1`. */
  Area: text(60),
  Kind: oneOf(faultKinds),
  Text: filledText(pageLimits.text),
  PhotoUrls: salePhotosInput,
});

/** A customer reports what is wrong with a door that has arrived: a task of the supplier's people. */
export const reportFault = procedure
  .allow('offer.answer')
  .input(reportInput)
  .use(async ({ ctx, input, next }) => next({ ctx: { uploads: await uploadedPhotos(ctx, input) } }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Id, LineId, Area, Kind, Text } }) => {
    const { order, sale } = await orderWithCode(ctx, Token);
    const { faults, threads: written } = ctx.stores;
    await written.lock(sale);
    if (await faults.find(Id)) return { Id };
    if (!mayReportFault(await stageNow(ctx, order)))
      unwrapOrThrow(refused('fault.too-early', stagingMessages.faults.tooEarly));
    const areas = await areasOf(ctx, order, LineId);
    if (!areas.includes(Area)) unwrapOrThrow(refused('fault.no-part', stagingMessages.faults.noPart));
    await openFault(ctx, { order, sale }, { id: Id, lineId: LineId, area: Area, kind: Kind, text: Text });
    await keepPhotos(ctx, { sale, about: Id, uploads: ctx.uploads });
    return { Id };
  });

const reopenInput = z.strictObject({
  Token: boughtTokenInput,
  /** Made up by the page, so that what is sent twice is said once. */
  EventId: newIdInput,
  FaultId: newIdInput,
  Text: filledText(pageLimits.text),
});

/** The customer says that a fault is still there. */
export const reopenFault = procedure
  .allow('offer.answer')
  .input(reopenInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, EventId, FaultId, Text } }) => {
    const { order, sale } = await orderWithCode(ctx, Token);
    const found = await ctx.stores.faults.find(FaultId);
    const stored = unwrapOrThrow(
      found?.fault.orderId === order.id ? accepted(found) : refused('fault.none', stagingMessages.faults.none),
    );
    await moveFault(ctx, stored.fault.id, { sale, id: EventId, move: 'reopen', text: Text, who: null });
    return { FaultId };
  });

/** The order of a page, for a caller who has its code. */
async function orderWithCode(ctx: CallScope, token: string) {
  await enforceOfferLimit(ctx, 'offerAnswer', token);
  const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, token))));
  const bought = unwrapOrThrow(await boughtOf(ctx, link.sale));
  const order = unwrapOrThrow(
    bought.kind === 'order' ? accepted(bought.order) : refused('fault.too-early', stagingMessages.faults.tooEarly),
  );
  return { order, sale: link.sale };
}

const areasOf = async (ctx: CallScope, order: StoredOrder, lineId: string): Promise<readonly string[]> =>
  (await partsOf(ctx, order, lineId)).map(({ part }) => part);

/** The parts of a line's drawing that can be tapped; empty: the order has no such line. */
export async function partsOf({ stores, supplier }: CallScope, { order }: StoredOrder, lineId: string) {
  const itemId = order.lines.find(({ id }) => id === lineId)?.itemId;
  const found = itemId && (await stores.items.find([itemId])).at(0);
  if (!found) return [];
  const { catalogue } = supplier;
  const facts = factsOf({ item: found.item, catalogue, side: 'external' });
  return technicalDrawing(facts, { overall: overallBox(found.item, catalogue), figure: 1 }).parts;
}
