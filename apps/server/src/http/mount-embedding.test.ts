import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '@door/catalogue/demo';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { clientId } from '@door/domain/door/model/ids';
import { newClient } from '@door/domain/settings/new-client';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { contentSecurity } from './content-security.ts';
import { mountEmbedding } from './mount-embedding.ts';

const folder = temporaryFolder();
const app = fastify();
const websites = ['https://harbour.example', 'http://localhost:8080'];

beforeAll(async () => {
  writeFileSync(join(folder.path, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(folder.path, 'embed.js'), 'define();');
  const client = { ...newClient({ id: -1023, name: 'Harbour Doors', email: '' }), embedOrigins: websites };
  const supplier = {
    clientId: clientId(-1023),
    client,
    catalogueVersion: 1,
    settingsVersion: 1,
    catalogue: catalogueOf(demoCatalogue),
  };
  const find = (id: number) => Promise.resolve(id === -1023 ? supplier : undefined);
  const facts = { publicUrl: 'https://doors.example', indexHtml: '', pictureOrigins: [], loginOrigin: null };
  await app.register(helmet, contentSecurity(facts));
  mountEmbedding(app, { pages: folder.path, suppliers: { find }, firstPages: { of: async () => null } });
});
afterAll(async () => {
  await app.close();
  folder[Symbol.dispose]();
});

test.each([
  ['?client=-1023', ["'self'", ...websites]],
  ['?client=-1', ["'self'"]],
  ['?client=nobody', ["'self'"]],
  ['?client=-1023&client=-1', ["'self'"]],
  ['', ["'self'"]],
])('the designer at /embed%s may be held by %j', async (search, ancestors) => {
  const { headers, body } = await app.inject(`/embed${search}`);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy.find((directive) => directive.startsWith('frame-ancestors'))).toBe(
    `frame-ancestors ${ancestors.join(' ')}`,
  );
  expect(policy).toContain("script-src 'self'");
  expect(headers['x-frame-options']).toBeUndefined();
  expect(body).toContain('src="/embed-frame.js"');
});

test('the script is for every website', async () => {
  const { headers, body } = await app.inject('/embed.js');
  expect([body, headers['cross-origin-resource-policy'], headers['x-frame-options']]).toEqual([
    'define();',
    'cross-origin',
    'SAMEORIGIN',
  ]);
});
