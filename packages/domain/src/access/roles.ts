/** What people of a supplier may be, each with all that the one before may do. */
export const officeRoles = ['installer', 'fabricator', 'admin'] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const roles = ['public', ...officeRoles] as const;
export type Role = (typeof roles)[number];

/** What visitors may do, who have no account: `subject.verb`. Everybody else may do it too. */
export const visitorRights = ['catalogue.browse', 'ownItem.design'] as const;
export type VisitorRight = (typeof visitorRights)[number];

/** What only people with an account may do. */
export const officeRights = [
  'account.see',
  'items.manage',
  'enquiries.manage',
  'quotes.manage',
  'tasks.manage',
  'orders.sell',
  'production.see',
  'production.run',
  'workInstructions.manage',
  'optionSets.manage',
  'catalogue.see',
  'catalogue.manage',
  'prices.see',
  'prices.manage',
  'prices.seeCost',
] as const;
export type OfficeRight = (typeof officeRights)[number];

export const rights = [...visitorRights, ...officeRights] as const;
export type Right = VisitorRight | OfficeRight;

const installer: readonly Right[] = [
  ...visitorRights,
  'account.see',
  'items.manage',
  'enquiries.manage',
  'quotes.manage',
  'tasks.manage',
  'orders.sell',
  'production.see',
  'workInstructions.manage',
];
const fabricator: readonly Right[] = [
  ...installer,
  'production.run',
  'optionSets.manage',
  'catalogue.see',
  'prices.see',
  'prices.seeCost',
];
const admin: readonly Right[] = [...fabricator, 'catalogue.manage', 'prices.manage'];

const rightsOf: Readonly<Record<Role, readonly Right[]>> = { public: visitorRights, installer, fabricator, admin };

export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right);
