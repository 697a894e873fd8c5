import type { ServerResponse } from 'node:http';
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { persistentKey } from '../lib/persistent-key.ts';
import type { Database } from '../db/database.ts';
import { isOutage } from '../db/outage.ts';
import type { Account, Accounts } from './accounts.ts';
import { audienceOf, builtInClient, scopes, sessionClaim } from './built-in-client.ts';
import { errorPage } from './login-pages.ts';
import { renderPage } from './page-template.ts';
import { loginRecords } from './login-records.ts';
import type { LoginSessions } from './login-sessions.ts';
import type { SigningKey } from './signing-key.ts';

export interface ProviderFacts {
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly sessions: LoginSessions;
  readonly key: SigningKey;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Lifetimes in seconds. Access tokens are renewed in the background, and short, since they lie in the browser's storage; after 30 days without a visit a log-in is needed.
 */
const lifetimes = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  IdToken: hour,
  Interaction: hour,
  Session: 14 * day,
  Grant: 30 * day,
  RefreshToken: 30 * day,
} as const;

/** Paths of the log-in, the same as those of an Auth0 tenant, so that one client library works with both. */
export const routes = {
  authorization: '/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  end_session: '/oidc/logout',
} as const;

export const loginPath = '/u/login';

/** The built-in identity provider (oidc-provider), configured as the Auth0 client in the browser expects it. */
export function openProvider({ publicUrl, dataDir, database, accounts, sessions, key }: ProviderFacts): Provider {
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
      names: cookieNames(isHttps),
      long: { signed: true, httpOnly: true, sameSite: 'lax', secure: isHttps },
      short: { signed: true, httpOnly: true, sameSite: 'lax', secure: isHttps },
    },
    routes,
    ttl: lifetimes,
    scopes,
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: async (_, subject, token) => {
      const account = await accounts.bySubject(subject, token?.grantId);
      // A session that was ended, or that began before sessions were kept, is not renewed.
      if (!account || account.isDisabled || (token && !account.isSessionOpen)) return undefined;
      return { accountId: account.id, claims: async () => claimsOf(account) };
    },
    extraTokenClaims: async (_, token) => ({ [sessionClaim]: 'grantId' in token ? token.grantId : undefined }),
    extraParams: ['audience', 'auth0Client', 'screen_hint', 'organization', 'connection', 'invitation', 'supplier'],
    interactions: { url: (_, interaction) => `${loginPath}/${interaction.uid}`, policy: loginPolicy(accounts) },
    loadExistingGrant: grantWithoutAsking({ accounts, sessions }),
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    clientBasedCORS: (_, origin) => origin === new URL(publicUrl).origin,
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = renderPage(errorPage(out.error_description ?? out.error));
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
  // Its own addresses follow these headers, which `setOrigin` gives to each request.
  provider.proxy = true;
  provider.on('server_error', (ctx, error) => {
    if (isOutage(error)) ctx.status = 503;
  });
  return provider;
}

/**
 * Browsers take `__Host-` only from this very host, and `__Secure-` only over https: no neighbour under the same domain can set
 * one. Those of a log-in under way are for its pages alone, which `__Host-` does not allow.
 */
const cookieNames = (isHttps: boolean) =>
  isHttps
    ? { session: '__Host-session', interaction: '__Secure-interaction', resume: '__Secure-resume' }
    : { session: '_session', interaction: '_interaction', resume: '_interaction_resume' };

/** Access tokens are JWTs whose audience is our calls only. */
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

const claimsOf = ({ id, email }: Account) => ({ sub: id, name: email, email, email_verified: true });

interface GrantFacts {
  readonly accounts: Accounts;
  readonly sessions: LoginSessions;
}

/**
 * Grants all scopes without a consent page: people log in to their own company's pages. A grant is one session, which begins
 * here and goes on while its row exists; whoever logs in again after it was ended begins a new one.
 */
const grantWithoutAsking =
  ({ accounts, sessions }: GrantFacts): Configuration['loadExistingGrant'] =>
  async (ctx) => {
    const { client, session, provider, params, result } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const account = await accounts.bySubject(session.accountId, known);
    if (!account) return undefined;
    const found = known && (account.isSessionOpen || !result?.login) ? await provider.Grant.find(known) : undefined;
    const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: account.id });
    grant.addOIDCScope(scopes.join(' '));
    grant.addResourceScope(audienceOf(params), '');
    const id = await grant.save();
    if (result?.login) {
      const now = { id, at: new Date() };
      await (found ? sessions.prove(account, now) : sessions.start(account, { ...now, agent: ctx.get('user-agent') }));
    }
    return grant;
  };

/** Beside the usual reasons to ask for a log-in: the session was ended, or its account disabled. */
function loginPolicy(accounts: Accounts): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const isOver = async ({ oidc: { session, result } }: KoaContextWithOIDC): Promise<boolean> => {
    if (!session?.accountId || result?.login) return false;
    const account = await accounts.bySubject(session.accountId, session.grantIdFor(builtInClient.clientId));
    return !account || account.isDisabled || !account.isSessionOpen;
  };
  policy.get('login')?.checks.add(new interactionPolicy.Check('session_ended', 'the session has ended', isOver));
  return policy;
}

/** For answers of oidc-provider: a minimal content security policy, and a pop-up can still reach its opener. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; script-src; base-uri 'none'");
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
}
