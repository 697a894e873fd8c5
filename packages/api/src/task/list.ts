import type { Task } from '@door/domain/selling/task/task';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { nextCursor, cursorInput, dateInput, momentInput } from '../input/cursor.ts';
import { loadNames } from '../user/people.ts';
import { taskToWire } from '../enquiry/to-wire.ts';

const limit = 50;

const input = z.discriminatedUnion('Of', [
  z.strictObject({ Of: z.enum(['mine', 'group']), After: cursorInput(dateInput) }),
  z.strictObject({ Of: z.literal('done'), After: cursorInput(momentInput) }),
]);

/** `mine` and `group`: open tasks by the day they are due. `done`: done and dropped tasks, newest first. */
export const list = procedure
  .allow('tasks.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Of, After: after } }) => {
    const nameOf = await loadNames(ctx);
    const assignee = Of === 'mine' ? ctx.caller.userId : null;
    const page = { limit, after };
    const tasks = await ctx.stores.tasks.list(
      Of === 'done' ? { state: 'ended', ...page } : { state: 'open', assignee, ...page },
    );
    const cursorOf = ({ id, due, endedAt }: Task) => ({ id, key: endedAt ?? due });
    return { Tasks: tasks.map((task) => taskToWire(task, nameOf)), After: nextCursor(tasks, { limit, cursorOf }) };
  });
