import type { TwoFactorRule } from '../catalogue/client-rows.ts';
import type { OfficeRole } from './roles.ts';

/** Whether somebody of that role needs a second factor to log in. */
export const needsSecondFactor = (rule: TwoFactorRule, role: OfficeRole): boolean =>
  rule === 'everybody' || (rule === 'admins' && role === 'admin');
