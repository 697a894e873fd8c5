import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { dateInput } from '../input/cursor.ts';
import { itemIdInput, newIdInput, userIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from '../item/load-item.ts';
import { findAssignee, loadNames } from '../user/people.ts';
import { createTask } from './tasks.ts';
import { taskToWire } from '../enquiry/to-wire.ts';

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one task. */
  Id: newIdInput.optional(),
  What: filledText(200),
  About: text(1000).default(''),
  Due: dateInput,
  ItemId: itemIdInput.nullish(),
  /** Who shall do it; null: anybody of the company. Absent: whoever adds it. */
  UserId: userIdInput.nullish(),
});

export const add = procedure
  .allow('tasks.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, What, About, Due, ItemId, UserId } }) => {
    const earlier = Id === undefined ? undefined : await ctx.stores.tasks.load(Id);
    if (earlier) return taskToWire(earlier, await loadNames(ctx));
    if (ItemId) unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    const assignee = UserId === undefined ? ctx.caller.userId : UserId;
    if (UserId) unwrapOrThrow(await findAssignee(ctx, UserId));
    const task = await createTask(ctx, {
      id: Id ?? ctx.ids.other(),
      what: What,
      about: About,
      due: Due,
      itemId: ItemId ?? null,
      enquiryId: null,
      quoteId: null,
      orderId: null,
      assignee,
      rule: null,
    });
    return taskToWire(task, await loadNames(ctx));
  });
