import { messageOf, statusOf } from '../calls/failure.ts';
import { logInMessages } from './messages.ts';

const { problems } = logInMessages;

/** The log-in client's error codes and the texts for them. */
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

/** After these errors the person has to log in again. */
const expiredCodes: readonly string[] = ['login_required', 'missing_refresh_token', 'invalid_grant'];

/** The sentence for a failed log-in, or for a call that failed because of the session. */
export function logInErrorText(error: unknown): string {
  if (error instanceof Error && error.message === 'Invalid state') return problems.invalidState;
  // Whoever has logged in and has no account here, or a disabled one, reads that from the server.
  if (statusOf(error) === 403) return messageOf(error);
  return sentences[codeOf(error)] ?? problems.other;
}

export const isSessionExpired = (error: unknown): boolean => expiredCodes.includes(codeOf(error));

/** The log-in client's code, which a failed call has in its `cause`; '' for other errors. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // The server does not know the account (any more).
  if (statusOf(error) === 401) return 'login_required';
  return 'error' in error && typeof error.error === 'string' ? error.error : codeOf(error.cause);
}
