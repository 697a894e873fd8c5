import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { demoCatalogue } from '@door/catalogue/demo';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { clientId } from '@door/domain/door/model/ids';
import { newClient } from '@door/domain/settings/new-client';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { contentSecurity } from './content-security.ts';
import { mountPages } from './mount-pages.ts';

const folder = temporaryFolder();
const app = fastify();
const made = { brotli: brotliCompressSync('<p>step 1</p>'), etag: '"of-these-bytes"', styleHash: "'sha256-abc='" };

beforeAll(async () => {
  writeFileSync(join(folder.path, 'index.html'), '<p>built</p>');
  mkdirSync(join(folder.path, '.server'));
  writeFileSync(join(folder.path, '.server', 'render-first-page.js'), 'export {};');
  const find = (id: number) => {
    if (id === -9) return Promise.reject(new Error('The database is away.'));
    const client = newClient({ id, name: 'Hill & Dale', email: '' });
    const versions = { catalogueVersion: 1, settingsVersion: 1 };
    const supplier = { clientId: clientId(id), client, ...versions, catalogue: catalogueOf(demoCatalogue) };
    return Promise.resolve(id === -8 ? undefined : supplier);
  };
  const firstPages = { of: async ({ clientId: id }: { readonly clientId: number }) => (id === -7 ? null : made) };
  const facts = { publicUrl: 'https://doors.example', indexHtml: '', pictureOrigins: [], loginOrigin: null };
  await app.register(helmet, contentSecurity(facts));
  await mountPages(app, folder.path, { firstPages, suppliers: { find } });
});
afterAll(async () => {
  await app.close();
  folder[Symbol.dispose]();
});

const asks = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br', ...headers } });

test('the first page comes packed, is revalidated, and its style is named in the policy', async () => {
  const { headers, rawPayload, statusCode } = await asks('/');
  expect([statusCode, headers['content-encoding'], headers['cache-control'], headers['vary'], headers['etag']]).toEqual(
    [200, 'br', 'no-cache', 'accept-encoding', made.etag],
  );
  expect(rawPayload.equals(made.brotli)).toBe(true);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("style-src 'self' 'sha256-abc='");
  expect(policy).toContain("script-src 'self'");
});

test('who has it already is told so', async () => {
  const { statusCode, body } = await asks('/', { 'if-none-match': `W/${made.etag}` });
  expect([statusCode, body]).toEqual([304, '']);
});

test('it is unpacked for who takes no brotli', async () => {
  const { headers, body } = await asks('/', { 'accept-encoding': 'identity' });
  expect([headers['content-encoding'], body]).toEqual([undefined, '<p>step 1</p>']);
});

test.each([
  ['a supplier whose page is not made', '?client=-7'],
  ['an unknown supplier', '?client=-8'],
  ['a database that is away', '?client=-9'],
  ['no number of a supplier', '?client=nobody'],
  ['two suppliers', '?client=-1022&client=-1023'],
])('%s: the page that was built', async (_, search) => {
  const { body, headers } = await asks(`/${search}`);
  expect([body, headers['cache-control']]).toEqual(['<p>built</p>', 'no-cache']);
});

test('the code of the server is no page', async () =>
  expect((await asks('/.server/render-first-page.js')).statusCode).toBe(404));
