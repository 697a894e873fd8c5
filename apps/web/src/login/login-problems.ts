import { words } from '../words/words.ts';

const { problems } = words.login;

/** The codes of the log-in client, and what the person is told. */
const sentences: Readonly<Record<string, string>> = {
  timeout: problems.timeout,
  cancelled: problems.cancelled,
  popup_open: problems.popupBlocked,
  missing_refresh_token: problems.missingRefreshToken,
  mfa_required: problems.mfaRequired,
  login_required: problems.loginRequired,
  access_denied: problems.accessDenied,
};

/** What went wrong with a log-in, in a sentence. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return problems.other;
  const code = 'error' in error && typeof error.error === 'string' ? error.error : '';
  if (error.message === 'Invalid state') return problems.invalidState;
  return sentences[code] ?? problems.other;
}
