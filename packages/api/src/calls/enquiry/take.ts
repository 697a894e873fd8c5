import { accepted, refused } from '@door/domain/shared/outcome';
import { type Gate, inOneTransaction, personOf } from '../../gate.ts';
import { enquiryIdInput } from '../../input/office.ts';
import { giveEnquiry } from '../../office/enquiries.ts';
import { namesIn } from '../../office/names.ts';
import { enquiryToWire } from '../../office/to-wire.ts';
import { words } from '../../words.ts';

/** Whoever takes it answers it. What somebody else has taken is theirs until they give it away. */
export const take = (gate: Gate) =>
  gate
    .input(enquiryIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: id }) => {
      const { userId } = personOf(ctx);
      const names = await namesIn(ctx);
      const enquiry = await giveEnquiry(ctx, {
        id,
        assignee: userId,
        mayGive: (found) =>
          found.assignee === null || found.assignee === userId
            ? accepted(found)
            : refused('enquiry.taken', words.enquiry.takenBy(names(found.assignee))),
      });
      return enquiryToWire(enquiry, names);
    });
