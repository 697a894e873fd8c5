import { clockIn } from '@door/domain/lib/calendar-day';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { clockInput, dateInput, momentInput } from '../input/cursor.ts';
import { fittingJobIdInput, teamIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { dayOf } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure, retriedWhenTaken } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredJob } from './diary-store.ts';
import type { OpenedJob, WantedStart } from './find-slot.ts';
import { jobToWire } from './diary-to-wire.ts';
import { dropBack as dropJobBack } from './jobs.ts';
import { standingVisits } from './load-diary.ts';
import { diaryMessages } from './messages.ts';
import { bookVisit, openJob } from './plan-visit.ts';

/** Changes visits, in one transaction that is tried once more where somebody else has booked the same at that moment. */
const planning = procedure.allow('visits.plan').use(retriedWhenTaken).use(inOneTransaction);

const jobInput = {
  Id: fittingJobIdInput,
  /** As the sender saw it; absent: whatever is there. */
  LastUpdated: momentInput.optional(),
};
const startInput = clockInput
  .refine((clock) => /[03]0$/.test(clock), 'must be on the hour or half past it, as 08:00')
  .meta({ format: 'time' });
const placeInput = { ...jobInput, TeamId: teamIdInput, Day: dateInput, Start: startInput };
const reasonInput = text(500).default('');

interface Sent {
  readonly Id: string;
  readonly LastUpdated?: string | undefined;
}

/** Changes the job that a message is about, once. */
async function changeJob(
  ctx: OfficeScope,
  { call, sent }: { readonly call: string; readonly sent: Sent },
  change: (opened: OpenedJob, idempotencyKey: string) => Promise<StoredJob>,
) {
  const idempotencyKey = idempotencyKeyOf(ctx, call, sent);
  const opened = unwrapOrThrow(await openJob(ctx, sent.Id));
  const { job } = opened;
  if (job.lastIdempotencyKey === idempotencyKey) return jobToWire(ctx, job);
  if (sent.LastUpdated !== undefined && Date.parse(sent.LastUpdated) !== Date.parse(job.changedAt))
    unwrapOrThrow(refused('diary.changed-elsewhere', diaryMessages.changedElsewhere));
  return jobToWire(ctx, await change(opened, idempotencyKey));
}

const wantedOf = ({ TeamId, Day, Start }: { TeamId: string; Day: string; Start: string }): WantedStart => ({
  teamId: TeamId,
  day: Day,
  start: Start,
});

/** Somebody has to say why what was settled with the customer changes. */
const mustSayWhy = (reason: string): string => {
  if (reason.trim() === '') unwrapOrThrow(refused('diary.no-reason', diaryMessages.noReason));
  return reason.trim();
};

/** Puts a job that waits into the diary. */
export const book = planning.input(z.strictObject(placeInput)).mutation(({ ctx, input: sent }) =>
  changeJob(ctx, { call: 'diary.book', sent }, (opened, idempotencyKey) => {
    if (opened.job.state === 'Booked')
      unwrapOrThrow(refused('diary.ended', diaryMessages.cannot('booked again', opened.job.state)));
    return bookVisit(ctx, opened, { wanted: wantedOf(sent), idempotencyKey });
  }),
);

/** Moves a visit to another time or team. */
export const rebook = planning
  .input(z.strictObject({ ...placeInput, Reason: reasonInput }))
  .mutation(({ ctx, input: sent }) =>
    changeJob(ctx, { call: 'diary.rebook', sent }, (opened, idempotencyKey) => {
      if (opened.job.state !== 'Booked')
        unwrapOrThrow(refused('diary.ended', diaryMessages.cannot('moved', opened.job.state)));
      return bookVisit(ctx, opened, { wanted: wantedOf(sent), idempotencyKey, reason: mustSayWhy(sent.Reason) });
    }),
  );

/** Takes a visit out of the diary, to be booked again. */
export const dropBack = planning
  .input(z.strictObject({ ...jobInput, Reason: reasonInput }))
  .mutation(({ ctx, input: sent }) =>
    changeJob(ctx, { call: 'diary.dropBack', sent }, ({ job }, idempotencyKey) =>
      dropJobBack(ctx, job, { reason: mustSayWhy(sent.Reason), idempotencyKey }),
    ),
  );

/** Two visits change places. */
export const swap = planning
  .input(z.strictObject({ ...jobInput, WithId: fittingJobIdInput, Reason: reasonInput }))
  .mutation(({ ctx, input: sent }) =>
    changeJob(ctx, { call: 'diary.swap', sent }, async (opened, idempotencyKey) => {
      const reason = mustSayWhy(sent.Reason);
      const other = unwrapOrThrow(await openJob(ctx, sent.WithId));
      const [mine, theirs] = [await placeOf(ctx, opened), await placeOf(ctx, other)];
      // Neither is in the way of the other.
      for (const { job } of [opened, other])
        await ctx.stores.diary.free((await standingVisits(ctx, job.id)).map(({ id }) => id));
      await bookVisit(ctx, other, { wanted: mine, reason });
      return bookVisit(ctx, opened, { wanted: theirs, reason, idempotencyKey });
    }),
  );

/** Where a job that is booked stands. */
async function placeOf(ctx: OfficeScope, { job }: OpenedJob): Promise<WantedStart> {
  const [visit] = await standingVisits(ctx, job.id);
  if (job.state !== 'Booked' || !visit)
    return unwrapOrThrow(refused('diary.ended', diaryMessages.cannot('swapped', job.state)));
  const { timeZone } = ctx.supplier.client;
  return { teamId: visit.teamId, day: dayOf(ctx, visit.from), start: clockIn(visit.from, timeZone) };
}
