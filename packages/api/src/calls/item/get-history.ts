import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { historyOf } from '../../office/history.ts';
import { namesIn } from '../../office/names.ts';
import type { Thing } from '../../ports/office.ts';

/** More tell nobody anything about one door. */
const mostTasks = 100;

/** What became of an item, of its enquiry and of the tasks about it, the newest line first. */
export const getHistory = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input: id }) => {
      insist(await reachItem(ctx, id, 'design'));
      const enquiry = await ctx.shop.enquiries.ofItem(id);
      const things: readonly Thing[] = [
        { about: 'item', aboutId: id },
        ...(enquiry ? [{ about: 'enquiry', aboutId: enquiry.id } as const] : []),
        ...(await ctx.shop.tasks.idsAbout(id, mostTasks)).map((aboutId) => ({ about: 'task', aboutId }) as const),
      ];
      return historyOf(ctx, things, await namesIn(ctx));
    });
