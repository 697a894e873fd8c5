import type { Provider } from 'oidc-provider';
import type { AttemptLimiter } from '../db/rate-limiter.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginRefusal } from './log-refusal.ts';
import type { LoginSessions } from './login-sessions.ts';
import type { PasswordFacts } from './mount-passwords.ts';
import type { NewPassword } from './save-password.ts';
import type { SecondFactors } from './second-factors.ts';

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
  readonly log: LoginLog;
  /** Told of each log-in that is refused. */
  readonly onRefusal: (reason: LoginRefusal) => void;
  /** Saves a password of somebody who has just logged in. */
  readonly changePassword: (chosen: NewPassword) => Promise<void>;
  /** Revokes all tokens of a grant. */
  readonly revokeGrant: (grantId: string) => Promise<void>;
}
