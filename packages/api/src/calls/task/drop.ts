import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { taskIdInput } from '../../input/office.ts';
import { filledText } from '../../input/text.ts';
import { insist } from '../../insist.ts';
import { namesIn } from '../../office/names.ts';
import { endTask, reachTask } from '../../office/tasks.ts';
import { taskToWire } from '../../office/to-wire.ts';

const input = z.strictObject({ Id: taskIdInput, Reason: filledText(2000) });

/** Will not be done, and why. */
export const drop = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { Id, Reason } }) => {
      const task = insist(await reachTask(ctx, Id));
      return taskToWire(await endTask(ctx, task, { move: 'drop', reason: Reason }), await namesIn(ctx));
    });
