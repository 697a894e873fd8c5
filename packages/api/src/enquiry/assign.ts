import { accepted } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { enquiryIdInput, userIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { assignEnquiry } from './enquiries.ts';
import { findAssignee, loadNames } from '../user/people.ts';
import { enquiryToWire } from './to-wire.ts';

/** UserId null gives it back to the company. */
const input = z.strictObject({ Id: enquiryIdInput, UserId: userIdInput.nullable() });

export const assign = procedure
  .allow('enquiries.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, UserId } }) => {
    if (UserId !== null) unwrapOrThrow(await findAssignee(ctx, UserId));
    const enquiry = await assignEnquiry(ctx, { id: Id, assignee: UserId, mayAssign: accepted });
    return enquiryToWire(enquiry, await loadNames(ctx));
  });
