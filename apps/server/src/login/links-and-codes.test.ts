import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asClient } from '../db/database.ts';
import { tenantTables } from '../db/schema.ts';
import { addAccount, testClient, testPublicUrl } from '../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { deleteUnusedSessions, loginSessionsOf } from './login-sessions.ts';
import { passwordLinks } from './password-links.ts';
import { savePassword } from './save-password.ts';
import { secretBox } from './secret-box.ts';
import { secondFactorsOf } from './second-factors.ts';
import { totpOf } from './totp.ts';

const minutes = (count: number) => count * 60_000;

describe.each(databasesHere)('on the %s database', (kind) => {
  let server: TestServer;
  let owner: { readonly id: string; readonly clientId: typeof testClient };
  let at = new Date();
  const now = () => at;
  const codeOf = (secret: Buffer) => totpOf(secret).generate({ timestamp: at.getTime() });
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = { id: randomUUID(), clientId: testClient };
    await addAccount(server, { id: owner.id, role: 'admin' });
    at = new Date();
  });

  const links = () =>
    passwordLinks({ database: server.database, publicUrl: testPublicUrl, key: Buffer.alloc(32), now });
  const opened = async (kind: 'invitation' | 'password-reset', id = randomUUID()) => {
    const url = await links().open({ clientId: testClient, userId: owner.id }, { kind, id });
    expect(url.startsWith(`${testPublicUrl}/u/password/`)).toBe(true);
    return url.slice(url.lastIndexOf('/') + 1);
  };
  const saves = (token: string) =>
    links().use(token, (queries, { clientId, userId }) =>
      savePassword(queries, { clientId, userId, passwordHash: 'a hash', keptSession: '', at }),
    );
  const accountRow = () =>
    asClient(server.database, testClient, async (queries) => {
      const { account } = tenantTables;
      return (await queries.select().from(account).where(eq(account.id, owner.id)))[0];
    });

  test('a link is good once, also when it is used several times at once', async () => {
    const token = await opened('invitation');
    expect(await links().ownerOf(token)).toEqual({ clientId: testClient, userId: owner.id });
    const used = await Promise.all([1, 2, 3].map(() => saves(token)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect((await accountRow())?.passwordHash).toBe('a hash');
    expect(await links().ownerOf(token)).toBeUndefined();
  });

  test.each([
    ['invitation', 7 * 24 * 60],
    ['password-reset', 60],
  ] as const)('a link of kind %s is good for %i minutes', async (kind, most) => {
    const token = await opened(kind);
    at = new Date(at.getTime() + minutes(most) - 1000);
    expect(await links().ownerOf(token)).toBeDefined();
    at = new Date(at.getTime() + 2000);
    expect(await links().ownerOf(token)).toBeUndefined();
    expect(await saves(token)).toBe(false);
  });

  test('a newer link ends the older; the same one sent again stays good, and used up it stays used', async () => {
    const older = await opened('password-reset');
    const id = randomUUID();
    const newer = await opened('password-reset', id);
    expect(await links().ownerOf(older)).toBeUndefined();
    expect(await opened('password-reset', id)).toBe(newer);
    expect(await saves(newer)).toBe(true);
    await opened('password-reset', id);
    expect(await saves(newer)).toBe(false);
  });

  test('the same id is another link for another account: nobody opens a stranger’s by naming it', async () => {
    const id = randomUUID();
    const mine = await opened('invitation', id);
    const other = randomUUID();
    await addAccount(server, { id: other, role: 'installer' });
    const url = await links().open({ clientId: testClient, userId: other }, { kind: 'password-reset', id });
    const theirs = url.slice(url.lastIndexOf('/') + 1);
    expect(theirs).not.toBe(mine);
    expect(await links().ownerOf(mine)).toMatchObject({ userId: owner.id });
    expect(await links().ownerOf(theirs)).toMatchObject({ userId: other });
  });

  test('a password ends every session but the one that goes on', async () => {
    const sessions = loginSessionsOf(server.database);
    for (const id of ['here', 'there']) await sessions.start(owner, { id: `${id} ${owner.id}`, agent: 'a\0test', at });
    const kept = { clientId: testClient, userId: owner.id, keptSession: `here ${owner.id}` };
    await asClient(server.database, testClient, (queries) =>
      savePassword(queries, { ...kept, passwordHash: 'another', at }),
    );
    const left = await server.transactions.run(testClient, ({ people }) => people.sessions(owner.id));
    expect(left.map(({ id, agent }) => [id, agent])).toEqual([[`here ${owner.id}`, 'atest']]);
    await deleteUnusedSessions(server.database, new Date(at.getTime() + 1));
    expect(await server.transactions.run(testClient, ({ people }) => people.sessions(owner.id))).toEqual([]);
  });

  test('a code is accepted once, also when it is sent several times at once, and so is a recovery code', async () => {
    const box = secretBox(Buffer.alloc(32, 1));
    const factors = secondFactorsOf({ database: server.database, box, now });
    const secret = await factors.begin(owner);
    expect(await factors.begin(owner)).toEqual(secret);
    expect(await factors.isOn(owner)).toBe(false);
    const [recovery = ''] = (await factors.confirm(owner, codeOf(secret))) ?? [];
    expect(await factors.isOn(owner)).toBe(true);
    at = new Date(at.getTime() + minutes(1));
    const code = codeOf(secret);
    for (const typed of [code, recovery]) {
      const answers = await Promise.all([1, 2, 3].map(() => factors.isRight(owner, typed)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
    const renewed = await factors.renewRecovery(owner);
    expect(await factors.isRight(owner, renewed[0] ?? '')).toBe(true);
    await factors.turnOff(owner);
    expect(await factors.isRight(owner, renewed[1] ?? '')).toBe(false);
  });

  test('a secret that was sealed with another key lets nobody in, and a recovery code still does', async () => {
    const withKey = (byte: number) =>
      secondFactorsOf({ database: server.database, box: secretBox(Buffer.alloc(32, byte)), now });
    const secret = await withKey(1).begin(owner);
    const [recovery = ''] = (await withKey(1).confirm(owner, codeOf(secret))) ?? [];
    at = new Date(at.getTime() + minutes(1));
    expect(await withKey(2).isRight(owner, codeOf(secret))).toBe(false);
    expect(await withKey(2).isRight(owner, recovery)).toBe(true);
  });
});
