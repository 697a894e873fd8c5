/**
 * What somebody wants beside logging in: to choose another password, or to see to their second factor. The office begins a log-in
 * with it, in OpenID Connect's `screen_hint`, and the pages of the log-in do it behind password and code.
 */
export const loginHints = ['two-factor', 'new-password'] as const;
export type LoginHint = (typeof loginHints)[number];
