import { designLabel } from '@door/domain/door/design/design-label';
import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { isSameDoor, orderDoors } from '@door/domain/selling/delivery/delivery';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { fittedLines } from '@door/domain/selling/visit/fitted-door';
import { handoverToAnswer, standingHandovers, type StoodHandover } from '@door/domain/selling/visit/unsigned';
import { z } from 'zod';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { dayClock } from '../fitting/visit-facts.ts';
import type { StoredVisitEvent } from '../fitting/visit-event-store.ts';
import { newIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { stagingMessages } from '../messages.ts';
import { messagesAfter } from '../message/tell-customer.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { dayOf } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { boughtTokenInput, confirmedInput } from '../quote/offer-input.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { boughtOf } from './bought.ts';
import { mustHaveCode, openPage } from './open-page.ts';
import { askQuestion } from './thread.ts';

const { signing: t } = stagingMessages;

/** The handover that the customer is asked about, since nobody has signed it; null: none. */
export async function handoverToWire(ctx: CallScope, stored: StoredOrder) {
  const asked = await askedHandover(ctx, stored);
  if (!asked) return null;
  const { event, standing } = asked;
  return {
    HandoverId: event.id,
    /** ISO day. */
    On: dayOf(ctx, event.at),
    /** The last ISO day; then it counts by the terms. null: the customer has said what is wrong, and signs once that is put right. */
    Until: standing.is === 'asked' ? standing.until : null,
    /** What whoever signs ticks, and sends as it stands here. */
    ToConfirm: await sentencesOf(ctx, stored, event),
  };
}

const askedHandover = async (ctx: CallScope, { id }: StoredOrder) =>
  handoverToAnswer(standingHandovers(await ctx.stores.visitEvents.ofOrders([id]), dayClock(ctx)));

async function sentencesOf(
  ctx: CallScope,
  { order }: StoredOrder,
  { doors, at }: StoodHandover<StoredVisitEvent>['event'],
): Promise<string[]> {
  const lines = fittedLines(order);
  const items = await ctx.stores.items.find(lines.map(({ itemId }) => itemId));
  const handed = orderDoors(lines).filter((door) => doors === null || doors.some((each) => isSameDoor(each, door)));
  const names = handed.map(({ lineId }) => {
    const itemId = lines.find(({ id }) => id === lineId)?.itemId;
    const found = items.find(({ item }) => item.id === itemId);
    return found ? designLabel(found.item, ctx.supplier.catalogue) : '';
  });
  return [t.sentence(dayOf(ctx, at), names)];
}

const answerInput = z.strictObject({
  Token: boughtTokenInput,
  /** Made up by the page, so that an answer that is sent twice is given once. */
  Id: newIdInput,
  /** As `getMyOrder` gave it. */
  HandoverId: newIdInput,
  Answer: z.discriminatedUnion('As', [
    z.strictObject({
      As: z.literal('signed'),
      Name: filledText(200),
      /** The sentences that were ticked: `ToConfirm`, whole. */
      Confirmed: confirmedInput,
    }),
    z.strictObject({ As: z.literal('wrong'), Text: filledText(pageLimits.text) }),
  ]),
});

/** The customer signs a handover that nobody has signed at the door, or says what is wrong with it. Said again, it is the same answer. */
export const answerHandover = procedure
  .allow('offer.answer')
  .input(answerInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Id, HandoverId, Answer } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, Token))));
    const bought = unwrapOrThrow(await boughtOf(ctx, link.sale));
    const stored = unwrapOrThrow(bought.kind === 'order' ? await loadOrder(ctx, bought.order.id) : none);
    const { visitEvents } = ctx.stores;
    const [known] = await visitEvents.find([Id]);
    if (known) return { Id };
    const asked = unwrapOrThrow(await openHandover(ctx, stored, HandoverId));
    const sentences = await sentencesOf(ctx, stored, asked.event);
    const recorded = {
      ...{ id: Id, orderId: stored.id, visitId: asked.event.visitId, undoes: null, handover: HandoverId },
      ...({ how: 'page', photo: null, who: null, deviceAt: null } as const),
      at: ctx.clock.now().toISOString(),
    };
    if (Answer.As === 'wrong') {
      await visitEvents.add([{ ...recorded, kind: 'objected', signature: null }]);
      await askQuestion(ctx, bought, { id: Id, text: t.wrong(dayOf(ctx, asked.event.at), Answer.Text) });
    } else {
      if (!isEqual(Answer.Confirmed, sentences)) unwrapOrThrow(refused('page.other-handover', t.other));
      const text = sentences.join('\n');
      const signature = { name: Answer.Name, strokes: [], svg: '', text, hash: ctx.ids.digest(text) };
      await visitEvents.add([{ ...recorded, kind: 'accepted', signature }]);
      await messagesAfter(ctx, stored, 'install');
    }
    return { Id };
  });

const none: Result<never> = refused('page.no-handover', t.none);

async function openHandover(ctx: CallScope, stored: StoredOrder, id: string) {
  const asked = await askedHandover(ctx, stored);
  if (!asked) return none;
  return asked.event.id === id ? accepted(asked) : refused('page.other-handover', t.other);
}
