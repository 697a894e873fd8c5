import { refused } from '@door/domain/door/model/result';
import { daysAfter } from '@door/domain/lib/open-days';
import { groupsOf } from '@door/domain/lib/records';
import { isPromised, type OrderState } from '@door/domain/selling/order/order-states';
import { type JobKind, waitingStates } from '@door/domain/selling/visit/job-cycle';
import { handoversOf } from '@door/domain/selling/visit/visit-event';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { fittingJobIdInput, orderIdInput } from '../input/ids.ts';
import { packsOfSale } from '../fitting/handover-packs.ts';
import { messages } from '../messages.ts';
import { dayOf } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { absenceToWire, jobsById, jobToWire, resourceNames, slotToWire, visitsToWire } from './diary-to-wire.ts';
import { daysIn } from './load-diary.ts';
import { slotsOf } from './find-slot.ts';
import { openJob } from './plan-visit.ts';

const planning = procedure.allow('visits.plan').use(inOneTransaction);

/** Most days that a page of the diary shows. */
const mostDays = 42;

/** Everything that is booked on some days: visits, who is away, and the days on which nobody goes. */
export const days = planning
  .input(z.strictObject({ From: dateInput, Days: wholeNumberFrom(1, mostDays) }))
  .query(async ({ ctx, input: { From, Days } }) => {
    const { diary, holidays } = ctx.stores;
    const stretch = daysIn(From, Days, ctx.supplier.client.timeZone);
    const bookings = await diary.bookings(stretch);
    const Visits = await visitsToWire(ctx, await diary.visits(stretch), bookings);
    const absences = bookings.filter(({ visitId }) => visitId === null);
    const resources = await resourceNames(ctx);
    return {
      // A team that is no more is shown while it still goes somewhere.
      Teams: (await diary.teams())
        .filter(({ id, isRetired }) => !isRetired || Visits.some(({ TeamId }) => TeamId === id))
        .map(({ id, name, members }) => ({ Id: id, Name: name, Members: [...members] })),
      Visits,
      Absences: [...groupsOf(absences, ({ id }) => id).values()].flatMap((of) => absenceToWire(ctx, of, resources)),
      Closed: (await holidays.all())
        .filter(({ day }) => day >= From && day < daysAfter(From, Days))
        .map(({ day, name }) => ({ Day: day, Name: name })),
    };
  });

/** What is done for an order on days, or waits for one, with the visits that are booked or held. */
export const ofOrder = planning
  .input(z.strictObject({ OrderId: orderIdInput }))
  .query(async ({ ctx, input: { OrderId } }) => {
    const { diary, orders } = ctx.stores;
    if ((await orders.find([OrderId])).length === 0) unwrapOrThrow(refused('order.none', messages.order.none));
    const jobs = await diary.jobs({ orders: [OrderId] });
    const visits = await diary.visits({ jobs: jobs.map(({ id }) => id) });
    const bookings = await diary.bookings({ visits: visits.map(({ id }) => id) });
    const wired = await jobsById(
      ctx,
      jobs.map(({ id }) => id),
    );
    return {
      Jobs: [...wired.values()].map(({ wire }) => wire),
      Visits: await visitsToWire(ctx, visits, bookings),
      Teams: (await diary.teams()).map(({ id, name }) => ({ Id: id, Name: name })),
      Handovers: await handoversToWire(ctx, OrderId),
    };
  });

/** When doors of an order and what was made again for it were handed over, and which pack tells of it. */
async function handoversToWire(ctx: OfficeScope, orderId: string) {
  const remade = (await packsOfSale(ctx, orderId)).filter((pack) => pack.orderId !== orderId);
  const own = handoversOf(await ctx.stores.visitEvents.ofOrders([orderId]));
  return [...own, ...remade.map(({ event }) => event)].map((event) => ({
    /** The order that was handed over: this one, or one that makes doors of it again. */
    OrderId: event.orderId,
    On: dayOf(ctx, event.at),
    /** Who has signed; '' for nobody, or somebody who is erased. */
    SignedBy: event.signature?.name ?? '',
    /** Why nobody has; '' where somebody has, or a colleague has noted it. */
    Reason: event.kind === 'not signed' ? event.reason : '',
    /** Version of the document; null: none was made. */
    Pack: event.pack ?? null,
  }));
}

/** What waits for a day, what was promised for the earliest day first. */
export const toBook = planning.query(async ({ ctx }) => {
  const jobs = await ctx.stores.diary.jobs({ states: waitingStates });
  const wired = [
    ...(
      await jobsById(
        ctx,
        jobs.map(({ id }) => id),
      )
    ).values(),
  ];
  return {
    Jobs: wired
      .filter(({ stored: { order }, wire }) => mayBook(wire.Kind, order.state))
      .map(({ wire }) => wire)
      .toSorted((one, other) => ((one.Promised ?? '~') < (other.Promised ?? '~') ? -1 : 1)),
  };
});

/** Whether anybody goes to an order now: what is held waits, and doors are fitted once a date is promised of them. */
const mayBook = (kind: JobKind, state: OrderState): boolean =>
  state !== 'On Hold' && state !== 'Cancelled' && (kind !== 'fitting' || isPromised(state));

/** When a job could be: what its customer is offered. Empty: nobody knows yet when its doors are there, or nobody is free. */
export const slots = planning.input(z.strictObject({ Id: fittingJobIdInput })).query(async ({ ctx, input: { Id } }) => {
  const opened = unwrapOrThrow(await openJob(ctx, Id));
  const job = await jobToWire(ctx, opened.job);
  return { Job: job, Slots: ((await slotsOf(ctx, opened)) ?? []).map(slotToWire) };
});
