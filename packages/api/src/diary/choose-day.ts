import { accepted, refused } from '@door/domain/door/model/result';
import { holdMinutes } from '@door/domain/selling/visit/customer-visit';
import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import type { Slot } from '@door/domain/selling/visit/offer-slots';
import { z } from 'zod';
import { boughtOf } from '../customer-page/bought.ts';
import { mustHaveCode, openPage } from '../customer-page/open-page.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { momentInput } from '../input/cursor.ts';
import { newIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { type CallScope, inOneTransaction, procedure, retriedWhenTaken } from '../procedure.ts';
import { boughtTokenInput } from '../quote/offer-input.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { heldVisit, jobsOfCustomer, momentOf, startToWire, visitsToWire, whyFixed } from './customer-visits.ts';
import { mayAskFor, type OpenedJob, slotsOf, type WantedStart } from './find-slot.ts';
import { standingVisits, stretchOf } from './load-diary.ts';
import { diaryMessages } from './messages.ts';
import { bookVisit, openJob } from './plan-visit.ts';

const asking = procedure.allow('offer.answer');
const choosing = asking.use(retriedWhenTaken).use(inOneTransaction);

/** Times at which somebody can come, for the customer alone: never who, and never how many could. */
export const fittingSlots = asking
  .input(z.strictObject({ Token: boughtTokenInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Token } }) => {
    await enforceOfferLimit(ctx, 'offer', Token);
    const stored = await orderOfCustomer(ctx, Token);
    const Visits = [];
    for (const job of await jobsOfCustomer(ctx, stored)) {
      const opened = { job, stored };
      if (!(await whyFixed(ctx, opened)).ok) continue;
      const [standing] = await standingVisits(ctx, job.id);
      Visits.push({
        VisitOf: job.id,
        Kind: job.kind,
        Slots: ((await slotsOf(ctx, opened)) ?? [])
          .map((slot) => slotToWire(ctx, slot))
          .filter(({ Start }) => Start !== standing?.from),
      });
    }
    return { Visits };
  });

const visitInput = {
  Token: boughtTokenInput,
  /** Made up by the page, so that a message that is sent twice has one effect. */
  Id: newIdInput,
  /** As the visit is named in `fittingSlots` and `getMyOrder`. */
  VisitOf: z.uuid('must be the VisitOf of a visit').transform((id) => id.toLowerCase()),
};

/** Keeps a time for a quarter of an hour, in place of what was kept before. */
export const holdSlot = choosing
  .input(z.strictObject({ ...visitInput, Start: momentInput }))
  .mutation(async ({ ctx, input: { Token, Id, VisitOf, Start } }) => {
    const opened = await openedVisit(ctx, Token, VisitOf);
    const id = ctx.ids.itemNamed(`hold ${VisitOf} ${Id}`);
    const held = await heldVisit(ctx, VisitOf);
    if (held?.visit.id === id) return { VisitOf, KeptUntil: held.until };
    unwrapOrThrow(await whyFixed(ctx, opened));
    const wanted = unwrapOrThrow(wantedAt(ctx, Start));
    unwrapOrThrow(await mayAskFor(ctx, opened, wanted));
    const until = new Date(ctx.clock.now().getTime() + holdMinutes * 60_000).toISOString();
    await bookVisit(ctx, opened, { wanted, hold: { id, until } });
    return { VisitOf, KeptUntil: until };
  });

/** Books what is kept for a customer who waits for a day. */
export const bookSlot = choosing.input(z.strictObject(visitInput)).mutation(({ ctx, input }) =>
  bookHeld(ctx, { call: 'bookSlot', sent: input }, ({ job }) => {
    if (!isWaiting(job.state)) unwrapOrThrow(refused('diary.ended', diaryMessages.cannot('booked again', job.state)));
    return {};
  }),
);

/** Moves a visit to the time that is kept for its customer. */
export const rebook = choosing.input(z.strictObject(visitInput)).mutation(({ ctx, input }) =>
  bookHeld(ctx, { call: 'rebook', sent: input }, ({ job }) => {
    if (job.state !== 'Booked') unwrapOrThrow(refused('diary.ended', diaryMessages.cannot('moved', job.state)));
    return { moves: job.moves + 1 };
  }),
);

interface Sent {
  readonly call: string;
  readonly sent: { readonly Token: string; readonly Id: string; readonly VisitOf: string };
}

async function bookHeld(
  ctx: CallScope,
  { call, sent }: Sent,
  change: (opened: OpenedJob) => { readonly moves?: number },
) {
  const opened = await openedVisit(ctx, sent.Token, sent.VisitOf);
  const idempotencyKey = idempotencyKeyOf(ctx, call, sent);
  if (opened.job.lastIdempotencyKey !== idempotencyKey) {
    const changed = change(opened);
    unwrapOrThrow(await whyFixed(ctx, opened));
    const held = await heldVisit(ctx, sent.VisitOf);
    const kept = unwrapOrThrow(held ? accepted(held) : refused('diary.hold-over', diaryMessages.holdOver));
    const wanted = unwrapOrThrow(wantedAt(ctx, kept.visit.from));
    await bookVisit(ctx, opened, { wanted, idempotencyKey, reason: diaryMessages.byCustomer, ...changed });
  }
  return { Visits: await visitsToWire(ctx, opened.stored) };
}

/** The order of a link, for whoever has typed its code; a stranger learns of no day. */
async function orderOfCustomer(ctx: CallScope, token: string): Promise<StoredOrder> {
  const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, token))));
  const bought = unwrapOrThrow(await boughtOf(ctx, link.sale));
  return unwrapOrThrow(bought.kind === 'order' ? accepted(bought.order) : refused('diary.none', diaryMessages.none));
}

/** A visit of a customer's own order, locked. */
async function openedVisit(ctx: CallScope, token: string, visitOf: string): Promise<OpenedJob> {
  await enforceOfferLimit(ctx, 'offerAnswer', token);
  const stored = await orderOfCustomer(ctx, token);
  const isOwn = (await jobsOfCustomer(ctx, stored)).some(({ id }) => id === visitOf);
  return unwrapOrThrow(isOwn ? await openJob(ctx, visitOf) : refused('diary.none', diaryMessages.none));
}

/** The time of a `Start`, on the minute. */
function wantedAt(ctx: CallScope, at: string): Result<WantedStart> {
  const { day, clock } = momentOf(ctx, at);
  const isOnMinute = Date.parse(at) % 60_000 === 0;
  return isOnMinute
    ? accepted({ teamId: null, day, start: clock })
    : refused('diary.no-slot', diaryMessages.notOffered([]));
}

const slotToWire = (ctx: CallScope, { visits: [first], visits }: Slot) => ({
  ...startToWire(ctx, first ? stretchOf(first, ctx.supplier.client.timeZone).from : ''),
  /** How many days it takes. */
  Days: visits.length,
});
