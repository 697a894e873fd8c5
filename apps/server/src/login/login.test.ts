import { generateKeyPairSync, scryptSync } from 'node:crypto';
import { installerRouter, publicRouter } from '@door/api/routers';
import { decodeJwt, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { type Serving, serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import {
  authorizePath,
  Browser,
  exchange,
  logIn as logInAt,
  openLoginPage,
  password,
  target,
} from '../testing/log-in.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { accountsOf } from './accounts.ts';
import { builtInClient } from './built-in-client.ts';
import { presentCost } from './password-cost.ts';

const folder = temporaryFolder();
/** What the server writes to its log. */
const logged: string[] = [];
const log = pino({ level: 'warn', base: null }, { write: (line) => logged.push(line) });
let url: string;
let serving: Serving;
let database: Database;

beforeAll(async () => {
  const PORT = String(await freePort());
  const settings = readSettings({ PORT, DATA_DIR: folder.path, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });
  url = settings.publicUrl;
  database = await openInMemory();
  const routers = { public: publicRouter, installer: installerRouter };
  serving = await serve({ settings, database, routers, pages: folder.path, log });
});
afterAll(async () => {
  await serving.stop();
  await database.close();
  folder[Symbol.dispose]();
});

const refresh = (token: string) => exchange(url, { grant_type: 'refresh_token', refresh_token: token });
const logIn = (email?: string) => logInAt(url, email);

/** Who has logged in, as an admin reads it. */
async function loggedIn(token: string): Promise<readonly string[]> {
  const input = encodeURIComponent(JSON.stringify({ Kind: 'log-in', Most: 500 }));
  const response = await fetch(`${url}/trpc/installer/running.auditLog?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result }: AuditLogAnswer = JSON.parse(await response.text());
  return result.data.Entries.map(({ Name }) => Name);
}

interface AuditLogAnswer {
  readonly result: { readonly data: { readonly Entries: readonly { readonly Name: string }[] } };
}

async function companyOf(token: string): Promise<{ status: number; name: unknown }> {
  const response = await fetch(`${url}/trpc/installer/getCompanyDetails`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result }: { readonly result?: { readonly data: { readonly Name: string } } } = JSON.parse(
    await response.text(),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, name: result?.data.Name };
}

describe('a log-in', () => {
  test.each([
    ['installer@example.com', 'Alder & Lane'],
    ['Admin@Example.com', 'Alder & Lane'],
    ['installer@second.example.com', 'Quarry Street Doors'],
  ])('of %s leads to the own company and no other [6.2]', async (email, name) => {
    const { tokens } = await logIn(email);
    expect(await companyOf(tokens.access_token)).toEqual({ status: 200, name });
  });

  test.each([
    ['a wrong password', { email: 'installer@example.com', password: 'doorwright' }],
    ['an unknown address', { email: 'nobody@example.com', password }],
    ['nothing at all', {}],
  ])('with %s shows the same message and can be repeated', async (_, form) => {
    const browser = new Browser(url);
    const page = await openLoginPage(browser);
    const refused = await browser.open(page, form);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain('The email or the password is not right.');
    const right = await browser.open(page, { email: 'installer@example.com', password });
    expect(target(right)).toContain('/authorize/');
  });

  /** ms: a dozen passwords, each half a second of a processor of one's own. */
  const manyPasswords = 180_000;

  test(
    'is limited to ten attempts from one address; its owner logs in from another',
    async () => {
      const browser = new Browser(url, { 'x-forwarded-for': '198.51.100.9' });
      const page = await openLoginPage(browser);
      const form = { email: 'fabricator@example.com', password: 'guess' };
      const answers = [];
      for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await browser.open(page, form)).status);
      expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
      expect((await browser.open(page, { ...form, password })).status).toBe(429);
      expect((await logIn('fabricator@example.com')).tokens.access_token).not.toBe('');
    },
    manyPasswords,
  );

  test(
    'is no attempt where it is right: who logs in often is never made to wait',
    async () => {
      for (let time = 0; time < 12; time += 1) {
        const from = new Browser(url, { 'x-forwarded-for': '198.51.100.10' });
        const right = await from.open(await openLoginPage(from), { email: 'installer@example.com', password });
        expect(target(right)).toContain('/authorize/');
      }
    },
    manyPasswords,
  );

  test('that is refused is in the log, with the account and the reason and nothing that was typed', async () => {
    logged.length = 0;
    const browser = new Browser(url, { 'x-forwarded-for': '198.51.100.11' });
    const page = await openLoginPage(browser);
    for (const email of ['admin@example.com', 'nobody@example.com'])
      await browser.open(page, { email, password: 'a guess' });
    const lines = logged.map((line): unknown => JSON.parse(line));
    const refused = { reason: 'wrong password', msg: 'A log-in was refused.' };
    expect(lines).toMatchObject([
      { ...refused, account: expect.any(String) },
      { ...refused, account: null },
    ]);
    expect(logged.join('')).not.toMatch(/guess|example/);
  });

  test('that a call would need and has not is in the log', async () => {
    logged.length = 0;
    const answer = await fetch(`${url}/trpc/installer/user.me`);
    expect(answer.status).toBe(401);
    expect(logged.join('')).toContain('nobody is logged in');
  });

  test('leads to no other host, whatever the request says about its own', async () => {
    const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const page = await new Browser(url, forged).open(authorizePath(url));
    expect(target(page)).toMatch(/^\/u\/login\//);
    const configuration = await (await fetch(`${url}/.well-known/openid-configuration`, { headers: forged })).text();
    expect(configuration).toContain(`"issuer":"${url}/"`);
    expect(configuration).toContain(`"authorization_endpoint":"${url}/authorize"`);
    expect(configuration).not.toContain('evil');
    const browser = new Browser(url, forged);
    const right = await browser.open(await openLoginPage(browser), { email: 'installer@example.com', password });
    expect(target(right)).toMatch(new RegExp(`^${url}/authorize/`));
  });

  test('shows its page with the logo of the named supplier', async () => {
    const browser = new Browser(url);
    const page = await browser.open(await openLoginPage(browser, { supplier: '-1023' }));
    expect(await page.text()).toContain('alt="Quarry Street Doors"');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });

  test('escapes the typed address in its page', async () => {
    const browser = new Browser(url);
    const email = '"><script>alert(1)</script>@example.com';
    const refused = await browser.open(await openLoginPage(browser), { email, password });
    expect(await refused.text()).not.toContain('<script');
  });

  test('that was started in another browser is refused with a link to log in again', async () => {
    const page = await openLoginPage(new Browser(url));
    const refused = await new Browser(url).open(page, { email: 'installer@example.com', password });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('/#/login');
  });

  test.each([
    ['for another audience', { audience: 'https://elsewhere.example.com' }],
    ['that redirects to another site', { redirect_uri: 'https://elsewhere.example.com/' }],
  ])('%s is not started', async (_, extra) => {
    const asked = await new Browser(url).open(authorizePath(url, extra));
    expect(target(asked)).not.toContain('/u/login/');
    expect(target(asked)).not.toContain('code=');
  });
});

test('a password that was hashed at the cost of an earlier release still opens, and is hashed at that of today then', async () => {
  const accounts = accountsOf(database);
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  const older = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
  const [email, hashNow] = ['fabricator@example.com', async () => (await accounts.byEmail(email))?.passwordHash];
  const account = await accounts.byEmail(email);
  expect(account && (await accounts.renewHash(account, older))).toBe(true);
  await logIn(email);
  const renewed = await hashNow();
  expect(renewed).toContain(`$scrypt$ln=${String(presentCost.ln)},r=8,p=1$`);
  await logIn(email);
  expect(await hashNow()).toBe(renewed);
});

describe('a session', () => {
  test('has an access token of ten minutes', async () => {
    const { exp = 0, iat = 0 } = decodeJwt((await logIn()).tokens.access_token);
    expect(exp - iat).toBe(600);
  });

  test('is renewed with a new refresh token; using the old one again ends it [6.5]', async () => {
    const { tokens } = await logIn();
    const renewed = await refresh(tokens.refresh_token);
    expect(renewed.tokens.refresh_token).not.toBe(tokens.refresh_token);
    expect((await companyOf(renewed.tokens.access_token)).status).toBe(200);
    expect((await refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
    expect((await refresh(renewed.tokens.refresh_token)).tokens.error).toBe('invalid_grant');
  });

  test('is in the audit log of its own supplier once, however often its tokens are renewed', async () => {
    const { tokens } = await logIn('admin@example.com');
    const logIns = await loggedIn(tokens.access_token);
    const { tokens: renewed } = await refresh(tokens.refresh_token);
    expect(await loggedIn(renewed.access_token)).toEqual(logIns);
    expect(logIns).toContain('Ada Winter');
    expect(logIns).not.toContain('Nora Birch');
  });

  test('is over 30 days after the log-in, however often it is renewed', async () => {
    const { tokens } = await logIn();
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const renewedAfter = async (days: number, token: string) => {
        vi.setSystemTime(begun + days * 24 * 60 * 60_000);
        return (await refresh(token)).tokens;
      };
      const ninth = await renewedAfter(9, tokens.refresh_token);
      const twentieth = await renewedAfter(20, ninth.refresh_token);
      const almost = await renewedAfter(29.9, twentieth.refresh_token);
      expect(almost.access_token).not.toBe('');
      expect((await renewedAfter(30.1, almost.refresh_token)).error).toBe('invalid_grant');
    } finally {
      vi.useRealTimers();
    }
  });

  test('of a browser that keeps coming back ends with the log-in page after 30 days too', async () => {
    const { browser } = await logIn();
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const comesBack = async (days: number) => {
        vi.setSystemTime(begun + days * 24 * 60 * 60_000);
        return target(await browser.open(authorizePath(url)));
      };
      for (const days of [9, 18, 27]) expect(await comesBack(days)).toMatch(/[?&]code=/);
      expect(await comesBack(31)).toMatch(/^\/u\/login\//);
    } finally {
      vi.useRealTimers();
    }
  });

  test('needs no second log-in in the same browser [7.67]', async () => {
    const { browser } = await logIn();
    const again = await browser.open(authorizePath(url));
    expect(target(again)).toMatch(/[?&]code=/);
  });

  test('ends with the log-out, and its refresh tokens with it [7.68]', async () => {
    const { browser, tokens } = await logIn();
    const out = await browser.open(`/v2/logout?returnTo=${encodeURIComponent(`${url}/#/login`)}`);
    expect(target(out)).toBe(`${url}/#/login`);
    expect((await refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
    await openLoginPage(browser);
  });

  test('a log-out never redirects to another site [7.68]', async () => {
    const out = await new Browser(url).open('/v2/logout?returnTo=https://elsewhere.example.com/');
    expect(target(out)).toBe(`${url}/`);
  });
});

describe('a token', () => {
  const claims = (over: Readonly<Record<string, unknown>> = {}) =>
    new SignJWT({ ...over }).setProtectedHeader({ alg: 'RS256', kid: 'doorwright' }).setIssuedAt();

  test.each([
    ['none', ''],
    ['nonsense', 'abc.def.ghi'],
    ['of no algorithm', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ])('that is %s is invalid', async (_, token) => {
    expect((await companyOf(token)).status).toBe(401);
  });

  test('signed with another key is invalid [6.3]', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { tokens } = await logIn();
    const { sub } = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString());
    const forged = await claims()
      .setIssuer(`${url}/`)
      .setAudience(builtInClient.audience)
      .setSubject(sub)
      .setExpirationTime('1h')
      .sign(privateKey);
    expect((await companyOf(forged)).status).toBe(401);
  });
});

test('over https its cookies are taken by browsers from this host alone, or for its own pages', async () => {
  using own = temporaryFolder();
  const PORT = String(await freePort());
  const settings = readSettings({ PORT, DATA_DIR: own.path, PUBLIC_URL: 'https://doors.example.com', DEMO: '1' });
  const database = await openInMemory();
  const routers = { public: publicRouter, installer: installerRouter };
  const secured = await serve({ settings, database, routers, pages: own.path, log });
  try {
    const here = `http://127.0.0.1:${PORT}`;
    const shown = await fetch(`${here}${authorizePath(settings.publicUrl)}`, { redirect: 'manual' });
    const out = await fetch(`${here}/v2/logout`, { redirect: 'manual' });
    expect(out.headers.getSetCookie()).toContain('__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
    const cookies = shown.headers.getSetCookie();
    expect(cookies.map((cookie) => /^[^=]+/.exec(cookie)?.[0].replace('.sig', ''))).toEqual(
      expect.arrayContaining(['__Secure-interaction', '__Secure-resume']),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(Host|Secure)-[^;]+;.*; secure; httponly/i);
      expect(cookie).not.toMatch(/^__Host-.*(path=\/[^;]|domain=)/i);
    }
  } finally {
    await secured.stop();
    await database.close();
  }
});
