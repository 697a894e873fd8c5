import { designLabel } from '@door/domain/door/design/design-label';
import { accepted, refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { enquirySorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { enquiryOutcomes, enquiryStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { customersOfEnquiry } from '../customer/customers-of-enquiry.ts';
import { findCustomer } from '../customer/customers.ts';
import { booleanInput } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { customerIdInput, enquiryIdInput, userIdInput } from '../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { housePicture } from '../item/house-picture.ts';
import { loadItem } from '../item/load-item.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { loadHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findAssignee, findColleague, loadNames } from '../user/people.ts';
import { consentsToWire } from './consents-to-wire.ts';
import { assignEnquiry, closeEnquiry, loadEnquiry } from './enquiries.ts';
import { enquiryToWire, taskToWire } from './to-wire.ts';

const listInput = z
  .strictObject({
    /** Without a state: enquiries of every state. */
    State: z.enum(enquiryStates, 'must be New, In Quote or Closed').nullish(),
    /** Whether somebody has taken it; without: whether or not. */
    Taken: booleanInput.nullish(),
    /** Who answers it. */
    Assignee: userIdInput.nullish(),
    Customer: customerIdInput.nullish(),
    /** Beginnings of words of name, address, reference or running number. */
    Text: text(200).default(''),
    Sort: sortInput(enquirySorts, usualSorts.enquiries),
    After: cursorInput(anyKeyInput),
  })
  .superRefine(cursorFits(enquirySorts));

const limit = 50;

/** The enquiries, newest first unless they are sorted by another column. */
const list = procedure
  .allow('enquiries.manage')
  .input(listInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, Taken, Assignee, Customer, Text, Sort, After } }) => {
    const assignee = Assignee ?? null;
    if (assignee !== null) unwrapOrThrow(await findColleague(ctx, assignee));
    const customer = Customer ? unwrapOrThrow(await findCustomer(ctx, Customer)).id : null;
    const nameOf = await loadNames(ctx);
    const found = await ctx.stores.enquiries.list({
      state: State ?? null,
      isTaken: Taken ?? null,
      assignee,
      customer,
      search: searchOf(Text),
      sort: Sort,
      limit,
      after: After,
    });
    const cursorOf = ({ enquiry: { id }, key }: (typeof found)[number]) => ({ key, id });
    return {
      Enquiries: found.map(({ enquiry, item }) => ({
        ...enquiryToWire(enquiry, nameOf),
        /** 'Single Door, Minster, Ruby Red'. */
        Door: designLabel(item, ctx.supplier.catalogue),
      })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });

/** An enquiry with its person, consents as they were shown, item, open tasks and history. */
const open = procedure
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

/** Assigns the enquiry to the caller. Refused while it is somebody else's, until they give it away. */
const take = procedure
  .allow('enquiries.manage')
  .input(enquiryIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: id }) => {
    const { userId } = ctx.caller;
    const nameOf = await loadNames(ctx);
    const enquiry = await assignEnquiry(ctx, {
      id,
      assignee: userId,
      mayAssign: (found) =>
        found.assignee === null || found.assignee === userId
          ? accepted(found)
          : refused('enquiry.taken', messages.enquiry.takenBy(nameOf(found.assignee))),
    });
    return enquiryToWire(enquiry, nameOf);
  });

/** UserId null gives it back to the company. */
const assignInput = z.strictObject({ Id: enquiryIdInput, UserId: userIdInput.nullable() });

const assign = procedure
  .allow('enquiries.manage')
  .input(assignInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, UserId } }) => {
    if (UserId !== null) unwrapOrThrow(await findAssignee(ctx, UserId));
    const enquiry = await assignEnquiry(ctx, { id: Id, assignee: UserId, mayAssign: accepted });
    return enquiryToWire(enquiry, await loadNames(ctx));
  });

const doneInput = z.strictObject({
  Id: enquiryIdInput,
  Outcome: z.enum(enquiryOutcomes, 'must be won, lost or spam'),
  Note: text(2000).default(''),
});

/** Closes an enquiry and ends its open tasks. */
const done = procedure
  .allow('enquiries.manage')
  .input(doneInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Outcome, Note } }) => {
    const enquiry = await closeEnquiry(ctx, { id: Id, outcome: Outcome, note: Note });
    return enquiryToWire(enquiry, await loadNames(ctx));
  });

export const enquiryRouter = router({ assign, done, list, open, take });
