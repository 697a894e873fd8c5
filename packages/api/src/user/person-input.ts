import { officeRoles } from '@door/domain/people/roles';
import { percent } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { filledText } from '../input/text.ts';

/** The longest address that mail knows (RFC 5321). */
const longestEmail = 254;
const longestName = 100;

export const emailInput = z
  .email('must be an email address')
  .max(longestEmail, `must have at most ${String(longestEmail)} characters`);

/** What an admin says of somebody. */
export const personFields = {
  Name: filledText(longestName),
  Role: oneOf(officeRoles),
  /** The highest discount in per cent; null: that of the role. */
  MaxDiscount: z
    .number('must be a rate in per cent')
    .min(0, 'must not be negative')
    .max(100, 'must be at most 100')
    .multipleOf(0.01, 'must have at most two decimals')
    .transform(percent)
    .nullable(),
  /** Whether they may take cash of customers; absent: as it is. */
  MayTakeCash: booleanInput.optional(),
};

export const sessionIdInput = z.string('must be the id of a session').min(1).max(60, 'must be the id of a session');
