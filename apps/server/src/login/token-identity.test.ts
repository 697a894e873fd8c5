import { generateKeyPairSync } from 'node:crypto';
import { clientId } from '@door/domain/door/model/ids';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Accounts, FoundAccount } from './accounts.ts';
import { type Issuer, tokenIdentity } from './token-identity.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const surveyor: FoundAccount = {
  id: 'account-1',
  clientId: clientId(-1022),
  email: 'surveyor@example.com',
  name: null,
  role: 'installer',
  passwordHash: null,
  isDisabled: false,
  lastSeenAt: new Date('2026-11-21T08:00:00.000Z'),
  isSessionOpen: false,
};

const now = new Date('2026-11-21T08:05:00.000Z');

/** A token identity for an external issuer. At first its subject is linked to no account. */
function withTenant(emailOf: Issuer['emailOf'], over: Partial<FoundAccount> = {}) {
  const linked = new Map<string, FoundAccount>();
  const found = { ...surveyor, ...over };
  const uses: Date[] = [];
  const accounts: Accounts = {
    byEmail: async (email) => (email === found.email ? found : undefined),
    bySubject: async (subject) => linked.get(subject),
    add: async () => false,
    bind: async (subject, account) => void linked.set(subject, { ...found, ...account }),
    renewHash: async () => false,
    noteUse: async (_, at) => void uses.push(at),
  };
  const issuer: Issuer = { issuer: 'https://tenant/', audience: 'calls', keys: async () => publicKey, emailOf };
  return { identity: tokenIdentity(issuer, accounts, () => now), linked, uses };
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

test('of a disabled account opens nothing', async () => {
  const { identity } = withTenant(async () => surveyor.email, { isDisabled: true });
  expect(await identity.personOf(await token())).toBe('disabled');
  expect(await identity.personOf(await token())).toBe('disabled');
});

test.each([
  ['never', null, 1],
  ['five minutes before', new Date('2026-11-21T07:59:59.000Z'), 1],
  ['a moment ago', new Date('2026-11-21T08:00:01.000Z'), 0],
])('the use of an account that was seen %s is noted', async (_, lastSeenAt, times) => {
  const { identity, uses } = withTenant(async () => surveyor.email, { lastSeenAt });
  await identity.personOf(await token());
  expect(uses).toHaveLength(times);
});

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
    expect(await identity.personOf(await token())).toBe('no account');
    expect(linked.size).toBe(0);
  });

  test.each([
    ['of another issuer', { issuer: 'https://elsewhere/' }],
    ['for another audience', { audience: 'other calls' }],
    ['that is expired', { expires: '-5m' }],
  ])('%s is invalid [6.3]', async (_, claims) => {
    const { identity } = withTenant(async () => 'surveyor@example.com');
    expect(await identity.personOf(await token(claims))).toBe('no valid token');
  });
});
