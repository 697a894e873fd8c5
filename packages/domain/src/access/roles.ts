/** Roles of a supplier's people; each role may do everything that the one before may. */
export const officeRoles = ['installer', 'fabricator', 'admin'] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const roles = ['public', ...officeRoles] as const;
export type Role = (typeof roles)[number];

/** Everything that needs a right, as `subject.verb`. */
export const rights = [
  'ownItem.design',
  'items.manage',
  'enquiries.manage',
  'quotes.manage',
  'tasks.manage',
  'orders.sell',
  'production.see',
  'production.run',
  'workInstructions.manage',
  'catalogue.see',
  'catalogue.manage',
] as const;
export type Right = (typeof rights)[number];

const visitor: readonly Right[] = ['ownItem.design'];
const seller: readonly Right[] = [
  ...visitor,
  'items.manage',
  'enquiries.manage',
  'quotes.manage',
  'tasks.manage',
  'orders.sell',
  'production.see',
  'workInstructions.manage',
];
const maker: readonly Right[] = [...seller, 'production.run', 'catalogue.see'];

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  public: visitor,
  installer: seller,
  fabricator: maker,
  admin: [...maker, 'catalogue.manage'],
};

export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right);
