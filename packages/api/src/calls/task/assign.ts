import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { taskIdInput, userIdInput } from '../../input/office.ts';
import { insist } from '../../insist.ts';
import { followTask } from '../../office/enquiries.ts';
import { colleague, namesIn } from '../../office/names.ts';
import { giveTask, reachTask } from '../../office/tasks.ts';
import { taskToWire } from '../../office/to-wire.ts';

/** Without a UserId it is the company's again. */
const input = z.strictObject({ Id: taskIdInput, UserId: userIdInput.nullable() });

export const assign = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { Id, UserId } }) => {
      if (UserId !== null) insist(await colleague(ctx, UserId));
      const task = insist(await reachTask(ctx, Id));
      const given = await giveTask(ctx, task, UserId);
      if (given !== task) await followTask(ctx, given);
      return taskToWire(given, await namesIn(ctx));
    });
