import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { taskIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadNames } from '../../office/people.ts';
import { endTask, loadTask } from '../../office/tasks.ts';
import { taskToWire } from '../../office/to-wire.ts';

export const done = (procedure: Procedure) =>
  procedure
    .input(taskIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: id }) => {
      const task = unwrapOrThrow(await loadTask(ctx, id));
      return taskToWire(await endTask(ctx, task, { move: 'finish', reason: '' }), await loadNames(ctx));
    });
