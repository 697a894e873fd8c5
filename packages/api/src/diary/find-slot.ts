import { type OpenCalendar, plusOpen } from '@door/domain/lib/open-days';
import { accepted, refused } from '@door/domain/door/model/result';
import { madeStates } from '@door/domain/selling/order/order-states';
import { arrivalOf, isOffered, offeredDays } from '@door/domain/selling/visit/customer-visit';
import { clockText, type DiaryTeam, minuteOf, obstaclesIn, type Obstacle } from '@door/domain/selling/visit/diary';
import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import { obstaclesTo, offerSlots, type Slot, takenBy, visitsFrom } from '@door/domain/selling/visit/offer-slots';
import type { StoredOrder } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import type { StoredJob } from './diary-store.ts';
import { type DiaryScope, type LoadedDiary, loadDiary, openDays, stretchOf } from './load-diary.ts';
import { diaryMessages } from './messages.ts';

/** A job with its order; to change it, both are locked. */
export interface OpenedJob {
  readonly job: StoredJob;
  readonly stored: StoredOrder;
}

/** From when on somebody can come; null: nobody does while the order is held, or nobody knows, since no date is promised of doors that are fitted and they are not made. */
export async function doorsThereOn(
  ctx: DiaryScope,
  { job, stored }: OpenedJob,
  calendar: OpenCalendar,
): Promise<string | null> {
  if (job.kind !== 'fitting') return stored.order.state === 'On Hold' ? null : today(ctx);
  const { id, order } = stored;
  const { transitDays, fitAfter } = ctx.supplier.client.works;
  const promise = order.promisedWeek === null ? undefined : (await ctx.stores.promises.of(id)).at(-1);
  const sent = order.days.dispatched ?? promise?.date.sent ?? null;
  const delivered = order.days.delivered ?? (sent && plusOpen(sent, transitDays, calendar));
  if (delivered !== null) return plusOpen(delivered, fitAfter, calendar);
  return madeStates.some((state) => state === order.state) ? today(ctx) : null;
}

/** Whether the customer of a job can choose its day: it waits for one, and there is somebody who goes. */
export async function isToChoose(ctx: DiaryScope, opened: OpenedJob, calendar: OpenCalendar): Promise<boolean> {
  if (!isWaiting(opened.job.state) || (await doorsThereOn(ctx, opened, calendar)) === null) return false;
  return (await ctx.stores.diary.teams()).some(({ isRetired }) => !isRetired);
}

const whyNever = ({ job }: OpenedJob): Result<never> =>
  refused('diary.no-slot', job.kind === 'fitting' ? diaryMessages.notPromised : diaryMessages.suspended);

/** Calendar days that are looked through for slots beside the open ones of their horizon. */
export const lookedThrough = 120;

/** The slots of a job that its customer is offered, with the diary that they come from; null: its doors are not promised. */
export async function slotsOf(ctx: RuleScope, { job, stored }: OpenedJob): Promise<readonly Slot[] | null> {
  const loaded = await loadDiary(ctx, { from: today(ctx), days: lookedThrough, holder: job.id });
  return slotsIn(ctx, { job, stored }, loaded);
}

async function slotsIn(
  ctx: RuleScope,
  { job, stored }: OpenedJob,
  loaded: LoadedDiary,
): Promise<readonly Slot[] | null> {
  const there = await doorsThereOn(ctx, { job, stored }, loaded.calendar);
  if (there === null) return null;
  const { first } = offeredDays(there, today(ctx), loaded.calendar);
  return offerSlots(job.need, { ...loaded, from: first });
}

/** What is named where a time is refused: the next three. Customers hear when somebody arrives. */
const namedStarts = (slots: readonly Slot[] | null, isForCustomer: boolean): Free =>
  (slots ?? []).slice(0, 3).flatMap(({ visits: [first] }) => {
    if (!first) return [];
    const clock = clockText(first.from);
    return [{ day: first.day, clock: isForCustomer ? diaryMessages.arrival(arrivalOf(clock)) : clock }];
  });

export interface WantedStart {
  /** null: a customer wants it, whoever comes. They are told nobody's name. */
  readonly teamId: string | null;
  /** ISO day. */
  readonly day: string;
  /** `HH:MM`. */
  readonly start: string;
}

interface Wanted {
  readonly wanted: WantedStart;
  readonly loaded: LoadedDiary;
}

/** Who comes then, or why nobody can. */
export async function slotAt(ctx: RuleScope, opened: OpenedJob, { wanted, loaded }: Wanted): Promise<Result<Slot>> {
  const { need } = opened.job;
  const { diary, calendar } = loaded;
  const teams = diary.teams.filter(({ id }) => wanted.teamId === null || wanted.teamId === id);
  if (teams.length === 0) return refused('diary.no-team', diaryMessages.noTeam);
  const there = await doorsThereOn(ctx, opened, calendar);
  if (there === null) return whyNever(opened);
  const free = namedStarts(await slotsIn(ctx, opened, loaded), wanted.teamId === null);
  const visits = visitsFrom(need, { day: wanted.day, start: minuteOf(wanted.start), calendar });
  const [first] = visits ?? [];
  if (!visits || !first) return refused('diary.no-slot', diaryMessages.outside(free));
  if (stretchOf(first, ctx.supplier.client.timeZone).from <= ctx.clock.now().toISOString())
    return refused('diary.no-slot', diaryMessages.past(free));
  if (first.day < there) return refused('diary.no-slot', diaryMessages.tooEarly(there, free));
  const asked = { diary, obstacleOf: obstaclesIn(diary, calendar) };
  for (const team of teams) {
    const takes = takenBy(need, visits, { team, ...asked });
    if (takes) return accepted({ team, visits, takes });
  }
  const obstacles = teams.flatMap((team) => obstaclesTo(need, visits, { team, ...asked }));
  return whyNot(wanted.teamId === null ? null : (teams[0] ?? null), obstacles, free);
}

type Free = readonly { readonly day: string; readonly clock: string }[];

/** @param team null: a customer asks, who learns nothing of teams */
function whyNot(team: DiaryTeam | null, obstacles: readonly Obstacle[], free: Free): Result<never> {
  if (obstacles.length > 0 && obstacles.every(({ by }) => by === null))
    return refused('diary.no-slot', diaryMessages.outside(free));
  if (team === null) return refused('diary.taken', diaryMessages.takenFromCustomer(free));
  if (obstacles.length === 0) return refused('diary.not-able', diaryMessages.notAble(team.name));
  return refused('diary.taken', diaryMessages.taken(obstacles, free));
}

/** Whether a customer may have a time: one of those that are offered, or that were. */
export async function mayAskFor(ctx: RuleScope, opened: OpenedJob, { day, start }: WantedStart): Promise<Result<null>> {
  const calendar = await openDays(ctx);
  const there = await doorsThereOn(ctx, opened, calendar);
  if (there === null) return whyNever(opened);
  if (isOffered({ day, clock: start }, offeredDays(there, today(ctx), calendar))) return accepted(null);
  return refused('diary.no-slot', diaryMessages.notOffered(namedStarts(await slotsOf(ctx, opened), true)));
}
