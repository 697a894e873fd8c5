import { installerRouter, publicRouter } from '@door/api/routers';
import { demoSuppliers } from '@door/catalogue/demo';
import { clientId } from '@door/domain/door/model/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../lib/log.ts';
import { asClient, type Database } from '../db/database.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { tenantTables } from '../db/schema.ts';
import { seedIfEmpty } from '../db/seed-if-empty.ts';
import { type Serving, serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { callsAt } from '../testing/http-calls.ts';
import { Browser, finishLogIn, logIn, openLoginPage, password, target } from '../testing/log-in.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { totpOf } from './totp.ts';

const folder = temporaryFolder();
const seller = clientId(-1022);
/** The second of them asks everybody for a second factor. */
const suppliers = demoSuppliers.map((each) =>
  each.client.id === -1023 ? { ...each, client: { ...each.client, requireTwoFactor: 'everybody' as const } } : each,
);
let url: string;
let serving: Serving;
let database: Database;

beforeAll(async () => {
  const PORT = String(await freePort());
  const settings = readSettings({ PORT, DATA_DIR: folder.path, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });
  url = settings.publicUrl;
  database = await openInMemory();
  await database.migrate();
  await seedIfEmpty(database, suppliers);
  const routers = { public: publicRouter, installer: installerRouter };
  serving = await serve({ settings, database, routers, pages: folder.path, log: createLogger('silent') });
});
afterAll(async () => {
  await serving.stop();
  await database.close();
  folder[Symbol.dispose]();
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The secret that a page spells, in groups of four. */
function secretIn(html: string): Buffer {
  const spelled = /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';
  const bits = Array.from(spelled, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const recoveryIn = (html: string): readonly string[] =>
  [...html.matchAll(/<li><code>([^<]+)</g)].map(([, code = '']) => code);

/** The page after a right password. */
async function withPassword(email: string, extra?: Readonly<Record<string, string>>) {
  const browser = new Browser(url);
  const page = await openLoginPage(browser, extra);
  const answer = await browser.open(page, { email, password });
  return { browser, page, answer, step: target(answer).slice(page.length + 1) };
}

/** Sets a second factor up as somebody who wishes for it. */
async function setUp(email: string) {
  const { browser, page, step } = await withPassword(email, { screen_hint: 'two-factor' });
  expect(step).toBe('set-up');
  const secret = secretIn(await (await browser.open(`${page}/set-up`)).text());
  const code = totpOf(secret).generate();
  const shown = await browser.open(`${page}/set-up`, { code });
  const recovery = recoveryIn(await shown.text());
  expect((await finishLogIn(browser, await browser.open(`${page}/go-on`, {}))).tokens.access_token).not.toBe('');
  return { secret, code, recovery };
}

describe('a second factor', () => {
  let factor: Awaited<ReturnType<typeof setUp>>;
  const email = 'fabricator@example.com';
  beforeAll(async () => {
    factor = await setUp(email);
  });
  /** Each code is good once, and this file is faster than the next: half a minute ahead is tolerated. */
  const nextCode = () => totpOf(factor.secret).generate({ timestamp: Date.now() + 30_000 });

  test('is asked for after the password; a code is good once', async () => {
    const { browser, page, step } = await withPassword(email);
    expect(step).toBe('code');
    expect((await browser.open(`${page}/code`, { code: factor.code })).status).toBe(401);
    expect((await browser.open(`${page}/code`, { code: '000000' })).status).toBe(401);
    const code = nextCode();
    const right = await browser.open(`${page}/code`, { code });
    expect((await finishLogIn(browser, right)).tokens.access_token).not.toBe('');
    const again = await withPassword(email);
    expect((await again.browser.open(`${again.page}/code`, { code })).status).toBe(401);
  });

  test('can be passed by a recovery code, once', async () => {
    const [code = ''] = factor.recovery;
    expect(factor.recovery).toHaveLength(10);
    const { browser, page } = await withPassword(email);
    const right = await browser.open(`${page}/code`, { code: code.toUpperCase().replace('-', ' ') });
    expect((await finishLogIn(browser, right)).tokens.access_token).not.toBe('');
    const again = await withPassword(email);
    expect((await again.browser.open(`${again.page}/code`, { code })).status).toBe(401);
  });

  test('is not walked around by asking for a later page', async () => {
    const { browser, page } = await withPassword(email, { screen_hint: 'two-factor' });
    for (const later of ['two-factor', 'set-up', 'new-password'])
      expect(target(await browser.open(`${page}/${later}`))).toBe(`${page}/code`);
    expect(target(await browser.open(`${page}/two-factor`, { choice: 'turn-off' }))).toBe(`${page}/code`);
    expect(target(await browser.open(`${page}/go-on`, {}))).toBe(`${page}/code`);
    const stranger = new Browser(url);
    expect((await stranger.open(`${page}/code`, { code: nextCode() })).status).toBe(400);
    const unknown = await openLoginPage(stranger);
    expect((await stranger.open(`${unknown}/set-up`)).status).toBe(400);
  });

  test('is not readable in the database', async () => {
    const [row] = await asClient(database, seller, (queries) => queries.select().from(tenantTables.secondFactor));
    expect(JSON.stringify(row)).not.toContain(factor.secret.toString('base64url'));
    for (const code of factor.recovery) expect(JSON.stringify(row)).not.toContain(code);
  });

  test('is listed, taken away by an admin, and then no longer asked for', async () => {
    const admin = callsAt(url, (await logIn(url, 'admin@example.com')).tokens.access_token);
    const { People } = await admin.query<{ People: { UserId: string; Email: string; HasSecondFactor: boolean }[] }>(
      'user.list',
      null,
    );
    const person = People.find(({ Email }) => Email === email);
    expect(person?.HasSecondFactor).toBe(true);
    await admin.mutate('user.removeSecondFactor', { UserId: person?.UserId });
    expect((await withPassword(email)).step).not.toBe('code');
  });
});

describe('where the supplier asks for a second factor', () => {
  const email = 'installer@second.example.com';

  test('it is set up at the next log-in and cannot be turned off', async () => {
    const { browser, page, step } = await withPassword(email);
    expect(step).toBe('set-up');
    const shown = await (await browser.open(`${page}/set-up`)).text();
    expect(shown).toContain('Quarry Street Doors asks for a second factor');
    expect((await browser.open(`${page}/set-up`, { choice: 'keep', code: '' })).status).toBe(401);
    expect(target(await browser.open(`${page}/go-on`, {}))).toBe(`${page}/set-up`);
    const code = totpOf(secretIn(shown)).generate();
    expect(recoveryIn(await (await browser.open(`${page}/set-up`, { code })).text())).toHaveLength(10);
    await finishLogIn(browser, await browser.open(`${page}/go-on`, {}));
    const manage = await withPassword(email, { screen_hint: 'two-factor' });
    expect(manage.step).toBe('code');
  });

  test('wrong codes are tried ten times in a quarter of an hour', async () => {
    const { browser, page } = await withPassword(email);
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push((await browser.open(`${page}/code`, { code: '000000' })).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});

describe('a new password that somebody wishes for', () => {
  const email = 'installer@example.com';
  const chosen = 'kettle moss ladder';

  test('is chosen after the old one, ends other sessions and keeps this one', async () => {
    const other = await logIn(url, email);
    const { browser, page, step } = await withPassword(email, { screen_hint: 'new-password' });
    expect(step).toBe('new-password');
    const late = await withPassword(email, { screen_hint: 'new-password' });
    const refused = await browser.open(`${page}/new-password`, { password: 'kettle', again: 'kettle' });
    expect(refused.status).toBe(422);
    const right = await browser.open(`${page}/new-password`, { password: chosen, again: chosen });
    const { tokens } = await finishLogIn(browser, right);
    expect(await callsAt(url, tokens.access_token).query('user.me', null)).toMatchObject({ Email: email });
    await expect(callsAt(url, other.tokens.access_token).query('user.me', null)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect((await logIn(url, email, chosen)).tokens.access_token).not.toBe('');
    // Whoever stands before that page with the old password can do nothing there any more.
    expect(
      (
        await late.browser.open(`${late.page}/new-password`, {
          password: 'copper tide lantern',
          again: 'copper tide lantern',
        })
      ).status,
    ).toBe(400);
    expect((await late.browser.open(`${late.page}/go-on`, {})).status).toBe(400);
  });
});
