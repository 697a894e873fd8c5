import { accepted, refused } from '@door/domain/door/model/result';
import { minuteOf } from '@door/domain/selling/visit/diary';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { clockInput, dateInput } from '../input/cursor.ts';
import { newIdInput, resourceIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { inOneTransaction, type OfficeScope, procedure, retriedWhenTaken } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredBooking, StoredJob, StoredResource, Stretch } from './diary-store.ts';
import { dropBack } from './jobs.ts';
import { jobToWire } from './diary-to-wire.ts';
import { stretchOf, takenBy } from './load-diary.ts';
import { diaryMessages } from './messages.ts';
import { openJob } from './plan-visit.ts';

const planning = procedure.allow('visits.plan').use(retriedWhenTaken).use(inOneTransaction);

/** Most people, vans and tools that an absence is of. */
const mostAway = 20;
const endOfDay = 1440;

const awayInput = {
  /** Made up by the page, so that a message that is sent twice is one absence. */
  Id: newIdInput,
  ResourceIds: z
    .array(resourceIdInput)
    .min(1, 'must name somebody')
    .max(mostAway, `must have at most ${String(mostAway)}`),
  /** Only what it would do is answered, and nothing is changed. */
  DryRun: booleanInput.default(false),
};

interface Away extends Stretch {
  readonly id: string;
  readonly resourceIds: readonly string[];
  readonly reason: string;
  readonly isDryRun: boolean;
}

/** Somebody is ill or on holiday, or a van is repaired: whoever was to be visited meanwhile waits for another day. */
export const addAbsence = planning
  .input(
    z.strictObject({
      ...awayInput,
      /** First and last day. */
      FirstDay: dateInput,
      LastDay: dateInput,
      /** From and to which time of them; absent: all day. */
      From: clockInput.optional(),
      To: clockInput.optional(),
      Reason: filledText(200),
    }),
  )
  .mutation(({ ctx, input }) => {
    const { timeZone } = ctx.supplier.client;
    const { from } = stretchOf({ day: input.FirstDay, from: minuteOf(input.From ?? '00:00'), to: endOfDay }, timeZone);
    const { to } = stretchOf({ day: input.LastDay, from: 0, to: input.To ? minuteOf(input.To) : endOfDay }, timeZone);
    return goAway(ctx, { ...awayOf(input), from, to, reason: input.Reason });
  });

/** Nobody can work outside on a day. */
export const weather = planning.input(z.strictObject({ ...awayInput, Day: dateInput })).mutation(({ ctx, input }) => {
  const stretch = stretchOf({ day: input.Day, from: 0, to: endOfDay }, ctx.supplier.client.timeZone);
  return goAway(ctx, { ...awayOf(input), ...stretch, reason: diaryMessages.weather });
});

/** Somebody is back. What was moved stays where it is. */
export const endAbsence = planning
  .input(z.strictObject({ Id: newIdInput }))
  .mutation(async ({ ctx, input: { Id } }) => {
    await ctx.stores.diary.free((await ctx.stores.diary.absence(Id)).map(({ id }) => id));
    return { Id };
  });

const awayOf = ({ Id, ResourceIds, DryRun }: { Id: string; ResourceIds: readonly string[]; DryRun: boolean }) => ({
  id: Id,
  resourceIds: [...new Set(ResourceIds)],
  isDryRun: DryRun,
});

/** Takes the visits that are hit out of the diary and books the absence. Orders are locked first, then their jobs, then who is away. */
async function goAway(ctx: OfficeScope, away: Away) {
  const { diary } = ctx.stores;
  const known = unwrapOrThrow(resourcesOf(await diary.resources(), away.resourceIds));
  // The same message at the same moment waits here, and finds the absence.
  await diary.lock([away.id]);
  if (away.to <= away.from) unwrapOrThrow(refused('diary.ends-before', diaryMessages.endsBefore));
  const earlier = await diary.absence(away.id);
  if (earlier.length > 0) return { Id: unwrapOrThrow(asAsked(earlier, away)), IsDryRun: false, Moved: [] };
  const hit = await jobsHit(ctx, away);
  const moved = away.isDryRun ? hit : await dropAll(ctx, hit, away);
  if (!away.isDryRun) await bookAway(ctx, away, known);
  const Moved = [];
  for (const job of moved) Moved.push(await jobToWire(ctx, job));
  return { Id: away.id, IsDryRun: away.isDryRun, Moved };
}

/** The jobs with a visit still to come that takes one of these meanwhile, the oldest first. */
async function jobsHit(ctx: OfficeScope, { resourceIds, ...stretch }: Away): Promise<readonly StoredJob[]> {
  const { diary } = ctx.stores;
  const now = ctx.clock.now().toISOString();
  const taken = (await diary.bookings(stretch)).filter(
    ({ resourceId, heldUntil, to }) => resourceIds.includes(resourceId) && heldUntil === null && to > now,
  );
  const ids = new Set(taken.flatMap(({ jobId }) => jobId ?? []));
  return (await diary.jobs({ ids: [...ids] })).filter(({ state }) => state === 'Booked');
}

async function dropAll(ctx: OfficeScope, jobs: readonly StoredJob[], { reason }: Away): Promise<readonly StoredJob[]> {
  await ctx.stores.orders.loadAll(jobs.map(({ orderId }) => orderId));
  const dropped: StoredJob[] = [];
  for (const { id } of jobs) {
    const { job } = unwrapOrThrow(await openJob(ctx, id));
    if (job.state === 'Booked') dropped.push(await dropBack(ctx, job, { reason }));
  }
  return dropped;
}

/** Whoever holds a time of them meanwhile has it no more. */
async function bookAway(ctx: OfficeScope, away: Away, resources: readonly StoredResource[]): Promise<void> {
  const { diary } = ctx.stores;
  await diary.lock(away.resourceIds);
  await diary.endHolds(ctx.clock.now().toISOString());
  const there = (await diary.bookings(away)).filter(({ resourceId }) => away.resourceIds.includes(resourceId));
  await diary.dropVisits(there.flatMap(({ visitId, heldUntil }) => (heldUntil === null ? [] : (visitId ?? []))));
  const inTheWay = there.filter(({ heldUntil }) => heldUntil === null);
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  if (inTheWay.length > 0)
    unwrapOrThrow(
      refused(
        'diary.taken',
        diaryMessages.taken(
          inTheWay.map((each) => ({ name: names.get(each.resourceId) ?? '', by: takenBy(each) })),
          null,
        ),
      ),
    );
  const { id, from, to, reason } = away;
  await diary.take(
    away.resourceIds.map((resourceId) => ({ id, resourceId, visitId: null, heldUntil: null, from, to, reason })),
  );
}

function resourcesOf(all: readonly StoredResource[], ids: readonly string[]): Result<readonly StoredResource[]> {
  const found = all.filter(({ id }) => ids.includes(id));
  return found.length === ids.length ? accepted(found) : refused('diary.no-resource', diaryMessages.noResource);
}

/** A message that arrives twice finds its absence. */
function asAsked(earlier: readonly StoredBooking[], { id, from, to, resourceIds }: Away): Result<string> {
  const isSame = earlier.every((each) => each.from === from && each.to === to && resourceIds.includes(each.resourceId));
  return isSame && earlier.length === resourceIds.length
    ? accepted(id)
    : refused('diary.absence-taken', diaryMessages.absenceTaken);
}
