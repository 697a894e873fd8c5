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
