import { accepted, refused } from '@door/domain/door/model/result';
import { checkHeldShare, holdUntil, isHoldAlive, usualHoldDay } from '@door/domain/making/promise/place-hold';
import { keptDate, type PromisedDate } from '@door/domain/making/promise/promise';
import { askedOn } from '@door/domain/making/promise/what-if';
import { mayBecomeOrder } from '@door/domain/selling/quote/quote-cycle';
import { z } from 'zod';
import { roomOfWeeks } from '../batch/week-room.ts';
import { dateInput } from '../input/cursor.ts';
import { holdIdInput, newIdInput, quoteIdInput } from '../input/ids.ts';
import { messages, promisingMessages } from '../messages.ts';
import { notBeforeInput } from '../order/order-input.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { loadQuote } from '../quote/load-quote.ts';
import { figuresOf } from '../quote/quote-figures.ts';
import type { StoredQuote } from '../quote/quote-store.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { heldInWeeks, holdOfQuote } from './held-places.ts';
import type { StoredHold } from './hold-store.ts';
import { type PromisedSale, promiseFacts } from './promise-facts.ts';
import { checkedPromise } from './promise-order.ts';
import { holdToWire } from './hold-to-wire.ts';
import { goodsOf } from './promised-goods.ts';
import { hasUnknownRows, promisedSaleOfQuote } from './promised-sales.ts';

const holdInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice holds one place. */
  Id: newIdInput,
  QuoteId: quoteIdInput,
  /** A week or a day that the customer wants it not before; absent: as soon as it can be. */
  NotBefore: notBeforeInput.optional(),
  /** The last day of the hold; absent: seven days from today, or the last day of the quote where that is sooner. */
  Until: dateInput.optional(),
});
type Asked = z.output<typeof holdInput>;

/** Keeps the place and the goods of a quote until a day, at a date that stands until then. */
export const hold = procedure
  .allow('quotes.manage')
  .input(holdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    // Two holds at once would take the same room. Promises are locked before quotes and orders.
    await ctx.stores.batches.lockPromises();
    const stored = unwrapOrThrow(await loadQuote(ctx, input.QuoteId));
    const earlier = await ctx.stores.holds.find(input.Id);
    if (earlier) return holdToWire(ctx, unwrapOrThrow(asAsked(earlier, input)));
    const { validUntil, totals } = await figuresOf(ctx, stored);
    const days = { today: today(ctx), validUntil };
    const until = unwrapOrThrow(holdUntil(input.Until ?? usualHoldDay(days), days, promisingMessages));
    unwrapOrThrow(await mayBeHeld(ctx, stored));
    const sale = await promisedSaleOfQuote(ctx, stored, { totals });
    const date = unwrapOrThrow(await heldDate(ctx, sale, { until, notBefore: input.NotBefore ?? null }));
    await ctx.stores.holds.add({
      id: input.Id,
      quoteId: stored.id,
      until,
      notBefore: input.NotBefore ?? null,
      points: sale.points,
      date: keptDate(date),
      demand: (await goodsOf(ctx, sale)).map(({ key, quantity, stage }) => ({
        key,
        quantity,
        stage,
      })),
      madeBy: ctx.caller.userId,
      madeAt: ctx.clock.now().toISOString(),
    });
    const told = promisingMessages.holds.told(date.week, until);
    await recordHistory(ctx, [{ about: 'quote', aboutId: stored.id, kind: 'hold', from: null, to: told }]);
    return holdToWire(ctx, unwrapOrThrow(await madeHold(ctx, input.Id)));
  });

/** Gives a place free again. One that has ended by itself stays ended. */
export const releaseHold = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ Id: holdIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    const { quoteId } = unwrapOrThrow(await madeHold(ctx, Id));
    await loadQuote(ctx, quoteId);
    const held = unwrapOrThrow(await madeHold(ctx, Id));
    if (!isHoldAlive(held, today(ctx))) return holdToWire(ctx, held);
    const { userId: by } = ctx.caller;
    await ctx.stores.holds.end(Id, { at: ctx.clock.now().toISOString(), by, takenBy: null });
    const told = promisingMessages.holds.told(held.week, held.until);
    await recordHistory(ctx, [{ about: 'quote', aboutId: quoteId, kind: 'hold', from: told, to: null }]);
    return holdToWire(ctx, unwrapOrThrow(await madeHold(ctx, Id)));
  });

async function madeHold({ stores }: OfficeScope, id: string): Promise<Result<StoredHold>> {
  const found = await stores.holds.find(id);
  return found ? accepted(found) : refused('hold.none', messages.hold.none);
}

/** A message that arrives twice finds its hold. */
function asAsked(earlier: StoredHold, { QuoteId, NotBefore, Until = earlier.until }: Asked): Result<StoredHold> {
  const isSame = earlier.quoteId === QuoteId && earlier.notBefore === (NotBefore ?? null) && earlier.until === Until;
  return isSame ? accepted(earlier) : refused('hold.taken', messages.hold.taken);
}

async function mayBeHeld(ctx: OfficeScope, { id, quote }: StoredQuote): Promise<Result<string>> {
  const { holds: texts } = promisingMessages;
  if (!mayBecomeOrder(quote.state)) return refused('hold.not-open', texts.notOpen(quote.state));
  if (quote.lines.length === 0) return refused('hold.no-lines', texts.noLines);
  const held = await holdOfQuote(ctx, id);
  return held ? refused('hold.exists', texts.exists(held.until)) : accepted(id);
}

interface HeldFor {
  readonly until: string;
  readonly notBefore: string | null;
}

/** The date that stands until that day, in a week that lets so much be held. */
async function heldDate(
  ctx: OfficeScope,
  sale: PromisedSale,
  { until, notBefore }: HeldFor,
): Promise<Result<PromisedDate>> {
  const none = refused('hold.no-date', promisingMessages.holds.noDate);
  if (hasUnknownRows(ctx, sale)) return none;
  const facts = await promiseFacts(ctx, sale);
  const date = checkedPromise(askedOn({ ...facts, order: { ...facts.order, notBefore } }, until));
  if (date === null) return none;
  const { week } = date;
  const share = { week, points: sale.points, held: (await heldInWeeks(ctx))(week) };
  const { capacity } = (await roomOfWeeks(ctx))(week);
  const checked = checkHeldShare({ ...share, capacity }, promisingMessages);
  return checked.ok ? accepted(date) : checked;
}
