import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { installerRouter, publicRouter } from '@door/api/routers';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from './lib/log.ts';
import { openInMemory } from './db/open-embedded.ts';
import { type Serving, serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { logIn } from './testing/log-in.ts';
import { aPicture } from './testing/samples.ts';
import { freePort } from './testing/free-port.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
const pages = join(folder.path, 'pages');
let url: string;
let figuresUrl: string;
let serving: Serving;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(
    join(pages, 'index.html'),
    '<!doctype html><style>body{margin:0}</style><script>let a</script><p>page</p>',
  );
  writeFileSync(join(pages, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(pages, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const METRICS_PORT = String(await freePort());
  figuresUrl = `http://127.0.0.1:${METRICS_PORT}`;
  const settings = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    METRICS_PORT,
    SECURITY_CONTACT: 'security@example.com',
  });
  url = settings.publicUrl;
  const database = await openInMemory();
  closeDatabase = database.close;
  const routers = { public: publicRouter, installer: installerRouter };
  serving = await serve({ settings, database, routers, pages, log: createLogger('silent') });
});
afterAll(async () => {
  await serving.stop();
  await closeDatabase();
  folder[Symbol.dispose]();
});

interface HttpReply {
  readonly status: number;
  // The calls' own tests check the shape of each answer.
  readonly body: Record<string, Record<string, Record<string, string>>>;
}

/** What the server answers to these bytes, until it closes the connection. */
async function rawAnswer(request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return (await buffer(socket)).toString('latin1');
}

async function ask(path: string, init?: RequestInit): Promise<HttpReply> {
  const response = await fetch(`${url}${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}

const post = (call: string, input: unknown) =>
  ask(`/trpc/public/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
const query = (call: string, input: unknown) =>
  ask(`/trpc/public/${call}?input=${encodeURIComponent(JSON.stringify(input))}`);
const answerOf = ({ body }: HttpReply, key: string): string => body['result']?.['data']?.[key] ?? '';

async function newItem(): Promise<string> {
  const created = await post('createItemFromTemplate', { ItemId: 'single-door', Currency: 'EUR' });
  expect(created.status).toBe(200);
  return answerOf(created, 'Id');
}

async function upload(itemId: string, side: string, png: Buffer): Promise<string> {
  const target = await query('getImageUploadTarget', { itemId, side });
  const put = await fetch(answerOf(target, 'url'), {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(png),
  });
  expect(put.status).toBe(201);
  return answerOf(target, 'blobUrl');
}

describe('a visitor’s enquiry', () => {
  test('is stored once and sent as two emails with both pictures', async () => {
    const itemId = await newItem();
    const form = { ItemId: itemId, Name: 'Ada Moor', Email: 'ada@example.com', Phone: '', Address: '', Notes: '' };
    const [first, second] = await Promise.all([post('submitEnquiry', form), post('submitEnquiry', form)]);
    expect(first.status).toBe(200);
    expect(second).toEqual(first);

    for (const side of ['external', 'internal']) {
      const imageUrl = await upload(itemId, side, aPicture(30, side === 'external' ? 60 : 40));
      expect((await post('updateDoorImage', { itemId, side, imageUrl })).status).toBe(200);
    }
    expect((await post('generateBom', itemId)).status).toBe(200);

    const mails = await sentMails(2);
    expect(mails.map(({ subject, attachments }) => [subject, attachments.length]).sort()).toEqual([
      ['Enquiry E-1001 from Ada Moor', 2],
      ['Your door enquiry to Alder & Lane', 2],
    ]);
  });
});

async function sentMails(count: number) {
  const mail = join(folder.path, 'mail');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const files = existsSync(mail) ? readdirSync(mail).filter((file) => file.endsWith('.eml')) : [];
    if (files.length >= count)
      return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(mail, file)))));
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The mails were not sent.');
}

describe('the picture of an item', () => {
  test('is shown at a URL without a version, always the current version, with an ETag [7.62 9.24]', async () => {
    const itemId = await newItem();
    const address = `${url}/blobs/framecontainers/${itemId}-external.png`;
    expect((await fetch(address)).status).toBe(404);
    const first = await upload(itemId, 'external', aPicture(1, 1));
    expect((await fetch(address)).status).toBe(404);
    await post('updateDoorImage', { itemId, side: 'external', imageUrl: first });
    const shown = await fetch(address);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(aPicture(1, 1));
    expect(shown.headers.get('content-type')).toBe('image/png');
    const etag = shown.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);

    const second = await upload(itemId, 'external', aPicture(2, 2));
    await post('updateDoorImage', { itemId, side: 'external', imageUrl: second });
    const changed = await fetch(address, { headers: { 'if-none-match': etag } });
    expect(Buffer.from(await changed.arrayBuffer())).toEqual(aPicture(2, 2));
  });

  test('in a house is seen by whoever was given its address, and by nobody who knows only the item', async () => {
    const itemId = await newItem();
    const Consents = ['terms', 'privacy', 'data-sharing', 'house-picture'].map((Kind) => ({
      Kind,
      Text: 'I agree',
      Given: true,
    }));
    await post('submitEnquiry', { ItemId: itemId, Name: 'Ada Moor', Email: 'ada@example.com', Consents });
    const imageUrl = await upload(itemId, 'house', aPicture(3, 3));
    expect((await post('updateDoorImage', { itemId, side: 'house', imageUrl })).status).toBe(200);
    expect((await fetch(imageUrl)).status).toBe(200);
    const [path = ''] = imageUrl.split('?');
    expect((await fetch(path)).status).toBe(404);
    expect((await fetch(`${path}?v=00000000-0000-4000-8000-000000000000`)).status).toBe(404);
  });

  test.each([
    ['without a signature', (target: string) => target.replace(/\?.*/, ''), 'image/png', 10, 403],
    ['for another side', (target: string) => target.replace('external', 'internal'), 'image/png', 10, 403],
    ['as another type', (target: string) => target, 'text/html', 10, 415],
    ['of more than 4 MiB', (target: string) => target, 'image/png', 4 * 1024 * 1024 + 1, 413],
  ])('an upload %s is refused [7.62 9.25]', async (_, changed, type, bytes, status) => {
    const target = answerOf(await query('getImageUploadTarget', { itemId: await newItem(), side: 'external' }), 'url');
    const put = await fetch(changed(target), {
      method: 'PUT',
      headers: { 'content-type': type },
      body: new Uint8Array(bytes),
    });
    expect(put.status).toBe(status);
  });
});

describe('no request causes an internal error [8.21]', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['an address that is not there', '/nothing', {}, 404],
    ['an address that cannot be decoded', '/%', {}, 400],
    ['a query that cannot be decoded', '/trpc/public/getTheme?input=%ff', {}, 400],
    ['an unknown call', '/trpc/public/nothing', {}, 404],
    ['a call named like a member of Object.prototype', '/trpc/public/__proto__.toString', {}, 404],
    ['input that is no JSON', '/trpc/public/createItemFromTemplate', { method: 'POST', headers: json, body: '{' }, 400],
    ['no input', '/trpc/public/createItemFromTemplate', { method: 'POST' }, 415],
    ['a mutation as a query', '/trpc/public/createItemFromTemplate', {}, 405],
    ['a form', '/trpc/public/updateItem', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 415],
    ['text with NUL', '/trpc/public/updateItem', { method: 'POST', headers: json, body: '{"a":"\\u0000"}' }, 400],
    [
      'an unpaired surrogate',
      '/trpc/public/updateItem',
      { method: 'POST', headers: json, body: '{"a":"\\ud83d"}' },
      400,
    ],
    [
      'two megabytes',
      '/trpc/public/updateItem',
      { method: 'POST', headers: json, body: `"${'a'.repeat(2_000_000)}"` },
      413,
    ],
    ['21 calls at once', `/trpc/public/${Array(21).fill('getTheme').join()}?batch=1`, {}, 400],
    ['an unknown supplier', '/trpc/public/getTheme', { headers: { 'x-client-id': '7' } }, 404],
    ['a supplier that is no number', '/trpc/public/getTheme', { headers: { 'x-client-id': '1 or 1=1' } }, 400],
    ['no token', '/trpc/installer/getTheme', {}, 401],
    ['no token and a name of no call', '/trpc/installer/item.nothing', {}, 401],
    [
      'an invented token',
      '/trpc/installer/getTheme',
      { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' } },
      401,
    ],
  ])('%s [6.2 8.2]', async (_, path, init, status) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts:\d+|stack|node_modules/);
  });

  test('a surrogate pair and an escaped backslash are accepted', async () => {
    const itemId = await newItem();
    const body = `{"ItemId":"${itemId}","Name":"\\ud83d\\ude00 \\\\u0000","Email":"a@b.example"}`;
    expect((await ask('/trpc/public/submitEnquiry', { method: 'POST', headers: json, body })).status).toBe(200);
  });

  test('twenty calls at once are answered [7.4]', async () => {
    expect((await fetch(`${url}/trpc/public/${Array(20).fill('getTheme').join()}?batch=1`)).status).toBe(200);
  });
});

describe('pages', () => {
  test('the page is revalidated each time, files with a hash in their name never, pictures once a day', async () => {
    const page = await fetch(`${url}/`);
    expect(await page.text()).toContain('<p>page</p>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await fetch(`${url}/assets/main-abc123.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await fetch(`${url}/icon.svg`);
    expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test.each(['getOffer', 'getTheme,getOffer', 'getTheme'])(
    '%s: what is said to a customer is kept by no cache',
    async (calls) => {
      const inputs = calls.split(',').map((call, at) => [at, call === 'getOffer' ? 'a token' : undefined]);
      const input = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
      const answer = await fetch(`${url}/trpc/public/${calls}?batch=1&input=${input}`);
      expect(answer.headers.get('cache-control')).toBe(calls.includes('Offer') ? 'no-store' : 'no-cache');
    },
  );

  test('the content security policy allows our files and the inline blocks of the build only', async () => {
    const policy = (await fetch(`${url}/`)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe/);
  });

  test('no text becomes code, and pictures and frames come from hosts that are named', async () => {
    const policy = (await fetch(`${url}/`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default drawing");
    expect(policy.match(/img-src [^;]*/)?.[0]).toBe(`img-src 'self' ${url} data: blob:`);
    expect(policy.match(/frame-src [^;]*/)?.[0]).toBe("frame-src 'self' blob:");
    expect(policy).not.toMatch(/https?:[ ;]|\*/);
  });

  test.each([
    ['/', "default-src 'self'"],
    ['/nothing', "default-src 'self'"],
    ['/%ff', "default-src 'self'"],
    ['/%', "default-src 'self'"],
    // No page is made of the answers of calls: nothing may be loaded by one that is opened as a page.
    ['/trpc/public/nothing', "default-src 'none'; frame-ancestors 'none'"],
    ['/trpc/public/getTheme', "default-src 'none'; frame-ancestors 'none'"],
    ['/trpc/installer/getTheme', "default-src 'none'; frame-ancestors 'none'"],
    ['/blobs/framecontainers/x', "default-src 'self'"],
  ])('the answer at %s has security headers', async (address, policy) => {
    const { headers } = await fetch(`${url}${address}`);
    expect(headers.get('content-security-policy')).toContain(policy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).not.toBeNull();
    expect(headers.get('permissions-policy')).toBe('camera=(self)');
  });

  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['a method that nobody knows', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400],
    ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['the method TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ])('%s is refused with security headers', async (_, request, status) => {
    const answer = await rawAnswer(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^content-security-policy: default-src/im);
    expect(answer).toMatch(/frame-ancestors/);
    expect(answer).toMatch(/^referrer-policy: /im);
  });

  test.each([
    '/',
    '/.well-known/openid-configuration',
    '/login-settings.json',
    '/authorize?client_id=x&redirect_uri=https%3A%2F%2Felsewhere.example',
    '/v2/logout',
    '/trpc/public/getTheme',
  ])('a forged host is nowhere in the answer at %s', async (address) => {
    const forged = 'forged.example';
    const lines = [
      `GET ${address} HTTP/1.1`,
      `Host: ${forged}`,
      `X-Forwarded-Host: ${forged}`,
      'X-Forwarded-Proto: https',
    ];
    const answer = await rawAnswer([...lines, 'X-Forwarded-For: 192.0.2.1', 'Connection: close', '', ''].join('\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(answer).not.toContain(forged);
  });

  test('answers of calls are compressed', async () => {
    const answer = await fetch(`${url}/trpc/public/getCatalogue`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  test('liveness and readiness are answered', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ask('/readyz')).toEqual({ status: 200, body: { ok: true, database: true, blobs: true } });
  });
});

describe('figures for Prometheus', () => {
  test('tell calls by name and outcome, queues, parts and how late the event loop is; nothing else is there', async () => {
    await query('getTheme', undefined);
    await query('noSuchCall', undefined);
    await expect(logIn(url, 'admin@example.com', 'not the password')).rejects.toThrow();
    const answer = await fetch(`${figuresUrl}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(/^doorwright_calls_total\{call="getTheme",outcome="ok"\} \d+$/m);
    expect(text).toMatch(/^doorwright_calls_total\{call="unknown",outcome="NOT_FOUND"\} \d+$/m);
    expect(text).toMatch(/^doorwright_refused_logins_total\{reason="wrong password"\} 1$/m);
    expect(text).toMatch(/^doorwright_up\{part="database"\} 1$/m);
    expect(text).toMatch(/^doorwright_answer_seconds_count\{/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toContain('noSuchCall');
    // The page for whoever runs the program names each figure of ours that there is, and no other.
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const named = [...page.matchAll(/`(doorwright_[a-z_]+)/g)].map(([, name = '']) => name);
    const told = [...text.matchAll(/^# TYPE (doorwright_\w+)/gm)].map(([, name = '']) => name);
    expect([...new Set(named)].toSorted()).toEqual(told.toSorted());
    expect((await fetch(`${figuresUrl}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
  });
});

describe('how long an answer may be kept', () => {
  const everywhere = [
    ['/', 'no-cache'],
    ['/embed', 'no-cache'],
    ['/embed.js', 'public, max-age=3600'],
    ['/assets/main-abc123.js', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'public, max-age=86400'],
    ['/nothing-here', 'no-store'],
    ['/%zz', 'no-store'],
    ['/healthz', 'no-store'],
    ['/readyz', 'no-store'],
    ['/login-settings.json', 'no-store'],
    ['/.well-known/security.txt', 'public, max-age=86400'],
    ['/.well-known/jwks.json', 'no-store'],
    ['/authorize', 'no-store'],
    ['/oauth/token', 'no-store'],
    ['/userinfo', 'no-store'],
    ['/u/login/none', 'no-store'],
    ['/u/forgot-password', 'no-store'],
    ['/v2/logout', 'no-store'],
    ['/logo/-1022/none.png', 'no-store'],
    ['/blobs/framecontainers/none.png', 'no-store'],
    ['/blobs/surveyphotos/none.png', 'no-store'],
    ['/blobs/documents/none.pdf', 'no-store'],
    ['/trpc/public/getCatalogue', 'no-cache'],
    ['/trpc/public/no-such-call', 'no-cache'],
    ['/trpc/installer/user.me', 'no-store'],
    ['/trpc/none', 'no-store'],
  ] as const;

  test.each(everywhere)('of %s: %s', async (path, cacheControl) => {
    const { headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
    expect(headers.get('cache-control')).toBe(cacheControl);
  });

  test.each(['OPTIONS', 'HEAD', 'DELETE'])('is said of %s too', async (method) => {
    for (const [path] of everywhere) {
      const { headers } = await fetch(`${url}${path}`, { method, redirect: 'manual' });
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/no-store|no-cache|max-age/)]);
    }
  });
});

test('where faults of security are reported stands at the address of RFC 9116', async () => {
  const answer = await fetch(`${url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const [contact, expires, canonical] = (await answer.text()).trimEnd().split('\n');
  expect([contact, canonical]).toEqual([
    'Contact: mailto:security@example.com',
    `Canonical: ${url}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThan(365);
});

test.each([20, 200])(
  'a request line of %i KB is answered, also on a connection that was answered before',
  async (kilobytes) => {
    const { hostname, port } = new URL(url);
    const long = `GET /${'a'.repeat(kilobytes * 1024)} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`;
    const socket = connect(Number(port), hostname);
    socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
    socket.write(long);
    expect((await buffer(socket)).toString('latin1')).toMatch(/^HTTP\/1\.1 431 /);
  },
);
