import type { StoredSignature } from '@door/api/fitting/visit-event-store';
import { type JobKind, jobStates } from '@door/domain/selling/visit/job-cycle';
import type { DiarySkill, ResourceKind } from '@door/domain/selling/visit/diary';
import type { VisitNeed } from '@door/domain/selling/visit/visit-need';
import { visitHows, visitKinds, type VisitSaid } from '@door/domain/selling/visit/visit-event';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { order } from '../order/schema.ts';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Instants from one to before another, as PostgreSQL writes them: `[2026-12-16 08:00+00,2026-12-16 11:30+00)`. */
const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** A person, a van or a tool that visits take. One that has left stays for what it has done. */
export const resource = pgTable(
  'resource',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ResourceKind>().notNull(),
    name: text('name').notNull(),
    skills: jsonb('skills').$type<readonly DiarySkill[]>().notNull(),
    /** Of a van: the longest door that it takes, mm; how much it carries, kg; how many doors. */
    lengthMm: integer('length_mm'),
    carriesKg: integer('carries_kg'),
    places: integer('places'),
    isRetired: boolean('is_retired').notNull(),
    /** With which a person sees their own visits; null: they have none. */
    accountId: uuid('account_id'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('resource_of_account').on(table.clientId, table.accountId),
    foreignKey({ columns: [table.clientId, table.accountId], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** From when to when a resource works on a weekday, minutes of the supplier's clock; no row: not at all. */
export const workingTime = pgTable(
  'working_time',
  {
    clientId: clientId(),
    resourceId: uuid('resource_id').notNull(),
    /** 1 (Monday) to 7. */
    weekday: integer('weekday').notNull(),
    from: integer('from_minute').notNull(),
    to: integer('to_minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.resourceId, table.weekday] }),
    foreignKey({ columns: [table.clientId, table.resourceId], foreignColumns: [resource.clientId, resource.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Those who go to customers together. */
export const team = pgTable(
  'team',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    isRetired: boolean('is_retired').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.id] }), ownRowsOnly()],
).enableRLS();

export const teamMember = pgTable(
  'team_member',
  { clientId: clientId(), teamId: uuid('team_id').notNull(), resourceId: uuid('resource_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.clientId, table.teamId, table.resourceId] }),
    index('team_member_of_resource').on(table.clientId, table.resourceId),
    foreignKey({ columns: [table.clientId, table.teamId], foreignColumns: [team.clientId, team.id] }),
    foreignKey({ columns: [table.clientId, table.resourceId], foreignColumns: [resource.clientId, resource.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What somebody goes to a customer for. */
export const job = pgTable(
  'job',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<JobKind>().notNull(),
    orderId: uuid('order_id').notNull(),
    state: text('state', { enum: jobStates }).notNull(),
    /** What it takes, as its doors were when it was made. */
    need: jsonb('need').$type<VisitNeed>().notNull(),
    /** Why its state is what it is, where somebody has said so; ''. */
    reason: text('reason').notNull(),
    /** How often its customer has moved it. */
    moves: integer('moves').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Account; null: a rule or the customer. */
    changedBy: uuid('changed_by'),
    lastIdempotencyKey: text('last_idempotency_key'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // Of each kind an order has one that goes on.
    uniqueIndex('job_living')
      .on(table.clientId, table.orderId, table.kind)
      .where(sql`state not in ('Handed over', 'Cancelled')`),
    index('job_of_order').on(table.clientId, table.orderId),
    index('job_in_state').on(table.clientId, table.state),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** A stretch of a job on one day, by a team. One that is cancelled stays for calendars that have it. */
export const visit = pgTable(
  'visit',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    jobId: uuid('job_id').notNull(),
    teamId: uuid('team_id').notNull(),
    /** Which of the job, from 1. */
    ordinal: integer('ordinal').notNull(),
    from: moment('from_at').notNull(),
    to: moment('to_at').notNull(),
    /** How often its time, team or state has changed. */
    sequence: integer('sequence').notNull(),
    changedAt: moment('changed_at').notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
    /** With which sequence people were mailed it as theirs, by resource. */
    told: jsonb('told').$type<Readonly<Record<string, number>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('visit_of_job').on(table.clientId, table.jobId),
    index('visit_by_time').on(table.clientId, table.from),
    foreignKey({ columns: [table.clientId, table.jobId], foreignColumns: [job.clientId, job.id] }),
    foreignKey({ columns: [table.clientId, table.teamId], foreignColumns: [team.clientId, team.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/**
 * That a resource is taken, by a visit or an absence. The migration has the rule that no two of a resource overlap, `no_double_booking`,
 * which drizzle cannot say.
 */
export const resourceBooking = pgTable(
  'resource_booking',
  {
    clientId: clientId(),
    /** Of the visit, or of the absence, which may be one of several resources. */
    id: uuid('id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    /** null: an absence. */
    visitId: uuid('visit_id'),
    span: momentRange('span').notNull(),
    /** Until then it is a hold; null: it stands. */
    heldUntil: moment('held_until'),
    /** Why somebody is absent; '' of a visit. */
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id, table.resourceId] }),
    index('resource_booking_of_visit').on(table.clientId, table.visitId),
    index('resource_booking_held').on(table.clientId, table.heldUntil).where(sql`held_until is not null`),
    foreignKey({ columns: [table.clientId, table.resourceId], foreignColumns: [resource.clientId, resource.id] }),
    foreignKey({ columns: [table.clientId, table.visitId], foreignColumns: [visit.clientId, visit.id] }).onDelete(
      'cascade',
    ),
    check(
      'resource_booking_span',
      sql`not isempty(${table.span}) and lower_inc(${table.span}) and not upper_inc(${table.span})`,
    ),
    ownRowsOnly(),
  ],
).enableRLS();

/**
 * What fitters say of their visits. The role `app` may insert and select, and take out the photos and signatures of erased persons: a wrong
 * fact is taken back by another.
 */
export const visitEvent = pgTable(
  'visit_event',
  {
    clientId: clientId(),
    /** Made up by whoever records it. */
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** null: of no visit that somebody booked. */
    visitId: uuid('visit_id'),
    kind: text('kind', { enum: visitKinds }).notNull(),
    /** Id of the event that an undo takes back. */
    undoes: uuid('undoes'),
    said: jsonb('said').$type<VisitSaid>().notNull(),
    how: text('how', { enum: visitHows }).notNull(),
    /** Version of the photo that it shows. */
    photo: uuid('photo'),
    signature: jsonb('signature').$type<StoredSignature>(),
    deviceAt: moment('device_at'),
    /** null: an older release. */
    who: uuid('who'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('visit_event_of_order').on(table.clientId, table.orderId),
    index('visit_event_of_visit').on(table.clientId, table.visitId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** The address of a calendar with the visits of a person or a team. Only a hash of what opens it is stored. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    clientId: clientId(),
    /** Made up by the page. */
    id: uuid('id').notNull(),
    resourceId: uuid('resource_id'),
    teamId: uuid('team_id'),
    /** SHA-256 of its token, hexadecimal. */
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    /** Whether it tells the customer's name and street. */
    namesCustomers: boolean('names_customers').notNull(),
    madeAt: moment('made_at').notNull(),
    /** Account. */
    madeBy: uuid('made_by').notNull(),
    /** null: it can be read. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('calendar_feed_of_token').on(table.clientId, table.tokenHash),
    foreignKey({ columns: [table.clientId, table.resourceId], foreignColumns: [resource.clientId, resource.id] }),
    foreignKey({ columns: [table.clientId, table.teamId], foreignColumns: [team.clientId, team.id] }),
    foreignKey({ columns: [table.clientId, table.madeBy], foreignColumns: [account.clientId, account.id] }),
    check('calendar_feed_of_one', sql`(${table.resourceId} is null) <> (${table.teamId} is null)`),
    ownRowsOnly(),
  ],
).enableRLS();
