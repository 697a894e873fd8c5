import { enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { nextCursor, cursorInput, momentInput } from '../../input/cursor.ts';
import { loadNames } from '../../office/people.ts';
import { enquiryToWire } from '../../office/to-wire.ts';

/** Without a state: enquiries of every state. */
const input = z.strictObject({
  State: z.enum(enquiryStates, 'must be New, In Quote or Closed').nullish(),
  After: cursorInput(momentInput),
});

const limit = 50;

/** The enquiries, newest first. */
export const list = procedure
  .allow('enquiries.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, After } }) => {
    const nameOf = await loadNames(ctx);
    const found = await ctx.stores.enquiries.list({ state: State ?? null, limit, after: After });
    const cursorOf = ({ submittedAt, id }: (typeof found)[number]) => ({ key: submittedAt, id });
    return {
      Enquiries: found.map((each) => enquiryToWire(each, nameOf)),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });
