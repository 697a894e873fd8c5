import { z } from 'zod';
import { type Gate, inOneTransaction, personOf } from '../../gate.ts';
import { dateInput } from '../../input/cursor.ts';
import { itemIdInput } from '../../input/ids.ts';
import { taskIdInput, userIdInput } from '../../input/office.ts';
import { filledText, text } from '../../input/text.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { colleague, namesIn } from '../../office/names.ts';
import { beginTask } from '../../office/tasks.ts';
import { taskToWire } from '../../office/to-wire.ts';

const input = z.strictObject({
  /** Named by whoever sends it, so that a message that comes twice makes one task. */
  Id: taskIdInput.optional(),
  What: filledText(200),
  About: text(1000).default(''),
  Due: dateInput,
  ItemId: itemIdInput.nullish(),
  /** Whose it is; null: the company's. Left out: whoever adds it. */
  UserId: userIdInput.nullish(),
});

export const add = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { Id, What, About, Due, ItemId, UserId } }) => {
      const earlier = Id === undefined ? undefined : await ctx.shop.tasks.load(Id);
      if (earlier) return taskToWire(earlier, await namesIn(ctx));
      if (ItemId) insist(await reachItem(ctx, ItemId, 'design'));
      const assignee = UserId === undefined ? personOf(ctx).userId : UserId;
      if (UserId) insist(await colleague(ctx, UserId));
      const task = await beginTask(ctx, {
        id: Id ?? ctx.ids.other(),
        what: What,
        about: About,
        due: Due,
        itemId: ItemId ?? null,
        enquiryId: null,
        assignee,
        madeBy: 'hand',
      });
      return taskToWire(task, await namesIn(ctx));
    });
