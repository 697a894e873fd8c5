import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { taskIdInput, userIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { assignEnquiryOfTask } from '../enquiry/enquiries.ts';
import { findAssignee, loadNames } from '../user/people.ts';
import { assignTask, loadTask } from './tasks.ts';
import { taskToWire } from '../enquiry/to-wire.ts';

/** UserId null gives it back to the company. */
const input = z.strictObject({ Id: taskIdInput, UserId: userIdInput.nullable() });

export const assign = procedure
  .allow('tasks.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, UserId } }) => {
    if (UserId !== null) unwrapOrThrow(await findAssignee(ctx, UserId));
    const task = unwrapOrThrow(await loadTask(ctx, Id));
    const given = await assignTask(ctx, task, UserId);
    if (given !== task) await assignEnquiryOfTask(ctx, given);
    return taskToWire(given, await loadNames(ctx));
  });
