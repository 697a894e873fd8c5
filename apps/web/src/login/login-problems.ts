import { statusOf } from '../api/failure.ts';
import { logInWords } from '../words/log-in.ts';

const { problems } = logInWords;

/** The codes of the log-in client, and what the person is told. */
const sentences: Readonly<Record<string, string>> = {
  timeout: problems.timeout,
  cancelled: problems.cancelled,
  popup_open: problems.popupBlocked,
  missing_refresh_token: problems.missingRefreshToken,
  mfa_required: problems.mfaRequired,
  login_required: problems.loginRequired,
  invalid_grant: problems.loginRequired,
  access_denied: problems.accessDenied,
};

/** Of these only a new log-in helps. */
const over: readonly string[] = ['login_required', 'missing_refresh_token', 'invalid_grant'];

/** What went wrong with a log-in, or with a call that needs one, in a sentence. */
export function problemOf(error: unknown): string {
  if (error instanceof Error && error.message === 'Invalid state') return problems.invalidState;
  return sentences[codeOf(error)] ?? problems.other;
}

export const isSessionOver = (error: unknown): boolean => over.includes(codeOf(error));

/** The code of the log-in client; a call that could get no token carries it in its cause. '' where there is none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // The server knows the account no longer, or never did.
  if (statusOf(error) === 401) return 'login_required';
  return 'error' in error && typeof error.error === 'string' ? error.error : codeOf(error.cause);
}
