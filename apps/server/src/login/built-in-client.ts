/** The web app as an OAuth client, named as in an Auth0 tenant. */
export const builtInClient = { clientId: 'doorwright', audience: 'urn:doorwright:calls' } as const;

/** Claim of its access tokens that names the session which they belong to. */
export const sessionClaim = 'sid';

/** Scopes that a log-in may request; `offline_access` is for a refresh token. */
export const scopes = ['openid', 'profile', 'email', 'offline_access'];

export const audienceOf = (params: Readonly<Record<string, unknown>> | undefined): string =>
  typeof params?.['audience'] === 'string' ? params['audience'] : builtInClient.audience;
