import type { Task } from '@door/domain/task/task';
import { z } from 'zod';
import { type CallScope, type Gate, inOneTransaction, personOf } from '../../gate.ts';
import { afterOf, cursorInput, dateInput, momentInput } from '../../input/cursor.ts';
import { namesIn } from '../../office/names.ts';
import { taskToWire } from '../../office/to-wire.ts';
import type { After } from '../../ports/office.ts';

const most = 50;

interface List {
  readonly find: (ctx: CallScope, after: After | null) => Promise<readonly Task[]>;
  /** What its pages are ordered by. */
  readonly keyOf: (task: Task) => string;
}

const openOf = (assigneeIn: (ctx: CallScope) => string | null): List => ({
  find: (ctx, after) => ctx.shop.tasks.open({ assignee: assigneeIn(ctx), most, after }),
  keyOf: ({ due }) => due,
});

const lists = {
  mine: openOf((ctx) => personOf(ctx).userId),
  group: openOf(() => null),
  done: {
    find: ({ shop }, after) => shop.tasks.ended({ most, after }),
    keyOf: ({ endedAt }) => endedAt ?? '',
  },
} as const satisfies Readonly<Record<string, List>>;

const input = z.discriminatedUnion('Of', [
  z.strictObject({ Of: z.enum(['mine', 'group']), After: cursorInput(dateInput) }),
  z.strictObject({ Of: z.literal('done'), After: cursorInput(momentInput) }),
]);

/** Open tasks by the day they are due, mine or the company's; or what was done and dropped, the last first. */
export const list = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .query(async ({ ctx, input: { Of, After } }) => {
      const names = await namesIn(ctx);
      const { find, keyOf } = lists[Of];
      const found = await find(ctx, After);
      const placeOf = (task: Task) => ({ key: keyOf(task), id: task.id });
      return { Tasks: found.map((task) => taskToWire(task, names)), After: afterOf(found, { most, placeOf }) };
    });
