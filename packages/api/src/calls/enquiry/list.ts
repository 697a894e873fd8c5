import { enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { afterOf, cursorInput, momentInput } from '../../input/cursor.ts';
import { namesIn } from '../../office/names.ts';
import { enquiryToWire } from '../../office/to-wire.ts';

/** Without a state all of them. */
const input = z.strictObject({
  State: z.enum(enquiryStates, 'must be New, In Quote or Closed').nullish(),
  After: cursorInput(momentInput),
});

const most = 50;

/** Who asked for an offer, the last one first. */
export const list = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .query(async ({ ctx, input: { State, After } }) => {
      const names = await namesIn(ctx);
      const found = await ctx.shop.enquiries.list({ state: State ?? null, most, after: After });
      const placeOf = ({ submittedAt, id }: (typeof found)[number]) => ({ key: submittedAt, id });
      return { Enquiries: found.map((each) => enquiryToWire(each, names)), After: afterOf(found, { most, placeOf }) };
    });
