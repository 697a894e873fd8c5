import { newClient } from '@door/domain/settings/new-client';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountLegalTexts } from './mount-legal-texts.ts';

const websites = ['https://harbour.example'];
const picture = '<img src="https://pictures.example/stamp.png" alt="Stamp">';
const client = {
  ...newClient({ id: -7, name: 'Hill & Dale', email: '' }),
  terms: { type: 'embedded', content: `<h2>Ours</h2>${picture}` },
  privacy: { type: 'link', content: 'https://hill.example/privacy?of=doors&in=ie' },
  embedOrigins: websites,
} as const;

async function answerAt(path: string) {
  const app = fastify();
  mountLegalTexts(app, { suppliers: { find: async (id) => (id === -7 ? { client } : undefined) } });
  const { statusCode, headers, body } = await app.inject(path);
  await app.close();
  return { statusCode, body, policy: String(headers['content-security-policy']).split('; ') };
}

test('a text of the supplier is a page that can run nothing and shows pictures of its own hosts only', async () => {
  const { body, policy } = await answerAt('/legal/-7/terms');
  expect(body).toContain(`<main><h2>Ours</h2>${picture}</main>`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).toContain('img-src https://pictures.example');
  expect(policy).toContain("frame-ancestors 'self' https://harbour.example");
  expect(policy.some((directive) => directive.startsWith('frame-src'))).toBe(false);
});

test('a page elsewhere is in a frame, and no other host may be', async () => {
  const { body, policy } = await answerAt('/legal/-7/privacy');
  expect(body).toContain('src="https://hill.example/privacy?of=doors&amp;in=ie"');
  expect(policy).toContain('frame-src https://hill.example');
  expect(policy.some((directive) => directive.startsWith('img-src'))).toBe(false);
});

test.each(['/legal/-7/other', '/legal/-8/terms', '/legal/nobody/terms', '/legal/-7/constructor'])(
  'nothing is at %s',
  async (path) => {
    expect((await answerAt(path)).body).not.toContain('<main>');
  },
);
