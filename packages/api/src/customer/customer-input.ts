import { customerKinds, customerLimits } from '@door/domain/selling/customer/customer';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';

const most = <Row extends z.ZodType>(row: Row, length: number) =>
  z.array(row, 'must be a list').max(length, `must have at most ${length} entries`);

const contactInput = z.strictObject({
  Id: newIdInput,
  Name: text(customerLimits.name).default(''),
  Role: text(customerLimits.role).default(''),
  Email: text(customerLimits.email).default(''),
  Phone: text(customerLimits.phone).default(''),
});

const siteInput = z.strictObject({
  Id: newIdInput,
  Name: text(customerLimits.name).default(''),
  Address: text(customerLimits.address).default(''),
});

/** The fields of a customer. */
export const customerFields = {
  Kind: oneOf(customerKinds).default('person'),
  Name: text(customerLimits.name).default(''),
  Email: text(customerLimits.email).default(''),
  Phone: text(customerLimits.phone).default(''),
  Contacts: most(contactInput, customerLimits.contacts).default([]),
  Sites: most(siteInput, customerLimits.sites).default([]),
  Notes: text(customerLimits.notes).default(''),
};
