import { isEmailAddress } from '@door/domain/lib/email-address';
import { visitNews } from '@door/domain/selling/visit/visit-news';
import { messagesAfter } from '../message/tell-customer.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { JobOf } from '../ports/outbox.ts';
import type { CallScope, RuleScope } from '../procedure.ts';
import type { StoredJob, StoredVisit } from './diary-store.ts';
import { standingVisits } from './load-diary.ts';
import { visitText, visitWords } from './visit-words.ts';

const minute = 60_000;

/**
 * The people of a job's visits are mailed what has changed, with those who were told and go no more: with the next minute, so that what
 * changes twice meanwhile is told once, as it stands.
 */
export async function tellTeam(ctx: RuleScope, { id: jobId, orderId }: Pick<StoredJob, 'id' | 'orderId'>) {
  const { clock, ids, clientId, stores } = ctx;
  const people = (await stores.diary.resources()).filter(({ accountId }) => accountId !== null);
  if (people.length === 0) return;
  const now = clock.now();
  const leavesAt = new Date(Math.ceil(now.getTime() / minute) * minute).toISOString();
  for (const visit of await stores.diary.visits({ jobs: [jobId] }))
    for (const { id: resourceId } of people) {
      if ((await newsFor(ctx, visit, resourceId)) === null) continue;
      const name = `visit ${String(clientId)} ${visit.id} ${resourceId} ${String(visit.sequence)} ${leavesAt}`;
      await stores.outbox.add({
        ...{ kind: 'visit-to-fitter', clientId, id: ids.itemNamed(name), orderId, jobId },
        ...{ visitId: visit.id, resourceId, leavesAt },
      });
    }
}

/** The doors of an order go to another address: each visit to come is the same one for calendars, at another place, and everybody is told. */
export async function moveVisits(ctx: RuleScope, stored: StoredOrder): Promise<void> {
  const { diary } = ctx.stores;
  const changedAt = ctx.clock.now().toISOString();
  for (const job of await diary.jobs({ orders: [stored.id] })) {
    const ahead = (await standingVisits(ctx, job.id)).filter(({ from }) => from > changedAt);
    for (const visit of ahead) await diary.saveVisit({ ...visit, sequence: visit.sequence + 1, changedAt });
    await tellTeam(ctx, job);
  }
  await messagesAfter(ctx, stored, 'visit');
}

type Looked = Pick<RuleScope, 'stores' | 'clock'>;

async function newsFor({ stores, clock }: Looked, visit: StoredVisit, resourceId: string) {
  const booked = await stores.diary.bookings({ visits: [visit.id] });
  const told = (await stores.diary.told(visit.id)).get(resourceId) ?? null;
  const isBooked = booked.some((each) => each.resourceId === resourceId && each.heldUntil === null);
  return visitNews({ ...visit, isBooked, told }, clock.now());
}

/** Somebody's visit as they are mailed it. */
export interface FitterNews {
  readonly news: 'booked' | 'moved' | 'off';
  readonly visit: StoredVisit;
  readonly to: { readonly name: string; readonly email: string };
  /** What calendars say of it. */
  readonly summary: string;
  readonly place: string;
  /** When it begins and whose it is, for people. */
  readonly when: string;
}

/**
 * What a person has to be mailed of a visit now. The mail names the customer and the street only where a calendar with this person's visits,
 * of theirs or of the visit's team, does. undefined: there is nothing that they do not know, or they cannot be mailed.
 */
export async function fitterNews(
  ctx: Looked & Pick<CallScope, 'supplier'>,
  { jobId, visitId, resourceId }: JobOf<'visit-to-fitter'>,
): Promise<FitterNews | undefined> {
  const { diary, feeds, people } = ctx.stores;
  const [job] = await diary.jobs({ ids: [jobId] });
  const visit = (await diary.visits({ jobs: [jobId] })).find(({ id }) => id === visitId);
  const person = (await diary.resources()).find(({ id }) => id === resourceId);
  const account = (await people.all()).find(({ userId }) => userId === person?.accountId);
  if (!job || !visit || !person || !account || account.isDisabled || !isEmailAddress(account.email)) return undefined;
  const news = await newsFor(ctx, visit, resourceId);
  if (news === null) return undefined;
  const teams = (await diary.teams()).filter(({ members }) => members.includes(resourceId)).map(({ id }) => id);
  const namesCustomers = (await feeds.all()).some(
    (feed) =>
      feed.revokedAt === null &&
      feed.namesCustomers &&
      (feed.resourceId === resourceId || (feed.teamId !== null && teams.includes(feed.teamId))),
  );
  const words = await visitWords(ctx, job, { namesCustomers });
  const when = (await visitText(ctx, visit)) ?? '';
  return words && { news, visit, to: { name: person.name, email: account.email }, ...words, when };
}
