import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { changedFacts, confirmedDifference, drawingSentences } from '@door/domain/selling/order/drawing-confirmation';
import { amountText } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { oneOf } from '../input/choices.ts';
import { orderIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { messages, paperTexts, stagingMessages } from '../messages.ts';
import { drawingState, type DrawingState } from '../order/drawing-state.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import { dayOf } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { boughtTokenInput, confirmedInput } from '../quote/offer-input.ts';
import type { OrderConfirmation } from '../quote/offer-store.ts';
import { versionHashInput, versionNumberInput } from '../quote/quote-input.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { boughtOf } from './bought.ts';
import { mustHaveCode, openPage } from './open-page.ts';

/** The drawing that the customer confirms or has confirmed, with what is other than what they accepted; null: there is none. */
export async function drawingToWire(ctx: CallScope, stored: StoredOrder) {
  const drawing = await drawingState(ctx, stored);
  const confirmed = drawing && (await ctx.stores.orderVersions.find(stored.id, drawing.version));
  if (!drawing || !confirmed) return null;
  const { frozen } = confirmed;
  const { quote } = stored.order;
  const sent = quote && (await ctx.stores.quoteVersions.find(quote.id, quote.version));
  const difference = confirmedDifference(frozen.totals.total, quote?.total ?? null);
  const changes = sent
    ? changedFacts(sent.frozen.paper.positions, frozen.paper.positions, {
        staging: stagingMessages,
        paper: paperTexts.paper,
      })
    : [];
  return {
    Version: drawing.version,
    Hash: drawing.hash,
    /** ISO day; null: it waits for that. */
    ConfirmedOn: drawing.confirmation && dayOf(ctx, drawing.confirmation.at),
    /** What whoever confirms ticks, and sends as it stands here. */
    ToConfirm: drawingSentences(frozen, stagingMessages),
    Total: amountText(frozen.totals.total),
    Currency: frozen.totals.total.currency,
    /** What it comes to beyond what was accepted, `146.12`; null: the same. */
    Difference: difference && amountText(difference),
    Changes: changes.map(({ heading, label, before, after }) => ({
      Heading: heading,
      Label: label,
      Before: before,
      After: after,
    })),
  };
}

const confirmInput = z.strictObject({
  Token: boughtTokenInput,
  Version: versionNumberInput,
  /** As `getMyOrder` gave it: what is confirmed is exactly what was seen. */
  Hash: versionHashInput,
  Name: filledText(200),
  /** The sentences that were ticked: `ToConfirm`, whole and in their order. */
  Confirmed: confirmedInput,
});

/** The customer confirms the drawing. Said again, it is the same confirmation. */
export const confirmOrder = procedure
  .allow('offer.answer')
  .input(confirmInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Version, Hash, Name, Confirmed } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, Token))));
    const bought = unwrapOrThrow(await boughtOf(ctx, link.sale));
    const order = unwrapOrThrow(bought.kind === 'order' ? await loadOrder(ctx, bought.order.id) : noDrawing);
    const drawing = unwrapOrThrow(await openDrawing(ctx, order));
    const frozen = (await ctx.stores.orderVersions.find(order.id, drawing.version))?.frozen;
    const isSeen = Version === drawing.version && Hash === drawing.hash;
    if (!frozen || !isSeen || !isEqual(Confirmed, drawingSentences(frozen, stagingMessages)))
      unwrapOrThrow(refused('page.other-drawing', messages.page.otherDrawing));
    await recordConfirmation(ctx, order, {
      drawing,
      how: 'link',
      name: Name,
      confirmed: Confirmed,
      text: '',
      who: null,
      addressMark: ctx.offerLinks.addressMark(ctx.address),
      agent: ctx.agent,
    });
    return { Version };
  });

const ways = ['phone', 'paper', 'mail'] as const;

const waiveInput = z.strictObject({
  Id: orderIdInput,
  /** How the customer said so. */
  How: oneOf(ways),
  /** Why their page was not used. */
  Reason: filledText(500),
});

/** The same for a customer who has said so to a person of the supplier. */
export const waiveDrawing = procedure
  .allow('orders.sell')
  .input(waiveInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, How, Reason } }) => {
    const order = unwrapOrThrow(await loadOrder(ctx, Id));
    const drawing = unwrapOrThrow(await openDrawing(ctx, order));
    await recordConfirmation(ctx, order, {
      drawing,
      how: How,
      name: '',
      confirmed: [],
      text: Reason,
      who: ctx.caller.userId,
      addressMark: '',
      agent: '',
    });
    return { Id, Version: drawing.version };
  });

const noDrawing: Result<never> = refused('page.no-drawing', messages.page.noDrawing);

async function openDrawing(ctx: CallScope, order: StoredOrder): Promise<Result<DrawingState>> {
  const drawing = await drawingState(ctx, order);
  return drawing ? accepted(drawing) : noDrawing;
}

interface Said extends Omit<OrderConfirmation, 'id' | 'orderId' | 'version' | 'hash' | 'at'> {
  readonly drawing: DrawingState;
}

/** One confirmation of each version: the first stays. */
async function recordConfirmation(
  ctx: CallScope,
  stored: StoredOrder,
  { drawing: { version, hash, confirmation }, ...said }: Said,
): Promise<void> {
  if (confirmation !== null) return;
  const orderId = stored.id;
  const id = ctx.ids.itemNamed(`drawing ${orderId} ${hash}`);
  const at = ctx.clock.now().toISOString();
  await ctx.stores.offers.addConfirmation({ id, orderId, version, hash, at, ...said });
  const reason = said.how === 'link' ? '' : `${messages.page.drawingWaived[said.how]}: ${said.text}`;
  await recordHistory(ctx, [{ about: 'order', aboutId: orderId, kind: 'offer', from: null, to: 'confirmed', reason }]);
  await orderTasksAfter(ctx, stored, { occasion: 'drawing-confirmed' });
}
