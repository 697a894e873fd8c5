import type { OfficeRole } from '@door/domain/access/roles';

/** Somebody of the supplier who may log in. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: OfficeRole;
}

export interface PeopleStore {
  /** By name. */
  all(): Promise<readonly Person[]>;
}
