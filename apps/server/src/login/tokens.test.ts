import { generateKeyPairSync } from 'node:crypto';
import { clientId } from '@door/domain/item/ids';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Account, Accounts } from './accounts.ts';
import { type Issuer, tokenIdentity } from './tokens.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const surveyor: Account = {
  id: 'account-1',
  clientId: clientId(-1022),
  email: 'surveyor@example.com',
  name: null,
  role: 'installer',
  passwordHash: null,
};

/** A tenant of another identity provider, and our accounts, of which only the e-mail addresses are known at first. */
function atTenant(emailOf: Issuer['emailOf']) {
  const bound = new Map<string, Account>();
  const accounts: Accounts = {
    byEmail: async (email) => (email === surveyor.email ? surveyor : undefined),
    bySubject: async (subject) => bound.get(subject),
    add: async () => false,
    bind: async (subject, account) => void bound.set(subject, account),
  };
  const issuer: Issuer = { issuer: 'https://tenant/', audience: 'calls', keys: async () => publicKey, emailOf };
  return { identity: tokenIdentity(issuer, accounts), bound };
}

interface Said {
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string;
}

const token = ({ issuer = 'https://tenant/', audience = 'calls', expires = '1h' }: Said = {}) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject('auth0|7')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(privateKey);

const known = { clientId: surveyor.clientId, caller: { role: 'installer', userId: 'account-1' } };

describe('a token of another identity provider', () => {
  test('opens the account of its proven address, and later needs nobody to prove it again', async () => {
    let asked = 0;
    const { identity } = atTenant(async () => {
      asked += 1;
      return 'surveyor@example.com';
    });
    expect(await identity.personOf(await token())).toEqual(known);
    expect(await identity.personOf(await token())).toEqual(known);
    expect(asked).toBe(1);
  });

  test.each([
    ['an address without an account', async () => 'stranger@example.com'],
    ['no proven address', async () => undefined],
  ])('with %s opens nothing', async (_, emailOf) => {
    const { identity, bound } = atTenant(emailOf);
    expect(await identity.personOf(await token())).toBeUndefined();
    expect(bound.size).toBe(0);
  });

  test.each([
    ['of another issuer', { issuer: 'https://elsewhere/' }],
    ['for another audience', { audience: 'other calls' }],
    ['that is over', { expires: '-5m' }],
  ])('%s proves nothing', async (_, said) => {
    const { identity } = atTenant(async () => 'surveyor@example.com');
    expect(await identity.personOf(await token(said))).toBeUndefined();
  });
});
