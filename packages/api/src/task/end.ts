import { z } from 'zod';
import { taskIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { takeAnsweredEnquiry } from '../enquiry/enquiries.ts';
import { loadNames } from '../user/people.ts';
import { endTask, loadTask } from './tasks.ts';
import { taskToWire } from '../enquiry/to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

export const done = procedure
  .allow('tasks.manage')
  .input(taskIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: id }) => {
    const task = unwrapOrThrow(await loadTask(ctx, id));
    const ended = await endTask(ctx, task, { move: 'finish', reason: '' });
    if (ended !== task) await takeAnsweredEnquiry(ctx, ended, ctx.caller.userId);
    return taskToWire(ended, await loadNames(ctx));
  });

/** Ends a task that will not be done; the reason goes into the history. */
export const drop = procedure
  .allow('tasks.manage')
  .input(z.strictObject({ Id: taskIdInput, Reason: filledText(2000) }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Reason } }) => {
    const task = unwrapOrThrow(await loadTask(ctx, Id));
    return taskToWire(await endTask(ctx, task, { move: 'drop', reason: Reason }), await loadNames(ctx));
  });
