import { type Configuration, errors, Provider } from 'oidc-provider';
import type { Database } from '../db/database.ts';
import { persistentKey } from '../adapters/keys.ts';
import type { Account, Accounts } from './accounts.ts';
import { errorPage } from './login-page.ts';
import { loginRecords } from './records.ts';
import type { SigningKey } from './signing-key.ts';

/** What the pages say of themselves; the same names that an Auth0 tenant would give. */
export const builtInClient = { clientId: 'doorwright', audience: 'urn:doorwright:calls' } as const;

export interface ProviderFacts {
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly key: SigningKey;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Lifetimes in seconds. An access token is renewed quietly; who comes back within a month need not log in again. */
const lifetimes = {
  AccessToken: hour,
  AuthorizationCode: minute,
  IdToken: hour,
  Interaction: hour,
  Session: 14 * day,
  Grant: 30 * day,
  RefreshToken: 30 * day,
} as const;

/** What a log-in may ask for; `offline_access` brings a refresh token. */
const scopes = ['openid', 'profile', 'email', 'offline_access'];

/** Where the log-in stands: the addresses of an Auth0 tenant, so that one client library speaks to either. */
export const routes = {
  authorization: '/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  end_session: '/oidc/logout',
} as const;

export const loginPath = '/u/login';

/** The built-in identity provider, with the names, claims and answers that the browser's Auth0 client expects. */
export function openProvider({ publicUrl, dataDir, database, accounts, key }: ProviderFacts): Provider {
  const isHttps = publicUrl.startsWith('https:');
  const configuration: Configuration = {
    adapter: loginRecords(database),
    clients: [
      {
        client_id: builtInClient.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [publicUrl, `${publicUrl}/`],
      },
    ],
    jwks: { keys: [key.private] },
    cookies: {
      keys: [persistentKey(dataDir, 'login-cookies').toString('base64url')],
      long: { signed: true, httpOnly: true, sameSite: 'lax', secure: isHttps },
      short: { signed: true, httpOnly: true, sameSite: 'lax', secure: isHttps },
    },
    routes,
    ttl: lifetimes,
    scopes,
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: async (_, subject) => {
      const account = await accounts.bySubject(subject);
      return account && { accountId: account.id, claims: async () => claimsOf(account) };
    },
    extraParams: ['audience', 'auth0Client', 'screen_hint', 'organization', 'connection', 'invitation', 'supplier'],
    interactions: { url: (_, interaction) => `${loginPath}/${interaction.uid}` },
    loadExistingGrant: grantWithoutAsking,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    clientBasedCORS: (_, origin) => origin === new URL(publicUrl).origin,
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(out.error_description ?? out.error);
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: tokensForCalls,
    },
  };
  const provider = new Provider(`${publicUrl}/`, configuration);
  provider.proxy = true;
  return provider;
}

/** The supplier's own people use the supplier's own pages: there is nobody to ask for consent. */
const grantWithoutAsking: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { client, session, provider, params } = oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(audienceOf(params), '');
  await grant.save();
  return grant;
};

/** Access tokens are signed, for our calls and nothing else. */
const tokensForCalls: NonNullable<Configuration['features']>['resourceIndicators'] = {
  enabled: true,
  defaultResource: ({ oidc }) => audienceOf(oidc.params),
  useGrantedResource: async () => true,
  getResourceServerInfo: async (_, audience) => {
    if (audience !== builtInClient.audience) throw new errors.InvalidTarget();
    return {
      audience,
      scope: '',
      accessTokenTTL: lifetimes.AccessToken,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    };
  },
};

const audienceOf = (params: Readonly<Record<string, unknown>> | undefined): string =>
  typeof params?.['audience'] === 'string' ? params['audience'] : builtInClient.audience;

const claimsOf = ({ id, email }: Account) => ({ sub: id, name: email, email, email_verified: true });
