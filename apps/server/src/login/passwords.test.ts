import { randomUUID } from 'node:crypto';
import { installerRouter, publicRouter } from '@door/api/routers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../lib/log.ts';
import { asClient, type Database } from '../db/database.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { type Serving, serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { type Calls, callsAt } from '../testing/http-calls.ts';
import { Browser, exchange, finishLogIn, logIn, openLoginPage } from '../testing/log-in.ts';
import { mailedLinks } from '../testing/mailed-links.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let url: string;
let serving: Serving;
let database: Database;
let admin: Calls;

beforeAll(async () => {
  const PORT = String(await freePort());
  const settings = readSettings({ PORT, DATA_DIR: folder.path, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });
  url = settings.publicUrl;
  database = await openInMemory();
  const routers = { public: publicRouter, installer: installerRouter };
  serving = await serve({ settings, database, routers, pages: folder.path, log: createLogger('silent') });
  admin = callsAt(url, (await logIn(url, 'admin@example.com')).tokens.access_token);
});
afterAll(async () => {
  await serving.stop();
  await database.close();
  folder[Symbol.dispose]();
});

const first = 'kettle moss ladder';
const second = 'copper tide lantern';
const choose = (token: string, password: string, again = password) =>
  new Browser(url).open(`/u/password/${token}`, { password, again });

/** Somebody new, with the token of their invitation. */
async function invited(name: string) {
  const Email = `${name}@example.com`;
  const Id = randomUUID();
  await admin.mutate('user.invite', { Id, Email, Name: `${name} <b>`, Role: 'installer', MaxDiscount: null });
  const [token = ''] = await mailedLinks(folder.path, Email, 1);
  return { Id, Email, token };
}

async function member(name: string) {
  const person = await invited(name);
  expect((await choose(person.token, first)).status).toBe(200);
  return person;
}

const forget = (email: string, from = '192.0.2.1') =>
  new Browser(url, { 'x-forwarded-for': from }).open('/u/forgotten?supplier=-1022', { email });

const peopleNamed = async (email: string) => {
  const { People } = await admin.query<{ People: { Email: string; State: string; LastSeen: string | null }[] }>(
    'user.list',
    null,
  );
  return People.find(({ Email }) => Email === email);
};

describe('an invitation', () => {
  test('leads by its mail to a password and a log-in, once', async () => {
    const { Email, token } = await invited('moira');
    expect(await peopleNamed(Email)).toMatchObject({ State: 'invited', LastSeen: null });
    const page = await new Browser(url).open(`/u/password/${token}`);
    expect(await page.text()).toContain('Alder &amp; Lane');
    expect((await choose(token, first)).status).toBe(200);
    const { tokens } = await logIn(url, Email, first);
    expect(await callsAt(url, tokens.access_token).query('user.me', null)).toMatchObject({ Email, Role: 'installer' });
    expect(await peopleNamed(Email)).toMatchObject({ State: 'active', LastSeen: expect.any(String) });
    expect((await choose(token, second)).status).toBe(410);
  });

  test('takes no password that is short, guessed first, stolen before or typed in two ways, and stays good', async () => {
    const { token } = await invited('ned');
    for (const [password, again, said] of [
      ['kettle', 'kettle', 'at least 12'],
      ['Password2026!', 'Password2026!', 'guessed first'],
      ['chickenwing101', 'chickenwing101', 'has been stolen elsewhere'],
      [first, second, 'not the same'],
    ] as const) {
      const refused = await choose(token, password, again);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(said);
    }
    expect((await choose(token, first)).status).toBe(200);
  });

  test('that nobody has sent leads nowhere', async () => {
    expect((await new Browser(url).open('/u/password/abc')).status).toBe(410);
    expect((await choose('abc', first)).status).toBe(410);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a link, which ends every session of the account', async () => {
    const { Email } = await member('nell');
    const { tokens } = await logIn(url, Email, first);
    expect((await forget(Email)).status).toBe(200);
    const links = await mailedLinks(folder.path, Email, 2);
    const answers = await Promise.all(links.map(async (each) => (await choose(each, second)).status));
    expect(answers.toSorted()).toEqual([200, 410]);
    await expect(callsAt(url, tokens.access_token).query('user.me', null)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const renewed = await exchange(url, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.tokens.error).toBe('invalid_grant');
    expect((await logIn(url, Email, second)).tokens.access_token).not.toBe('');
  });

  test('answers the same for an address without an account', async () => {
    const { Email } = await member('orla');
    const [known, unknown] = [await forget(Email, '192.0.2.2'), await forget('nobody@example.com', '192.0.2.2')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  });

  test('may be told ten times in a quarter of an hour from one address', async () => {
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push((await forget(`nobody${String(n)}@example.com`, '192.0.2.3')).status);
    expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('an account that is disabled', () => {
  test('is out at once: tokens, their renewal, the cookie of the log-in, and the password', async () => {
    const { Id, Email } = await member('pat');
    const { browser, tokens } = await logIn(url, Email, first);
    await admin.mutate('user.disable', { UserId: Id });
    await expect(callsAt(url, tokens.access_token).query('user.me', null)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const renewed = await exchange(url, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.tokens.error).toBe('invalid_grant');
    const page = await openLoginPage(browser);
    const refused = await browser.open(page, { email: Email, password: first });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('This account is disabled.');
    await admin.mutate('user.enable', { UserId: Id });
    expect((await logIn(url, Email, first)).tokens.access_token).not.toBe('');
  });
});

describe('a session', () => {
  type Sessions = readonly { readonly SessionId: string; readonly IsThis: boolean }[];

  test('is listed, and is over once it is ended; the browser is asked for the password again', async () => {
    const { Id, Email } = await member('quin');
    const here = await logIn(url, Email, first);
    const there = await logIn(url, Email, first);
    const calls = callsAt(url, here.tokens.access_token);
    const { Sessions: mine } = await calls.query<{ Sessions: Sessions }>('user.myLogin', null);
    expect(mine).toHaveLength(2);
    const isOver = async (token: string) =>
      callsAt(url, token)
        .query('user.me', null)
        .then(
          () => false,
          () => true,
        );
    for (const { SessionId, IsThis } of mine) {
      if (!IsThis) await admin.mutate('user.endSessions', { UserId: Id, SessionId });
    }
    expect(await isOver(here.tokens.access_token)).toBe(false);
    expect(await isOver(there.tokens.access_token)).toBe(true);
    await openLoginPage(there.browser);
    await admin.mutate('user.endSessions', { UserId: Id });
    expect(await isOver(here.tokens.access_token)).toBe(true);
    expect(await admin.query('user.sessions', { UserId: Id })).toEqual([]);
    // The same browser begins a new one.
    const page = await openLoginPage(here.browser);
    const right = await here.browser.open(page, { email: Email, password: first });
    expect(right.status).toBe(303);
  });

  test('elsewhere is ended by its owner, who shows the password once more where that was long ago', async () => {
    const { Id, Email } = await member('sile');
    const here = await logIn(url, Email, first);
    const calls = callsAt(url, here.tokens.access_token);
    const elsewhere = async () => {
      await logIn(url, Email, first);
      type MyLogin = { Sessions: Sessions; MayEndSessions: boolean };
      const { Sessions, MayEndSessions } = await calls.query<MyLogin>('user.myLogin', null);
      return { SessionId: Sessions.find(({ IsThis }) => !IsThis)?.SessionId ?? '', MayEndSessions };
    };
    const now = await elsewhere();
    expect(now.MayEndSessions).toBe(true);
    expect(await calls.mutate<Sessions>('user.endMySession', { SessionId: now.SessionId })).toMatchObject([
      { IsThis: true },
    ]);

    await asClient(database, -1022, (queries) =>
      queries.execute(
        sql`update login_session set started_at = now() - interval '11 minutes' where account_id = ${Id}`,
      ),
    );
    const later = await elsewhere();
    expect(later.MayEndSessions).toBe(false);
    await expect(calls.mutate('user.endMySession', { SessionId: later.SessionId })).rejects.toThrow(
      'Log in once more first',
    );
    const page = await openLoginPage(here.browser, { prompt: 'login', login_hint: Email });
    await finishLogIn(here.browser, await here.browser.open(page, { email: Email, password: first }));
    expect(await calls.mutate<Sessions>('user.endMySession', { SessionId: later.SessionId })).toMatchObject([
      { IsThis: true },
    ]);
    const { Sessions: left } = await calls.query<{ Sessions: Sessions }>('user.myLogin', null);
    expect(await calls.mutate('user.endMySession', { SessionId: left[0]?.SessionId })).toEqual([]);
  });

  test('ends with the log-out', async () => {
    const { Id, Email } = await member('rae');
    const { browser } = await logIn(url, Email, first);
    await browser.open('/v2/logout?returnTo=/');
    expect(await admin.query('user.sessions', { UserId: Id })).toEqual([]);
  });
});
