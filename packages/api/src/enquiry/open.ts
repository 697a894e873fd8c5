import { itemToWire } from '@door/wire/item-to-wire';
import { numberText } from '@door/domain/lib/running-number';
import { inOneTransaction, procedure } from '../procedure.ts';
import { enquiryIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { housePicture } from '../item/house-picture.ts';
import { loadItem } from '../item/load-item.ts';
import { loadEnquiry } from './enquiries.ts';
import { consentsToWire } from './consents-to-wire.ts';
import { customersOfEnquiry } from '../customer/customers-of-enquiry.ts';
import { loadHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import { enquiryToWire, taskToWire } from './to-wire.ts';

/** An enquiry with its person, consents as they were shown, item, open tasks and history. */
export const open = procedure
  .allow('enquiries.manage')
  .input(enquiryIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const tasks = await ctx.stores.tasks.ofEnquiry(id);
    const enquiry = unwrapOrThrow(await loadEnquiry(ctx, id));
    const stored = unwrapOrThrow(await loadItem(ctx, enquiry.itemId, 'design'));
    const nameOf = await loadNames(ctx);
    return {
      ...enquiryToWire(enquiry, nameOf),
      Consents: await consentsToWire(ctx, enquiry),
      Item: itemToWire(stored, ctx.supplier.catalogue),
      HousePicture: await housePicture(ctx, enquiry.itemId),
      /** `D-1043`. */
      ItemNumber: numberText('item', stored.number),
      ...(await customersOfEnquiry(ctx, enquiry)),
      Tasks: tasks.map((task) => taskToWire(task, nameOf)),
      History: await loadHistory(ctx, [{ about: 'enquiry', aboutId: id }], nameOf),
    };
  });
