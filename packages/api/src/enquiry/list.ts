import { enquiryStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { designLabel } from '@door/domain/door/design/design-label';
import { enquirySorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { inOneTransaction, procedure } from '../procedure.ts';
import { nextCursor, cursorInput } from '../input/cursor.ts';
import { customerIdInput, userIdInput } from '../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { findCustomer } from '../customer/customers.ts';
import { findColleague, loadNames } from '../user/people.ts';
import { enquiryToWire } from './to-wire.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z
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
export const list = procedure
  .allow('enquiries.manage')
  .input(input)
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
