import { keysOf } from '../lib/records.ts';
import type { TwoFactorRule } from '../catalogue/rows/client-rows.ts';

/** What people of a supplier may be, each with all that the one before may do. Fitters see their own visits and nothing of the office. */
export const officeRoles = ['fitter', 'installer', 'fabricator', 'admin'] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const roles = ['public', ...officeRoles] as const;
export type Role = (typeof roles)[number];

/** What visitors may do, who have no account: `subject.verb`. Everybody else may do it too. */
export const visitorRights = ['catalogue.browse', 'ownItem.design', 'offer.answer'] as const;
export type VisitorRight = (typeof visitorRights)[number];

/** What only people with an account may do, each with the first of `officeRoles` that may. */
const firstRole = {
  'account.see': 'fitter',
  'visits.do': 'fitter',
  'items.manage': 'installer',
  'enquiries.manage': 'installer',
  'quotes.manage': 'installer',
  'tasks.manage': 'installer',
  'orders.sell': 'installer',
  'production.see': 'installer',
  'workInstructions.manage': 'installer',
  'inventory.see': 'installer',
  'visits.plan': 'installer',
  'production.run': 'fabricator',
  'dispatch.run': 'fabricator',
  'inventory.manage': 'fabricator',
  'vendors.manage': 'fabricator',
  'purchasing.manage': 'fabricator',
  'optionSets.manage': 'fabricator',
  'catalogue.see': 'fabricator',
  'prices.see': 'fabricator',
  'prices.seeCost': 'fabricator',
  'settings.see': 'fabricator',
  'bank.reconcile': 'fabricator',
  'catalogue.manage': 'admin',
  'prices.manage': 'admin',
  'purchasing.approve': 'admin',
  'personalData.manage': 'admin',
  'people.manage': 'admin',
  'running.see': 'admin',
  'running.manage': 'admin',
  'settings.manage': 'admin',
  'payments.manage': 'admin',
  'vat.remove': 'admin',
} as const satisfies Readonly<Record<string, OfficeRole>>;

export type OfficeRight = keyof typeof firstRole;
export const officeRights = keysOf(firstRole);

export const rights = [...visitorRights, ...officeRights] as const;
export type Right = VisitorRight | OfficeRight;

const isOfficeRight = (right: Right): right is OfficeRight => right in firstRole;

export const may = (role: Role, right: Right): boolean =>
  !isOfficeRight(right) || roles.indexOf(role) >= roles.indexOf(firstRole[right]);

/** Whether somebody of that role needs a second factor to log in. */
export const needsSecondFactor = (rule: TwoFactorRule, role: OfficeRole): boolean =>
  rule === 'everybody' || (rule === 'admins' && role === 'admin');
