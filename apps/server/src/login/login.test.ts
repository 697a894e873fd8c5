import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { installerRouter, publicRouter } from '@door/api/routers';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../adapters/log.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { type Serving, serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { freePort } from '../testing/postgres-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { builtInClient } from './open-provider.ts';

const folder = temporaryFolder();
const password = 'doorwright-demo';
let url: string;
let serving: Serving;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const PORT = String(await freePort());
  const settings = readSettings({ PORT, DATA_DIR: folder.path, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });
  url = settings.publicUrl;
  const database = await openInMemory();
  closeDatabase = database.close;
  const routers = { public: publicRouter, installer: installerRouter };
  serving = await serve({ settings, database, routers, pages: folder.path, log: createLogger('silent') });
});
afterAll(async () => {
  await serving.stop();
  await closeDatabase();
  folder[Symbol.dispose]();
});

/** A minimal browser: it stores cookies and follows no redirect by itself. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #headers: Readonly<Record<string, string>>;

  constructor(headers: Readonly<Record<string, string>> = {}) {
    this.#headers = headers;
  }

  async open(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, url), {
      redirect: 'manual',
      headers: { cookie, ...this.#headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }
}

const verifier = randomBytes(32).toString('base64url');

function authorizePath(extra: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    client_id: builtInClient.clientId,
    audience: builtInClient.audience,
    redirect_uri: url,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return `/authorize?${query.toString()}`;
}

const target = (response: Response): string => response.headers.get('location') ?? '';

async function openLoginPage(browser: Browser, extra?: Readonly<Record<string, string>>): Promise<string> {
  const asked = await browser.open(authorizePath(extra));
  expect(target(asked)).toContain('/u/login/');
  return target(asked);
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly error?: string;
}

async function exchange(form: Readonly<Record<string, string>>): Promise<{ status: number; tokens: Tokens }> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: builtInClient.clientId, ...form }),
  });
  const tokens: Tokens = JSON.parse(await response.text());
  return { status: response.status, tokens };
}

const refresh = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token });

async function logIn(email = 'installer@example.com'): Promise<{ browser: Browser; tokens: Tokens }> {
  const browser = new Browser();
  const right = await browser.open(await openLoginPage(browser), { email, password });
  const back = await browser.open(target(right));
  const code = new URL(target(back)).searchParams.get('code') ?? '';
  const { status, tokens } = await exchange({
    grant_type: 'authorization_code',
    code,
    redirect_uri: url,
    code_verifier: verifier,
  });
  expect(status).toBe(200);
  return { browser, tokens };
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
    const browser = new Browser();
    const page = await openLoginPage(browser);
    const refused = await browser.open(page, form);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain('The email or the password is not right.');
    const right = await browser.open(page, { email: 'installer@example.com', password });
    expect(target(right)).toContain('/authorize/');
  });

  test('is limited to ten attempts from one address; its owner logs in from another', async () => {
    const browser = new Browser({ 'x-forwarded-for': '198.51.100.9' });
    const page = await openLoginPage(browser);
    const form = { email: 'fabricator@example.com', password: 'guess' };
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await browser.open(page, form)).status);
    expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await browser.open(page, { ...form, password })).status).toBe(429);
    expect((await logIn('fabricator@example.com')).tokens.access_token).not.toBe('');
  });

  test('leads to no other host, whatever the request says about its own', async () => {
    const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const page = await new Browser(forged).open(authorizePath());
    expect(target(page)).toMatch(/^\/u\/login\//);
    const configuration = await (await fetch(`${url}/.well-known/openid-configuration`, { headers: forged })).text();
    expect(configuration).toContain(`"issuer":"${url}/"`);
    expect(configuration).toContain(`"authorization_endpoint":"${url}/authorize"`);
    expect(configuration).not.toContain('evil');
    const browser = new Browser(forged);
    const right = await browser.open(await openLoginPage(browser), { email: 'installer@example.com', password });
    expect(target(right)).toMatch(new RegExp(`^${url}/authorize/`));
  });

  test('shows its page with the logo of the named supplier', async () => {
    const browser = new Browser();
    const page = await browser.open(await openLoginPage(browser, { supplier: '-1023' }));
    expect(await page.text()).toContain('alt="Quarry Street Doors"');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });

  test('escapes the typed address in its page', async () => {
    const browser = new Browser();
    const email = '"><script>alert(1)</script>@example.com';
    const refused = await browser.open(await openLoginPage(browser), { email, password });
    expect(await refused.text()).not.toContain('<script');
  });

  test('that was started in another browser is refused with a link to log in again', async () => {
    const page = await openLoginPage(new Browser());
    const refused = await new Browser().open(page, { email: 'installer@example.com', password });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('/#/login');
  });

  test.each([
    ['for another audience', { audience: 'https://elsewhere.example.com' }],
    ['that redirects to another site', { redirect_uri: 'https://elsewhere.example.com/' }],
  ])('%s is not started', async (_, extra) => {
    const asked = await new Browser().open(authorizePath(extra));
    expect(target(asked)).not.toContain('/u/login/');
    expect(target(asked)).not.toContain('code=');
  });
});

describe('a session', () => {
  test('is renewed with a new refresh token; using the old one again ends it [6.5]', async () => {
    const { tokens } = await logIn();
    const renewed = await refresh(tokens.refresh_token);
    expect(renewed.tokens.refresh_token).not.toBe(tokens.refresh_token);
    expect((await companyOf(renewed.tokens.access_token)).status).toBe(200);
    expect((await refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
    expect((await refresh(renewed.tokens.refresh_token)).tokens.error).toBe('invalid_grant');
  });

  test('needs no second log-in in the same browser [7.67]', async () => {
    const { browser } = await logIn();
    const again = await browser.open(authorizePath());
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
    const out = await new Browser().open('/v2/logout?returnTo=https://elsewhere.example.com/');
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
