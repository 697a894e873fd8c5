import type { DiaryStore, StoredBooking, StoredJob, StoredVisit } from '@door/api/diary/diary-store';
import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import { resourceKinds } from '@door/domain/selling/visit/diary';
import { and, asc, eq, inArray, isNotNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { order } from '../order/schema.ts';
import { job, resource, resourceBooking, team, teamMember, visit, workingTime } from './schema.ts';

export function diaryStore(queries: Queries, client: number): DiaryStore {
  const ownJob = eq(job.clientId, client);
  const ownVisit = eq(visit.clientId, client);
  const ownBooking = eq(resourceBooking.clientId, client);
  const jobs = async (isWanted: SQL | undefined) => {
    const rows = await queries.select().from(job).where(and(ownJob, isWanted)).orderBy(asc(job.createdAt), asc(job.id));
    return rows.map(jobOf);
  };
  const bookings = async (isWanted: SQL | undefined) => {
    const rows = await queries
      .select({
        booking: resourceBooking,
        from: msOf('lower'),
        to: msOf('upper'),
        jobId: job.id,
        orderNumber: order.number,
      })
      .from(resourceBooking)
      .leftJoin(visit, and(ownVisit, eq(visit.id, resourceBooking.visitId)))
      .leftJoin(job, and(ownJob, eq(job.id, visit.jobId)))
      .leftJoin(order, and(eq(order.clientId, client), eq(order.id, job.orderId)))
      .where(and(ownBooking, isWanted))
      .orderBy(sql`lower(${resourceBooking.span})`, asc(resourceBooking.id), asc(resourceBooking.resourceId));
    return rows.map(bookingOf);
  };
  return {
    ...peopleOfDiary(queries, client),
    load: async (id) => {
      const [row] = await queries
        .select()
        .from(job)
        .where(and(ownJob, eq(job.id, id)))
        .for('update');
      return row && jobOf(row);
    },
    jobs: (of) => {
      if ('ids' in of) return jobs(inArray(job.id, [...of.ids]));
      return jobs('orders' in of ? inArray(job.orderId, [...of.orders]) : inArray(job.state, [...of.states]));
    },
    openNeeds: async () => {
      const rows = await queries
        .select({ id: job.id, orderId: job.orderId, state: job.state, need: job.need })
        .from(job)
        .where(and(ownJob, eq(job.kind, 'fitting'), notInArray(job.state, ['Handed over', 'Cancelled'])));
      return new Map(rows.map(({ orderId, ...open }) => [orderId, open]));
    },
    add: async (added) => {
      const rows = await queries
        .insert(job)
        .values(jobRow(client, added))
        .onConflictDoNothing()
        .returning({ id: job.id });
      return rows.length > 0;
    },
    save: async (changed) => {
      await queries
        .update(job)
        .set(jobRow(client, changed))
        .where(and(ownJob, eq(job.id, changed.id)));
    },
    visits: async (of) => {
      const rows = await queries
        .select()
        .from(visit)
        .where(
          and(
            ownVisit,
            'jobs' in of
              ? inArray(visit.jobId, [...of.jobs])
              : and(sql`${visit.from} < ${of.to}`, sql`${visit.to} > ${of.from}`),
          ),
        )
        .orderBy(asc(visit.from), asc(visit.id));
      return rows.map(visitOf);
    },
    told: async (visitId) => {
      const [row] = await queries
        .select({ told: visit.told })
        .from(visit)
        .where(and(ownVisit, eq(visit.id, visitId)));
      return new Map(Object.entries(row?.told ?? {}));
    },
    saveTold: async ({ visitId, resourceId, sequence }) => {
      const told =
        sequence === null
          ? sql`${visit.told} - ${resourceId}::text`
          : sql`${visit.told} || jsonb_build_object(${resourceId}::text, ${sequence}::int)`;
      await queries
        .update(visit)
        .set({ told })
        .where(and(ownVisit, eq(visit.id, visitId)));
    },
    saveVisit: async (saved) => {
      const row = { clientId: client, ...saved, ...datesOf(saved), changedAt: new Date(saved.changedAt) };
      await queries
        .insert(visit)
        .values(row)
        .onConflictDoUpdate({ target: [visit.clientId, visit.id], set: row });
    },
    bookings: (of) =>
      bookings(
        'visits' in of
          ? inArray(resourceBooking.visitId, [...of.visits])
          : sql`${resourceBooking.span} && ${spanOf(of)}::tstzrange`,
      ),
    absence: (id) => bookings(and(eq(resourceBooking.id, id), sql`${resourceBooking.visitId} is null`)),
    endHolds: async (now) => {
      const isOver = and(
        ownBooking,
        isNotNull(resourceBooking.heldUntil),
        lte(resourceBooking.heldUntil, new Date(now)),
      );
      const over = queries.select({ id: resourceBooking.visitId }).from(resourceBooking).where(isOver);
      await queries.delete(visit).where(and(ownVisit, inArray(visit.id, over)));
    },
    free: async (ids) => {
      await queries.delete(resourceBooking).where(and(ownBooking, inArray(resourceBooking.id, [...ids])));
    },
    dropVisits: async (ids) => {
      await queries.delete(visit).where(and(ownVisit, inArray(visit.id, [...ids])));
    },
    lock: async (ids) => {
      for (const id of [...new Set(ids)].toSorted(compareText)) await lockName(queries, client, `resource ${id}`);
    },
    take: async (taken) => {
      if (taken.length === 0) return;
      await queries.insert(resourceBooking).values(
        taken.map(({ from, to, heldUntil, ...booking }) => ({
          clientId: client,
          ...booking,
          span: spanOf({ from, to }),
          heldUntil: heldUntil === null ? null : new Date(heldUntil),
        })),
      );
    },
  };
}

function peopleOfDiary(
  queries: Queries,
  client: number,
): Pick<DiaryStore, 'resources' | 'saveResource' | 'teams' | 'saveTeam'> {
  const isOfResource = (id: string) => and(eq(workingTime.clientId, client), eq(workingTime.resourceId, id));
  const isOfTeam = (id: string) => and(eq(teamMember.clientId, client), eq(teamMember.teamId, id));
  return {
    resources: async () => {
      const rows = await queries.select().from(resource).where(eq(resource.clientId, client));
      const times = await queries.select().from(workingTime).where(eq(workingTime.clientId, client));
      const worksOf = groupsOf(times, ({ resourceId }) => resourceId);
      return rows
        .map(({ clientId: _, ...row }) => ({
          ...row,
          works: Object.fromEntries(
            (worksOf.get(row.id) ?? []).map(({ weekday, from, to }) => [weekday, { from, to }]),
          ),
        }))
        .toSorted(
          (one, other) =>
            resourceKinds.indexOf(one.kind) - resourceKinds.indexOf(other.kind) || compareText(one.name, other.name),
        );
    },
    saveResource: async ({ works, ...saved }) => {
      const row = {
        clientId: client,
        lengthMm: null,
        carriesKg: null,
        places: null,
        isRetired: false,
        accountId: null,
        ...saved,
      };
      await queries
        .insert(resource)
        .values(row)
        .onConflictDoUpdate({ target: [resource.clientId, resource.id], set: row });
      await queries.delete(workingTime).where(isOfResource(saved.id));
      const times = Object.entries(works).map(([weekday, { from, to }]) => ({
        clientId: client,
        resourceId: saved.id,
        weekday: Number(weekday),
        from,
        to,
      }));
      if (times.length > 0) await queries.insert(workingTime).values(times);
    },
    teams: async () => {
      const rows = await queries
        .select()
        .from(team)
        .where(eq(team.clientId, client))
        .orderBy(asc(team.position), asc(team.id));
      const members = groupsOf(
        await queries.select().from(teamMember).where(eq(teamMember.clientId, client)),
        ({ teamId }) => teamId,
      );
      return rows.map(({ id, name, isRetired }) => ({
        id,
        name,
        isRetired,
        members: (members.get(id) ?? []).map(({ resourceId }) => resourceId).toSorted(compareText),
      }));
    },
    saveTeam: async ({ id, name, members, isRetired = false }) => {
      await lockName(queries, client, 'team');
      const count = sql<number>`(select count(*) from ${team} where ${eq(team.clientId, client)})`;
      await queries
        .insert(team)
        .values({ clientId: client, id, name, isRetired, position: sql`${count} + 1` })
        .onConflictDoUpdate({ target: [team.clientId, team.id], set: { name, isRetired } });
      await queries.delete(teamMember).where(isOfTeam(id));
      const rows = members.map((resourceId) => ({ clientId: client, teamId: id, resourceId }));
      if (rows.length > 0) await queries.insert(teamMember).values(rows);
    },
  };
}

const spanOf = ({ from, to }: { readonly from: string; readonly to: string }): string => `[${from},${to})`;

const msOf = (end: 'lower' | 'upper') =>
  sql<number>`extract(epoch from ${sql.raw(end)}(${resourceBooking.span})) * 1000`.mapWith(Number);

interface BookingRow extends Pick<StoredBooking, 'jobId' | 'orderNumber'> {
  readonly booking: typeof resourceBooking.$inferSelect;
  readonly from: number;
  readonly to: number;
}

const bookingOf = ({ booking, from, to, ...of }: BookingRow): StoredBooking => ({
  id: booking.id,
  resourceId: booking.resourceId,
  visitId: booking.visitId,
  reason: booking.reason,
  ...of,
  heldUntil: booking.heldUntil?.toISOString() ?? null,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

const datesOf = ({ from, to }: Pick<StoredVisit, 'from' | 'to'>) => ({ from: new Date(from), to: new Date(to) });

const visitOf = ({ clientId: _, told: __, from, to, changedAt, ...row }: typeof visit.$inferSelect): StoredVisit => ({
  ...row,
  from: from.toISOString(),
  to: to.toISOString(),
  changedAt: changedAt.toISOString(),
});

const jobOf = ({ clientId: _, createdAt, changedAt, ...row }: typeof job.$inferSelect): StoredJob => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});

const jobRow = (client: number, { createdAt, changedAt, ...stored }: StoredJob) => ({
  clientId: client,
  ...stored,
  createdAt: new Date(createdAt),
  changedAt: new Date(changedAt),
});
