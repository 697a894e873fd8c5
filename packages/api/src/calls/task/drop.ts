import { z } from 'zod';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { taskIdInput } from '../../input/ids.ts';
import { filledText } from '../../input/text.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadNames } from '../../office/people.ts';
import { endTask, loadTask } from '../../office/tasks.ts';
import { taskToWire } from '../../office/to-wire.ts';

const input = z.strictObject({ Id: taskIdInput, Reason: filledText(2000) });

/** Ends a task that will not be done; the reason goes into the history. */
export const drop = (procedure: Procedure) =>
  procedure
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { Id, Reason } }) => {
      const task = unwrapOrThrow(await loadTask(ctx, Id));
      return taskToWire(await endTask(ctx, task, { move: 'drop', reason: Reason }), await loadNames(ctx));
    });
