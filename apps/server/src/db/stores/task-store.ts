import type { TaskStore } from '@door/api/ports/task-store';
import { itemId } from '@door/domain/model/ids';
import type { Task } from '@door/domain/task/task';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { task } from '../tables/task.ts';

export function taskStore(queries: Queries, client: number): TaskStore {
  const own = eq(task.clientId, client);
  return {
    load: async (id) => {
      const [row] = await queries
        .select()
        .from(task)
        .where(and(own, eq(task.id, id)))
        .for('update');
      return row && taskOf(row);
    },
    ofEnquiry: async (enquiryId) => {
      const rows = await queries
        .select()
        .from(task)
        .where(and(own, eq(task.enquiryId, enquiryId), isNull(task.endedAt)))
        .orderBy(asc(task.id))
        .for('update');
      return rows.map(taskOf);
    },
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
    open: async ({ assignee, limit, after }) => {
      const whose = assignee === null ? isNull(task.assignee) : eq(task.assignee, assignee);
      const afterLast = after && sql`(${task.due}, ${task.id}) > (${after.key}::date, ${after.id}::uuid)`;
      const rows = await queries
        .select()
        .from(task)
        .where(and(own, whose, isNull(task.endedAt), afterLast ?? undefined))
        .orderBy(asc(task.due), asc(task.id))
        .limit(limit);
      return rows.map(taskOf);
    },
    ended: async ({ limit, after }) => {
      const afterLast = after && sql`(${task.endedAt}, ${task.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`;
      const rows = await queries
        .select()
        .from(task)
        .where(and(own, isNotNull(task.endedAt), afterLast ?? undefined))
        .orderBy(sql`${task.endedAt} desc nulls first`, sql`${task.id} desc nulls first`)
        .limit(limit);
      return rows.map(taskOf);
    },
    idsAbout: async (id, most) => {
      const rows = await queries
        .select({ id: task.id })
        .from(task)
        .where(and(own, eq(task.itemId, id)))
        .orderBy(desc(task.createdAt), desc(task.id))
        .limit(most);
      return rows.map((row) => row.id);
    },
  };
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
