import type { TaskQuery, TaskStore } from '@door/api/task/task-store';
import { itemId } from '@door/domain/door/model/ids';
import type { Task } from '@door/domain/selling/task/task';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { task } from './schema.ts';

export function taskStore(queries: Queries, client: number): TaskStore {
  const own = eq(task.clientId, client);
  /** In one order, so that two calls never wait for each other. */
  const openOnes = async (about: SQL): Promise<readonly Task[]> => {
    const rows = await queries
      .select()
      .from(task)
      .where(and(own, about, isNull(task.endedAt)))
      .orderBy(asc(task.id))
      .for('update');
    return rows.map(taskOf);
  };
  return {
    load: async (id) => {
      const [row] = await queries
        .select()
        .from(task)
        .where(and(own, eq(task.id, id)))
        .for('update');
      return row && taskOf(row);
    },
    loadAll: async (ids) => {
      if (ids.length === 0) return [];
      // In one order, so that no two transactions wait for each other.
      const rows = await queries
        .select()
        .from(task)
        .where(and(own, inArray(task.id, [...ids])))
        .orderBy(asc(task.id))
        .for('update');
      return rows.map(taskOf);
    },
    about: async ({ quotes, orders, enquiries, items }) => {
      const rows = await queries
        .select()
        .from(task)
        .where(
          and(
            own,
            or(
              inArray(task.quoteId, [...quotes]),
              inArray(task.orderId, [...orders]),
              inArray(task.enquiryId, [...enquiries]),
              inArray(task.itemId, [...items]),
            ),
          ),
        )
        .orderBy(asc(task.id))
        .for('update');
      return rows.map(taskOf);
    },
    ofEnquiry: (enquiryId) => openOnes(eq(task.enquiryId, enquiryId)),
    ofRule: (rule) => openOnes(eq(task.rule, rule)),
    ofOrder: (orderId) => openOnes(eq(task.orderId, orderId)),
    ofQuote: (quoteId) => openOnes(eq(task.quoteId, quoteId)),
    add: async (added) => {
      const rows = await queries
        .insert(task)
        .values(rowOf(added, client))
        .onConflictDoNothing()
        .returning({ id: task.id });
      return rows.length > 0;
    },
    save: async (saved) => {
      await queries
        .update(task)
        .set(rowOf(saved, client))
        .where(and(own, eq(task.id, saved.id)));
    },
    list: async (query) => {
      const { where, orderBy } = selectionOf(query);
      const rows = await queries
        .select()
        .from(task)
        .where(and(own, ...where))
        .orderBy(...orderBy)
        .limit(query.limit);
      return rows.map(taskOf);
    },
  };
}

interface Selection {
  readonly where: readonly SQL[];
  readonly orderBy: readonly SQL[];
}

/** Each list is read in the order of an index. */
function selectionOf(query: TaskQuery): Selection {
  switch (query.state) {
    case 'open':
      return {
        where: [
          isNull(task.endedAt),
          query.assignee === null ? isNull(task.assignee) : eq(task.assignee, query.assignee),
          ...(query.after
            ? [sql`(${task.due}, ${task.id}) > (${query.after.key}::date, ${query.after.id}::uuid)`]
            : []),
        ],
        orderBy: [asc(task.due), asc(task.id)],
      };
    case 'ended':
      return {
        where: [
          isNotNull(task.endedAt),
          ...(query.after
            ? [sql`(${task.endedAt}, ${task.id}) < (${query.after.key}::timestamptz, ${query.after.id}::uuid)`]
            : []),
        ],
        orderBy: [sql`${task.endedAt} desc nulls first`, sql`${task.id} desc nulls first`],
      };
    case 'any':
      return { where: [eq(task.itemId, query.itemId)], orderBy: [desc(task.createdAt), desc(task.id)] };
  }
}

type TaskRow = typeof task.$inferSelect;

const taskOf = ({ clientId: _, ...row }: TaskRow): Task => ({
  ...row,
  itemId: row.itemId === null ? null : itemId(row.itemId),
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

const rowOf = (saved: Task, client: number): TaskRow => ({
  clientId: client,
  ...saved,
  createdAt: new Date(saved.createdAt),
  endedAt: saved.endedAt === null ? null : new Date(saved.endedAt),
});
