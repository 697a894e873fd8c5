import { accepted } from '@door/domain/shared/outcome';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { enquiryIdInput, userIdInput } from '../../input/office.ts';
import { insist } from '../../insist.ts';
import { giveEnquiry } from '../../office/enquiries.ts';
import { colleague, namesIn } from '../../office/names.ts';
import { enquiryToWire } from '../../office/to-wire.ts';

/** Without a UserId it is the company's again. */
const input = z.strictObject({ Id: enquiryIdInput, UserId: userIdInput.nullable() });

export const assign = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { Id, UserId } }) => {
      if (UserId !== null) insist(await colleague(ctx, UserId));
      const enquiry = await giveEnquiry(ctx, { id: Id, assignee: UserId, mayGive: accepted });
      return enquiryToWire(enquiry, await namesIn(ctx));
    });
