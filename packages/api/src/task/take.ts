import { refused } from '@door/domain/door/model/outcome';
import { inOneTransaction, procedure } from '../procedure.ts';
import { taskIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { assignEnquiryOfTask } from '../enquiry/enquiries.ts';
import { loadNames } from '../user/people.ts';
import { assignTask, loadTask } from './tasks.ts';
import { taskToWire } from '../enquiry/to-wire.ts';

/** Assigns a group task to the caller. Refused while it is somebody else's, until they give it away. */
export const take = procedure
  .allow('tasks.manage')
  .input(taskIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: id }) => {
    const { userId } = ctx.caller;
    const task = unwrapOrThrow(await loadTask(ctx, id));
    const nameOf = await loadNames(ctx);
    if (task.assignee !== null && task.assignee !== userId) {
      unwrapOrThrow(refused('task.taken', messages.task.takenBy(nameOf(task.assignee))));
    }
    const taken = await assignTask(ctx, task, userId);
    if (taken !== task) await assignEnquiryOfTask(ctx, taken);
    return taskToWire(taken, nameOf);
  });
