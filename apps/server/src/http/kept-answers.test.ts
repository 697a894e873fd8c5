import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { keptAnswers, sendKept } from './kept-answers.ts';

const kept = keptAnswers();
const app = fastify();
const state = { version: '1 1', made: 0 };
const body = JSON.stringify({ rows: Array.from({ length: 50 }, () => 'Ruby Red') });

app.get('/:key', async (request, reply) => {
  const make = async () => {
    state.made += 1;
    return { status: 200, body };
  };
  return sendKept(request, reply, await kept.find({ key: request.url, version: state.version, make }));
});
afterAll(() => app.close());

const ask = (url: string, headers = {}) => app.inject({ url, headers });

test('an answer is made once for each version, and is strong: asked again with its name it is not sent again', async () => {
  const first = await ask('/colours');
  const second = await ask('/colours');
  expect([first.body, second.body, state.made]).toEqual([body, body, 1]);
  const etag = String(second.headers['etag']);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const third = await ask('/colours', { 'if-none-match': `"other", ${etag}` });
  expect([third.statusCode, third.body]).toEqual([304, '']);
  state.version = '2 1';
  await ask('/colours');
  expect(state.made).toBe(2);
});

test('a browser that takes brotli gets it packed once it is, under a name of its own', async () => {
  await vi.waitFor(async () => {
    const packed = await ask('/colours', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
    expect(String(packed.headers['etag'])).toMatch(/-br"$/);
  });
  const plain = await ask('/colours', { 'accept-encoding': 'gzip' });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, body]);
});

test('an error is not kept', async () => {
  const faulty = keptAnswers();
  const make = vi.fn(async () => ({ status: 503, body: '{}' }));
  for (let time = 0; time < 2; time += 1) await faulty.find({ key: 'a', version: '1', make });
  expect(make).toHaveBeenCalledTimes(2);
});

test('of many addresses the longest unused is forgotten', async () => {
  const many = keptAnswers();
  const make = vi.fn(async () => ({ status: 200, body: '{}' }));
  const first = { key: 'first', version: '1', make };
  await many.find(first);
  for (let other = 0; other < 40; other += 1) await many.find({ ...first, key: randomBytes(4).toString('hex') });
  await many.find(first);
  expect(make).toHaveBeenCalledTimes(42);
});
