import type { LoginHint } from '@door/domain/people/login-hint';

/** The pages between a right password and the office. */
export type LoginStep = 'code' | 'set-up' | 'two-factor' | 'new-password';

interface LoginFacts {
  readonly hint: LoginHint | null;
  readonly hasFactor: boolean;
  /** Whether the supplier asks for a second factor of this role. */
  readonly needsFactor: boolean;
  /** Whether a code was right in this log-in. */
  readonly gaveCode: boolean;
  /** Whether what was asked for is done. */
  readonly isDone: boolean;
}

/** What comes next after a right password; null: the log-in is finished. A hint never goes before the second factor. */
export function nextLoginStep({ hint, hasFactor, needsFactor, gaveCode, isDone }: LoginFacts): LoginStep | null {
  if (hasFactor && !gaveCode) return 'code';
  if (!hasFactor && (needsFactor || (hint === 'two-factor' && !isDone))) return 'set-up';
  return isDone ? null : hint;
}
