import { refused } from '@door/domain/shared/outcome';
import { officeWork } from '@door/domain/words/english/office-work';
import { type Gate, inOneTransaction, personOf } from '../../gate.ts';
import { taskIdInput } from '../../input/office.ts';
import { insist } from '../../insist.ts';
import { followTask } from '../../office/enquiries.ts';
import { namesIn } from '../../office/names.ts';
import { giveTask, reachTask } from '../../office/tasks.ts';
import { taskToWire } from '../../office/to-wire.ts';

/** A group task becomes mine. What somebody else has taken is theirs until they give it away. */
export const take = (gate: Gate) =>
  gate
    .input(taskIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: id }) => {
      const { userId } = personOf(ctx);
      const task = insist(await reachTask(ctx, id));
      const names = await namesIn(ctx);
      if (task.assignee !== null && task.assignee !== userId) {
        insist(refused('task.taken', officeWork.takenBy(names(task.assignee))));
      }
      const taken = await giveTask(ctx, task, userId);
      if (taken !== task) await followTask(ctx, taken);
      return taskToWire(taken, names);
    });
