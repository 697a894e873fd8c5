import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { accepted, refused } from '@door/domain/door/model/result';
import { feedStretch, isFed } from '@door/domain/selling/visit/feed';
import { z } from 'zod';
import { isWithinRateLimit } from '../enforce-rate-limit.ts';
import { booleanInput } from '../input/choices.ts';
import { newIdInput, resourceIdInput, teamIdInput } from '../input/ids.ts';
import type { Ports } from '../ports/context.ts';
import type { Supplier } from '../ports/supplier.ts';
import { type CallScope, inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredVisit } from './diary-store.ts';
import type { StoredFeed } from './feed-store.ts';
import { diaryMessages } from './messages.ts';
import { visitWords } from './visit-words.ts';

const planning = procedure.allow('visits.plan').use(inOneTransaction);

/** Calendars that can be read, with whose visits they show. */
export const feeds = planning.query(({ ctx }) => feedsToWire(ctx));

async function feedsToWire(ctx: OfficeScope) {
  const { diary, feeds: all } = ctx.stores;
  const names = new Map([...(await diary.resources()), ...(await diary.teams())].map(({ id, name }) => [id, name]));
  return {
    Feeds: (await all.all())
      .filter(({ revokedAt }) => revokedAt === null)
      .map((feed) => ({
        Id: feed.id,
        ResourceId: feed.resourceId,
        TeamId: feed.teamId,
        Name: names.get(feed.resourceId ?? feed.teamId ?? '') ?? '',
        NamesCustomers: feed.namesCustomers,
        MadeAt: feed.madeAt,
        /** Behind the address of this server. */
        Path: `/feeds/${tokenOf(ctx, feed.id)}.ics`,
      })),
  };
}

/** 128 bits that only this server can make; only their hash is stored. The supplier's number leads to its rows. */
const tokenOf = ({ offerLinks, clientId: client }: Pick<CallScope, 'offerLinks' | 'clientId'>, id: string): string =>
  `${String(client)}-${offerLinks.token(`feed ${String(client)} ${id}`)}`;

const made = {
  /** Made up by the page, so that a message that is sent twice makes one. */
  Id: newIdInput,
  /** Whether it tells the customer's name and street, to whoever has the address. */
  NamesCustomers: booleanInput.default(false),
};

const feedInput = z.union(
  [z.strictObject({ ...made, ResourceId: resourceIdInput }), z.strictObject({ ...made, TeamId: teamIdInput })],
  'must be of a person, by its ResourceId, or of a team, by its TeamId',
);

/** A new address of a calendar. The same message again changes nothing. */
export const createFeed = planning.input(feedInput).mutation(async ({ ctx, input }) => {
  const { Id, NamesCustomers } = input;
  const of = {
    resourceId: 'ResourceId' in input ? input.ResourceId : null,
    teamId: 'TeamId' in input ? input.TeamId : null,
  };
  const known = await ctx.stores.feeds.load(Id);
  if (known) {
    const isSame = known.resourceId === of.resourceId && known.teamId === of.teamId;
    return isSame ? feedsToWire(ctx) : unwrapOrThrow<never>(refused('diary.feed-taken', diaryMessages.feedTaken));
  }
  unwrapOrThrow(await mayBeFed(ctx, of));
  await ctx.stores.feeds.add({
    ...{ ...of, id: Id, namesCustomers: NamesCustomers },
    ...{ tokenHash: ctx.ids.digest(tokenOf(ctx, Id)), madeAt: ctx.clock.now().toISOString() },
    ...{ madeBy: ctx.caller.userId, revokedAt: null },
  });
  return feedsToWire(ctx);
});

async function mayBeFed(
  { stores }: OfficeScope,
  { resourceId, teamId }: Pick<StoredFeed, 'resourceId' | 'teamId'>,
): Promise<Result<null>> {
  const isKnown =
    resourceId === null
      ? (await stores.diary.teams()).some(({ id }) => id === teamId)
      : (await stores.diary.resources()).some(({ id, kind }) => id === resourceId && kind === 'person');
  return isKnown ? accepted(null) : refused('diary.no-feed-of', diaryMessages.noFeedOf);
}

/** Nobody can read a calendar any more. What is not there counts as revoked. */
export const revokeFeed = planning
  .input(z.strictObject({ Id: newIdInput }))
  .mutation(async ({ ctx, input: { Id } }) => {
    await ctx.stores.feeds.revoke(Id, ctx.clock.now().toISOString());
    return feedsToWire(ctx);
  });

/** A visit as a calendar has it. */
export interface FeedEntry {
  readonly visit: StoredVisit;
  readonly summary: string;
  readonly place: string;
}

export interface ReadFeed {
  readonly name: string;
  readonly entries: readonly FeedEntry[];
}

type FeedPorts = Pick<Ports, 'transactions' | 'suppliers' | 'ids' | 'clock' | 'rateLimiter'>;

/** What a calendar shows now; undefined: nothing opens with that token, or no more. 'too many': it was read too often within the hour. */
export async function readFeed(ports: FeedPorts, token: string): Promise<ReadFeed | 'too many' | undefined> {
  const [, client] = /^(-?\d{1,9})-[\w-]{16,64}$/.exec(token) ?? [];
  if (client === undefined) return undefined;
  const tokenHash = ports.ids.digest(token);
  if (!(await isWithinRateLimit(ports, 'feed', tokenHash))) return 'too many';
  const id: ClientId = clientId(Number(client));
  const supplier = await ports.suppliers.find(id);
  if (!supplier) return undefined;
  return ports.transactions.run(id, async (stores) => {
    const feed = await stores.feeds.living(tokenHash);
    return feed && entriesOf({ stores, supplier, now: ports.clock.now() }, feed);
  });
}

interface Scope extends Pick<CallScope, 'stores'> {
  readonly supplier: Supplier;
  readonly now: Date;
}

async function entriesOf(ctx: Scope, feed: StoredFeed): Promise<ReadFeed> {
  const { diary } = ctx.stores;
  const teams = await diary.teams();
  const person = (await diary.resources()).find(({ id }) => id === feed.resourceId);
  const visits = (await diary.visits(feedStretch(ctx.now))).filter((visit) => isFed(visit, ctx.now));
  const bookings = await diary.bookings({ visits: visits.map(({ id }) => id) });
  // What is cancelled has booked nobody any more: it was of a team.
  const ofTeam = ({ teamId }: StoredVisit) =>
    feed.teamId === null
      ? teams.some(({ id, members }) => id === teamId && members.some((member) => member === feed.resourceId))
      : teamId === feed.teamId;
  const isOwn = (visit: StoredVisit) => {
    const booked = bookings.filter(({ visitId }) => visitId === visit.id);
    if (booked.some(({ heldUntil }) => heldUntil !== null)) return false;
    if (feed.resourceId === null || visit.isCancelled) return ofTeam(visit);
    return booked.some(({ resourceId }) => resourceId === feed.resourceId);
  };
  const own = visits.filter(isOwn);
  const jobs = await diary.jobs({ ids: [...new Set(own.map(({ jobId }) => jobId))] });
  const entries: FeedEntry[] = [];
  for (const visit of own) {
    const job = jobs.find(({ id }) => id === visit.jobId);
    const words = job && (await visitWords(ctx, job, feed));
    if (words) entries.push({ visit, ...words });
  }
  return { name: person?.name ?? teams.find(({ id }) => id === feed.teamId)?.name ?? '', entries };
}
