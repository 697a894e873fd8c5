import { enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { z } from 'zod';
import { designLabel } from '@door/domain/design/design-label';
import { searchOf } from '@door/domain/search/search-terms';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { nextCursor, cursorInput, momentInput } from '../../input/cursor.ts';
import { text } from '../../input/text.ts';
import { loadNames } from '../../office/people.ts';
import { enquiryToWire } from '../../office/to-wire.ts';

const input = z.strictObject({
  /** Without a state: enquiries of every state. */
  State: z.enum(enquiryStates, 'must be New, In Quote or Closed').nullish(),
  /** Whether somebody has taken it; without: whether or not. */
  Taken: z.boolean('must be true or false').nullish(),
  /** Beginnings of words of name, address, reference or running number. */
  Text: text(200).default(''),
  After: cursorInput(momentInput),
});

const limit = 50;

/** The enquiries, newest first. */
export const list = procedure
  .allow('enquiries.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, Taken, Text, After } }) => {
    const nameOf = await loadNames(ctx);
    const found = await ctx.stores.enquiries.list({
      state: State ?? null,
      isTaken: Taken ?? null,
      search: searchOf(Text),
      limit,
      after: After,
    });
    const cursorOf = ({ enquiry: { submittedAt, id } }: (typeof found)[number]) => ({ key: submittedAt, id });
    return {
      Enquiries: found.map(({ enquiry, item }) => ({
        ...enquiryToWire(enquiry, nameOf),
        /** 'Single Door, Minster, Ruby Red'. */
        Door: designLabel(item, ctx.supplier.catalogue),
      })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });
