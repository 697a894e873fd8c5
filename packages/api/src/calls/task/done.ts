import { type Gate, inOneTransaction } from '../../gate.ts';
import { taskIdInput } from '../../input/office.ts';
import { insist } from '../../insist.ts';
import { namesIn } from '../../office/names.ts';
import { endTask, reachTask } from '../../office/tasks.ts';
import { taskToWire } from '../../office/to-wire.ts';

export const done = (gate: Gate) =>
  gate
    .input(taskIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: id }) => {
      const task = insist(await reachTask(ctx, id));
      return taskToWire(await endTask(ctx, task, { move: 'finish', reason: '' }), await namesIn(ctx));
    });
