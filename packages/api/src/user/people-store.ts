import type { AccountFacts } from '@door/domain/people/person-state';
import type { BasisPoints } from '@door/domain/selling/pricing/money';

/** Somebody of the supplier who may log in, or might. */
export interface Person extends AccountFacts {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** The highest discount that this person may give; null: that of the role. */
  readonly maxDiscount: BasisPoints | null;
  /** Whether this person may take cash of customers. */
  readonly mayTakeCash: boolean;
  readonly hasSecondFactor: boolean;
  /** The last link that was mailed to choose a password by; null: none was. */
  readonly linkId: string | null;
  /** ISO 8601: the version of name, role, highest discount, and whether it is disabled. */
  readonly lastUpdated: string;
}

/** One log-in on one device, until it is ended or has not been used for 30 days. */
export interface LoginSession {
  readonly id: string;
  /** What the browser says that it is. */
  readonly agent: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** ISO 8601: when password and code were shown last. */
  readonly provedAt: string;
  /** ISO 8601; to within a few minutes. */
  readonly usedAt: string;
}

export interface PeopleStore {
  /** By name, those who are disabled too. */
  all(): Promise<readonly Person[]>;
  /** The same; nobody else changes any of them before this transaction ends. */
  lockAll(): Promise<readonly Person[]>;
  /** A new account, made at its `lastUpdated`. false: the address, or the id, has an account already, with this or another supplier; the caller then rolls back. */
  add(person: Person): Promise<boolean>;
  /** Saves name, role, highest discount, whether cash is taken, whether it is disabled, with their version, and the link. */
  save(person: Person): Promise<void>;
  /** Of an account that was never used; its address is free again. */
  remove(userId: string): Promise<void>;
  removeSecondFactor(userId: string): Promise<void>;
  /** Of this account, the one that was used last first. */
  sessions(userId: string): Promise<readonly LoginSession[]>;
  /** Ends one session of the account, or all of them; how many there were. */
  endSessions(userId: string, which: { readonly id: string } | 'all'): Promise<number>;
}
