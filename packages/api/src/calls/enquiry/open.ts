import { itemToWire } from '@door/wire/item-to-wire';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { enquiryIdInput } from '../../input/office.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { reachEnquiry } from '../../office/enquiries.ts';
import { historyOf } from '../../office/history.ts';
import { namesIn } from '../../office/names.ts';
import { enquiryToWire, taskToWire } from '../../office/to-wire.ts';

/** All that there is to an enquiry: the person, the consents as they were shown, the item, open tasks and the history. */
export const open = (gate: Gate) =>
  gate
    .input(enquiryIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input: id }) => {
      const tasks = await ctx.shop.tasks.ofEnquiry(id);
      const enquiry = insist(await reachEnquiry(ctx, id));
      const stored = insist(await reachItem(ctx, enquiry.itemId, 'design'));
      const names = await namesIn(ctx);
      return {
        ...enquiryToWire(enquiry, names),
        Consents: enquiry.consents.map(({ kind, text, given }) => ({ Kind: kind, Text: text, Given: given })),
        Item: itemToWire(stored, ctx.supplier.catalogue),
        Tasks: tasks.map((task) => taskToWire(task, names)),
        History: await historyOf(ctx, [{ about: 'enquiry', aboutId: id }], names),
      };
    });
