import type { RateLimiter } from '@door/api/ports/context';
import type { Suppliers } from '@door/api/ports/supplier';
import type { Provider } from 'oidc-provider';
import type { AttemptLimiter } from '../db/rate-limiter.ts';
import type { Account, Accounts } from './accounts.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginSessions } from './login-sessions.ts';
import type { PasswordLinks } from './password-links.ts';
import type { NewPassword } from './save-password.ts';
import type { SecondFactors } from './second-factors.ts';

/** Why somebody was not let in. */
export type LoginRefusal = 'too many' | 'wrong password' | 'disabled' | 'wrong code' | 'too many codes';

/** What the pages of a forgotten password work with. */
export interface PasswordFacts {
  readonly accounts: Accounts;
  readonly suppliers: Suppliers;
  readonly rateLimiter: RateLimiter;
  readonly links: PasswordLinks;
  /** Mails a link by which a password is chosen, unless the account is disabled. */
  readonly mailLink: (account: Account) => Promise<void>;
  readonly log: LoginLog;
  readonly now: () => Date;
}

export interface LoginLog {
  warn(facts: object, message: string): void;
}

/** What the pages of the built-in log-in work with. */
export interface LoginFacts extends PasswordFacts {
  readonly provider: Provider;
  readonly sessions: LoginSessions;
  readonly factors: SecondFactors;
  readonly devices: KnownDevices;
  readonly publicUrl: string;
  readonly rateLimiter: AttemptLimiter;
  /** Told of each log-in that is refused. */
  readonly onRefusal: (reason: LoginRefusal) => void;
  /** Saves a password of somebody who has just logged in. */
  readonly changePassword: (chosen: NewPassword) => Promise<void>;
  /** Revokes all tokens of a grant. */
  readonly revokeGrant: (grantId: string) => Promise<void>;
}
