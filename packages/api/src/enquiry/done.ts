import { enquiryOutcomes } from '@door/domain/selling/enquiry/enquiry-cycle';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { enquiryIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { closeEnquiry } from './enquiries.ts';
import { loadNames } from '../user/people.ts';
import { enquiryToWire } from './to-wire.ts';

const input = z.strictObject({
  Id: enquiryIdInput,
  Outcome: z.enum(enquiryOutcomes, 'must be won, lost or spam'),
  Note: text(2000).default(''),
});

/** Closes an enquiry and ends its open tasks. */
export const done = procedure
  .allow('enquiries.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Outcome, Note } }) => {
    const enquiry = await closeEnquiry(ctx, { id: Id, outcome: Outcome, note: Note });
    return enquiryToWire(enquiry, await loadNames(ctx));
  });
