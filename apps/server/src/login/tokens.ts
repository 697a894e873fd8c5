import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Identity } from '../adapters/identity.ts';
import type { Account, Accounts } from './accounts.ts';
import type { SigningKey } from './signing-key.ts';

export interface Issuer {
  /** As it stands in the tokens: with a slash at its end. */
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** The proven e-mail address behind a token, where the issuer is not ours; null: ours, whose subjects are accounts. */
  readonly emailOf: ((token: string) => Promise<string | undefined>) | null;
}

export const ownIssuer = ({
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

/** As long as the keys may take, ms: a call must not hang on another's server. */
const patience = 5000;

/** A tenant of Auth0, or what has its addresses. */
export function foreignIssuer(domain: string, audience: string): Issuer {
  const issuer = `https://${domain}/`;
  return {
    issuer,
    audience,
    keys: createRemoteJWKSet(new URL('.well-known/jwks.json', issuer)),
    emailOf: async (token) => {
      const response = await fetch(new URL('userinfo', issuer), {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(patience),
      });
      const claims: unknown = response.ok ? await response.json() : undefined;
      return provenEmail(claims);
    },
  };
}

const provenEmail = (claims: unknown): string | undefined =>
  typeof claims === 'object' &&
  claims !== null &&
  'email' in claims &&
  typeof claims.email === 'string' &&
  'email_verified' in claims &&
  claims.email_verified === true
    ? claims.email
    : undefined;

/** Seconds by which two clocks may differ. */
const clockTolerance = 60;

/** Signature, issuer, audience and time must be right; what the person may do stands in the account, never in the token. */
export const tokenIdentity = (issuer: Issuer, accounts: Accounts): Identity => ({
  personOf: async (token) => {
    const subject = token ? await subjectOf(issuer, token) : undefined;
    if (!token || !subject) return undefined;
    const account = (await accounts.bySubject(subject)) ?? (await firstVisit(issuer, { token, subject, accounts }));
    return account && { clientId: account.clientId, caller: { role: account.role, userId: account.id } };
  },
});

async function subjectOf({ issuer, audience, keys }: Issuer, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'], clockTolerance });
    return payload.sub;
  } catch (error) {
    // A token that proves nothing is an answer; keys that cannot be fetched are a fault.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
    throw error;
  }
}

interface Visit {
  readonly token: string;
  readonly subject: string;
  readonly accounts: Accounts;
}

/** The account waits under the e-mail address until its owner first comes with a name of the other provider's. */
async function firstVisit({ emailOf }: Issuer, { token, subject, accounts }: Visit): Promise<Account | undefined> {
  const email = emailOf && (await emailOf(token));
  const account = email ? await accounts.byEmail(email) : undefined;
  if (account) await accounts.bind(subject, account);
  return account;
}
