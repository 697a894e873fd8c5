import type { OfficeRole } from '@door/domain/access/roles';
import type { BasisPoints } from '@door/domain/commerce/money';

/** Somebody of the supplier who may log in. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: OfficeRole;
  /** The highest discount that this person may give; null: that of the role. */
  readonly maxDiscount: BasisPoints | null;
}

export interface PeopleStore {
  /** By name. */
  all(): Promise<readonly Person[]>;
}
