import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Accounts, FoundAccount } from './accounts.ts';
import { sessionClaim } from './built-in-client.ts';
import type { SigningKey } from './signing-key.ts';
import type { Caller } from '@door/api/ports/context';
import type { ClientId } from '@door/domain/door/model/ids';

export interface Issuer {
  /** Claim `iss` of the tokens, with a slash at its end. */
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** Fetches the verified e-mail address of a token from an external issuer; null: the built-in one, whose subjects are accounts. */
  readonly emailOf: ((token: string) => Promise<string | undefined>) | null;
}

export const builtInIssuer = ({
  publicUrl,
  audience,
  key,
}: {
  publicUrl: string;
  audience: string;
  key: SigningKey;
}): Issuer => ({
  issuer: `${publicUrl}/`,
  audience,
  keys: createLocalJWKSet({ keys: [key.public] }),
  emailOf: null,
});

/** How long an external issuer may take to answer, ms. */
const userinfoTimeout = 5000;

/** An Auth0 tenant, or a provider with the same paths. */
export function tenantIssuer(domain: string, audience: string): Issuer {
  const issuer = `https://${domain}/`;
  return {
    issuer,
    audience,
    keys: createRemoteJWKSet(new URL('.well-known/jwks.json', issuer)),
    emailOf: async (token) => {
      const response = await fetch(new URL('userinfo', issuer), {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(userinfoTimeout),
      });
      const claims: unknown = response.ok ? await response.json() : undefined;
      return verifiedEmail(claims);
    },
  };
}

const verifiedEmail = (claims: unknown): string | undefined =>
  typeof claims === 'object' &&
  claims !== null &&
  'email' in claims &&
  typeof claims.email === 'string' &&
  'email_verified' in claims &&
  claims.email_verified === true
    ? claims.email
    : undefined;

/** Allowed difference between two clocks, seconds. */
const clockTolerance = 60;

/**
 * Verifies signature, issuer, audience and time of a token. The role comes from the account, never from the token, and a token
 * of a disabled account or an ended session is refused from the next call on, on every process.
 */
export const tokenIdentity = (issuer: Issuer, accounts: Accounts, now: () => Date): Identity => ({
  personOf: async (token) => {
    const named = token ? await claimsOf(issuer, token) : undefined;
    if (!token || !named?.subject) return 'no valid token';
    const { subject, sessionId } = named;
    const account =
      (await accounts.bySubject(subject, sessionId)) ?? (await linkByEmail(issuer, { token, subject, accounts }));
    if (!account) return 'no account';
    if (sessionId !== undefined && !account.isSessionOpen) return 'session ended';
    if (account.isDisabled) return 'disabled';
    const at = now();
    if (at.getTime() - (account.lastSeenAt?.getTime() ?? 0) > useIsNotedAfter)
      await accounts.noteUse(account, at, sessionId);
    return { clientId: account.clientId, caller: { role: account.role, userId: account.id, sessionId } };
  },
});

/** How long after the last time an account's use is noted again, ms: not each call writes. */
const useIsNotedAfter = 5 * 60_000;

interface NamedByToken {
  readonly subject: string | undefined;
  /** undefined: an identity provider's token, whose sessions are not ours. */
  readonly sessionId: string | undefined;
}

async function claimsOf({ issuer, audience, keys }: Issuer, token: string): Promise<NamedByToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'], clockTolerance });
    const sessionId = payload[sessionClaim];
    return { subject: payload.sub, sessionId: typeof sessionId === 'string' ? sessionId : undefined };
  } catch (error) {
    // An invalid token means undefined; keys that cannot be fetched are an error.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
    throw error;
  }
}

interface UnknownSubject {
  readonly token: string;
  readonly subject: string;
  readonly accounts: Accounts;
}

/** At the first visit with an external issuer, links its subject to the account of the verified e-mail address. */
async function linkByEmail(
  { emailOf }: Issuer,
  { token, subject, accounts }: UnknownSubject,
): Promise<FoundAccount | undefined> {
  const email = emailOf && (await emailOf(token));
  const account = email ? await accounts.byEmail(email) : undefined;
  if (account) await accounts.bind(subject, account);
  return account;
}

/** One of a supplier's people, identified by a token. */
interface Person {
  readonly clientId: ClientId;
  readonly caller: Exclude<Caller, { readonly role: 'public' }>;
}

/**
 * Why a token opens nothing. 'no account': an identity provider knows who it is, and no supplier here does, or the provider does not
 * say a verified e-mail address.
 */
export type NoPerson = 'no valid token' | 'no account' | 'disabled' | 'session ended';

export interface Identity {
  personOf(token: string | undefined): Promise<Person | NoPerson>;
}
