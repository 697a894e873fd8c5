import type { OfficeRole } from './roles.ts';

/** What is known of an account when it is asked whether somebody can log in with it. */
export interface AccountFacts {
  readonly role: OfficeRole;
  readonly isDisabled: boolean;
  readonly hasPassword: boolean;
  /** ISO 8601; null: never. */
  readonly lastSeen: string | null;
}

export const personStates = ['invited', 'active', 'disabled'] as const;
export type PersonState = (typeof personStates)[number];

/** Invited: they have neither chosen a password nor come through another identity provider. */
export function personState({ isDisabled, hasPassword, lastSeen }: Omit<AccountFacts, 'role'>): PersonState {
  if (isDisabled) return 'disabled';
  return hasPassword || lastSeen !== null ? 'active' : 'invited';
}

interface Account extends AccountFacts {
  readonly userId: string;
}

/**
 * Whether somebody is left who can log in as admin once an account is as `changed` says. Somebody who was invited does not
 * count: their mail may never arrive. Where there was nobody before, nothing is taken away.
 */
export const hasOtherAdmin = (people: readonly Account[], changed: Account): boolean =>
  people.map((each) => (each.userId === changed.userId ? changed : each)).some(isAdmin) || !people.some(isAdmin);

const isAdmin = (account: Account): boolean => account.role === 'admin' && personState(account) === 'active';

/** A person's name in lists; the part of the e-mail address before the @ where the account has no name. */
export const personName = ({ name, email }: { readonly name: string | null; readonly email: string }): string =>
  name?.trim() || email.replace(/@.*$/, '');
