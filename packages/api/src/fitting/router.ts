import { clockIn } from '@door/domain/lib/calendar-day';
import { sizeText } from '@door/domain/lib/mm';
import { numberText } from '@door/domain/lib/running-number';
import { isSameDoor } from '@door/domain/selling/delivery/delivery';
import { amountText } from '@door/domain/selling/pricing/money';
import { handedOver } from '@door/domain/selling/visit/visit-event';
import { visitNow } from '@door/domain/selling/visit/visit-now';
import { z } from 'zod';
import { findCustomer } from '../customer/customers.ts';
import { saleOfOrder, saleUrl } from '../customer-page/customer-link.ts';
import { doorsToBring } from '../delivery/open-load.ts';
import type { StoredJob, StoredVisit } from '../diary/diary-store.ts';
import { daysIn } from '../diary/load-diary.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { dateInput } from '../input/cursor.ts';
import { newIdInput, visitIdInput } from '../input/ids.ts';
import { orderMoney } from '../order/order-money.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { handOver } from './hand-over.ts';
import { isSeenDay, noVisit, openVisit, type OpenedVisit, ownResource } from './open-visit.ts';
import { record } from './record.ts';
import { linesOf, notesOf, stepsOf } from './visit-details.ts';
import { isCashTaker, takeCash } from './take-cash.ts';
import { measuresOf, saveSurvey } from './visit-survey.ts';

const visiting = procedure.allow('visits.do').use(inOneTransaction);

/** What is booked on the caller on a day; of days long past or far ahead nothing is shown. */
const myDay = visiting.input(z.strictObject({ Day: dateInput })).query(async ({ ctx, input: { Day } }) => {
  const me = await ownResource(ctx);
  const visits = me && isSeenDay(ctx, Day) ? await visitsOf(ctx, me.id, Day) : [];
  return {
    Today: today(ctx),
    /** '' for somebody whom nobody has tied to a person of the diary. */
    Name: me?.name ?? '',
    Visits: visits,
  };
});

async function visitsOf(ctx: OfficeScope, resourceId: string, day: string) {
  const { diary, orders } = ctx.stores;
  const stretch = daysIn(day, 1, ctx.supplier.client.timeZone);
  const booked = (await diary.bookings(stretch)).filter(
    (each) => each.resourceId === resourceId && each.heldUntil === null && each.visitId !== null,
  );
  const mine = new Set(booked.map(({ visitId }) => visitId));
  const visits = (await diary.visits(stretch))
    .filter(({ id, isCancelled }) => mine.has(id) && !isCancelled)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const jobs = await diary.jobs({ ids: visits.map(({ jobId }) => jobId) });
  const found = await orders.find(jobs.map(({ orderId }) => orderId));
  const wired = [];
  for (const visit of visits) {
    const job = jobs.find(({ id }) => id === visit.jobId);
    const stored = found.find(({ id }) => id === job?.orderId);
    if (job && stored) wired.push(await visitToWire(ctx, { visit, job, stored }));
  }
  return wired;
}

const timesOf = (ctx: OfficeScope, visit: StoredVisit, job: StoredJob) => ({
  Id: visit.id,
  Day: dayOf(ctx, visit.from),
  From: clockIn(visit.from, ctx.supplier.client.timeZone),
  To: clockIn(visit.to, ctx.supplier.client.timeZone),
  Kind: job.kind,
  State: job.state,
  /** Which of its job, from 1. */
  Ordinal: visit.ordinal,
});

/** Everything that fitters need at the door, so that a phone has it where there is no network. No price is in it, but what is still owed. */
async function visitToWire(ctx: OfficeScope, { visit, job, stored }: OpenedVisit) {
  const { client } = ctx.supplier;
  const { order } = stored;
  const customer = unwrapOrThrow(await findCustomer(ctx, order.customerId)).details;
  const events = await ctx.stores.visitEvents.ofOrders([stored.id]);
  const handed = handedOver(order, events);
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  const doors = await doorsToBring(ctx, stored);
  const own = events.filter(({ visitId }) => visitId === visit.id);
  const now = visitNow(own);
  const loads = await ctx.stores.loads.find(doors.flatMap(({ load }) => load ?? []));
  const { balance } = await orderMoney(ctx, stored);
  return {
    ...timesOf(ctx, visit, job),
    Number: numberText('order', stored.number),
    Customer: customer.name,
    Phone: customer.phone,
    Address: order.deliveryAddress,
    Note: order.note,
    /** What is still to be paid, `1031.71`; '' for nothing. */
    Open: balance.open.minor > 0 ? amountText(balance.open) : '',
    Currency: order.currency,
    /** Whether the caller may take it in cash; absent: they may not. */
    ...((await isCashTaker(ctx)) && { MayTakeCash: true as const }),
    HeaviestPersons: job.need.persons,
    Tools: [...job.need.tools],
    /** The last of what the customer and the office have written to each other, oldest first. */
    Notes: await notesOf(ctx, stored),
    /** Where the customer pays what is open; '' where nothing is. */
    PayUrl: balance.open.minor > 0 && stored.order.remake === null ? await saleUrl(ctx, saleOfOrder(stored)) : '',
    /** What each line looks like. */
    Lines: await linesOf(ctx, stored, items),
    /** What is measured, on visits to measure alone. */
    Measures: await measuresOf(ctx, { job, stored }),
    Doors: (job.kind === 'survey' ? [] : doors).flatMap((door) => {
      const fitted = handed.find((each) => isSameDoor(each, door));
      const item = items.find(
        (each) => each.item.id === order.lines.find(({ id }) => id === door.lineId)?.itemId,
      )?.item;
      if (!fitted || !item) return [];
      return [
        {
          LineId: door.lineId,
          Unit: door.unit,
          Item: door.item,
          Name: door.name,
          Size: sizeText(item.frame.overall),
          /** On its label; '' while the works have not released it. */
          Code: door.code,
          Kg: Math.round(door.kg),
          Van: loads.find(({ id }) => id === door.load)?.load.van ?? '',
          IsHandedOver: fitted.at !== null,
        },
      ];
    }),
    Checklist: [...client.fitting.checklist],
    RequiredPhotos: [...client.fitting.photos],
    /** From the day of the handover, which the phone may not tell the server for a while. */
    Guarantee: client.fitting.guarantee.map(({ part, months }) => ({ Part: part, Months: months })),
    Supplier: client.name,
    Now: {
      SetOut: now.setOut,
      Arrived: now.arrived,
      Left: now.left,
      Scanned: now.scanned.map(({ lineId, unit }) => ({ LineId: lineId, Unit: unit })),
      Answers: [...now.checklist.values()].map(({ row, answer, text }) => ({ Row: row, Answer: answer, Text: text })),
      Photos: now.photos.map(({ id, shows }) => ({ Id: id, Shows: shows })),
      Snags: now.snags.map(({ id, part, text, blocks }) => ({ Id: id, Part: part, Text: text, Blocks: blocks })),
      HandedOver: now.handover?.at ?? null,
      /** By which what was said too early is taken back. */
      Steps: stepsOf(own),
    },
  };
}

/** A visit of the caller, for a few days around it. */
const getVisit = visiting.input(visitIdInput).query(async ({ ctx, input: id }) => {
  const opened = await openVisit(ctx, id);
  if (!isSeenDay(ctx, dayOf(ctx, opened.visit.from))) unwrapOrThrow(noVisit());
  return visitToWire(ctx, opened);
});

/** Where the phone uploads a photo, under the id that it has made up for it: a photo that is sent twice is there once. */
const photoTarget = visiting
  .input(z.strictObject({ VisitId: visitIdInput, PhotoId: newIdInput }))
  .query(async ({ ctx, input: { VisitId, PhotoId } }) => {
    await openVisit(ctx, VisitId);
    await enforceRateLimit(ctx, 'upload');
    return ctx.blobs.uploadTarget({ container: 'visitphotos', of: VisitId, version: PhotoId });
  });

/** For fitters, of what is booked on them. */
export const fittingRouter = router({ getVisit, handOver, myDay, photoTarget, record, saveSurvey, takeCash });
