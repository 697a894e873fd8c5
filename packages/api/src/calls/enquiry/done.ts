import { enquiryOutcomes } from '@door/domain/enquiry/enquiry-cycle';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { enquiryIdInput } from '../../input/office.ts';
import { text } from '../../input/text.ts';
import { closeEnquiry } from '../../office/enquiries.ts';
import { namesIn } from '../../office/names.ts';
import { enquiryToWire } from '../../office/to-wire.ts';

const input = z.strictObject({
  Id: enquiryIdInput,
  Outcome: z.enum(enquiryOutcomes, 'must be won, lost or spam'),
  Note: text(2000).default(''),
});

/** Closes an enquiry, and with it what is left to do for it. */
export const done = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { Id, Outcome, Note } }) => {
      const enquiry = await closeEnquiry(ctx, { id: Id, outcome: Outcome, note: Note });
      return enquiryToWire(enquiry, await namesIn(ctx));
    });
