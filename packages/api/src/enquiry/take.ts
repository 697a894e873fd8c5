import { accepted, refused } from '@door/domain/door/model/outcome';
import { inOneTransaction, procedure } from '../procedure.ts';
import { enquiryIdInput } from '../input/ids.ts';
import { assignEnquiry } from './enquiries.ts';
import { loadNames } from '../user/people.ts';
import { enquiryToWire } from './to-wire.ts';
import { messages } from '../messages.ts';

/** Assigns the enquiry to the caller. Refused while it is somebody else's, until they give it away. */
export const take = procedure
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
