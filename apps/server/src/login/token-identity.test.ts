import { generateKeyPairSync } from 'node:crypto';
import { clientId } from '@door/domain/model/ids';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Account, Accounts } from './accounts.ts';
import { type Issuer, tokenIdentity } from './token-identity.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const surveyor: Account = {
  id: 'account-1',
  clientId: clientId(-1022),
  email: 'surveyor@example.com',
  name: null,
  role: 'installer',
  passwordHash: null,
};

/** A token identity for an external issuer. At first its subject is linked to no account. */
function withTenant(emailOf: Issuer['emailOf']) {
  const linked = new Map<string, Account>();
  const accounts: Accounts = {
    byEmail: async (email) => (email === surveyor.email ? surveyor : undefined),
    bySubject: async (subject) => linked.get(subject),
    add: async () => false,
    bind: async (subject, account) => void linked.set(subject, account),
  };
  const issuer: Issuer = { issuer: 'https://tenant/', audience: 'calls', keys: async () => publicKey, emailOf };
  return { identity: tokenIdentity(issuer, accounts), linked };
}

interface Claims {
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string;
}

const token = ({ issuer = 'https://tenant/', audience = 'calls', expires = '1h' }: Claims = {}) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject('auth0|7')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(privateKey);

const known = { clientId: surveyor.clientId, caller: { role: 'installer', userId: 'account-1' } };

describe('a token of an external identity provider', () => {
  test('opens the account of its verified e-mail address, which is looked up only once [6.3]', async () => {
    let lookups = 0;
    const { identity } = withTenant(async () => {
      lookups += 1;
      return 'surveyor@example.com';
    });
    expect(await identity.personOf(await token())).toEqual(known);
    expect(await identity.personOf(await token())).toEqual(known);
    expect(lookups).toBe(1);
  });

  test.each([
    ['an address without an account', async () => 'stranger@example.com'],
    ['no verified address', async () => undefined],
  ])('with %s opens nothing', async (_, emailOf) => {
    const { identity, linked } = withTenant(emailOf);
    expect(await identity.personOf(await token())).toBeUndefined();
    expect(linked.size).toBe(0);
  });

  test.each([
    ['of another issuer', { issuer: 'https://elsewhere/' }],
    ['for another audience', { audience: 'other calls' }],
    ['that is expired', { expires: '-5m' }],
  ])('%s is invalid [6.3]', async (_, claims) => {
    const { identity } = withTenant(async () => 'surveyor@example.com');
    expect(await identity.personOf(await token(claims))).toBeUndefined();
  });
});
