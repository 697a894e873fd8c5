import type { Task } from '@door/domain/task/task';
import { z } from 'zod';
import { type CallScope, type Procedure, inOneTransaction, personOf } from '../../procedure.ts';
import { nextCursor, cursorInput, dateInput, momentInput } from '../../input/cursor.ts';
import { loadNames } from '../../office/people.ts';
import { taskToWire } from '../../office/to-wire.ts';
import type { Cursor } from '../../ports/page.ts';

const limit = 50;

interface List {
  readonly find: (ctx: CallScope, after: Cursor | null) => Promise<readonly Task[]>;
  /** The sort key of its pages. */
  readonly keyOf: (task: Task) => string;
}

const openOf = (assigneeIn: (ctx: CallScope) => string | null): List => ({
  find: (ctx, after) => ctx.stores.tasks.open({ assignee: assigneeIn(ctx), limit, after }),
  keyOf: ({ due }) => due,
});

const lists = {
  mine: openOf((ctx) => personOf(ctx).userId),
  group: openOf(() => null),
  done: {
    find: ({ stores }, after) => stores.tasks.ended({ limit, after }),
    keyOf: ({ endedAt }) => endedAt ?? '',
  },
} as const satisfies Readonly<Record<string, List>>;

const input = z.discriminatedUnion('Of', [
  z.strictObject({ Of: z.enum(['mine', 'group']), After: cursorInput(dateInput) }),
  z.strictObject({ Of: z.literal('done'), After: cursorInput(momentInput) }),
]);

/** `mine` and `group`: open tasks by the day they are due. `done`: done and dropped tasks, newest first. */
export const list = (procedure: Procedure) =>
  procedure
    .input(input)
    .use(inOneTransaction)
    .query(async ({ ctx, input: { Of, After } }) => {
      const nameOf = await loadNames(ctx);
      const { find, keyOf } = lists[Of];
      const found = await find(ctx, After);
      const cursorOf = (task: Task) => ({ key: keyOf(task), id: task.id });
      return { Tasks: found.map((task) => taskToWire(task, nameOf)), After: nextCursor(found, { limit, cursorOf }) };
    });
