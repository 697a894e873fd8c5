import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { responseCache } from './response-cache.ts';

const cache = responseCache();
const state = { version: '1 1', made: 0 };
const body = JSON.stringify({ rows: Array.from({ length: 50 }, () => 'Ruby Red') });

const ask = async (key: string, headers: IncomingHttpHeaders = {}) => {
  const make = async () => {
    state.made += 1;
    return { status: 200, body };
  };
  const answer = await cache.answer({ key, version: state.version, headers, make });
  const named = answer.headers ?? {};
  return { ...answer, text: answer.body.toString(), etag: named['etag'], encoding: named['content-encoding'] };
};

test('an answer is made once for each version: asked again with its name it is not sent again', async () => {
  const first = await ask('/colours');
  const second = await ask('/colours');
  expect([first.text, second.text, state.made]).toEqual([body, body, 1]);
  const etag = String(second.etag);
  // Weak: whoever asks may have it packed, or a proxy may pack it.
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  for (const name of [etag, etag.slice(2)]) {
    const third = await ask('/colours', { 'if-none-match': `"other", ${name}` });
    expect([third.status, third.text]).toEqual([304, '']);
  }
  state.version = '2 1';
  await ask('/colours');
  expect(state.made).toBe(2);
});

test('a browser that takes brotli gets it packed once it is, under a name of its own', async () => {
  const asked = () => ask('/colours', { 'accept-encoding': 'gzip, br' });
  await expect.poll(async () => (await asked()).encoding).toBe('br');
  const packed = await asked();
  expect(brotliDecompressSync(Buffer.from(packed.body)).toString()).toBe(body);
  expect(packed.etag).toMatch(/^"[\w-]{43}-br"$/);
  const again = await ask('/colours', { 'accept-encoding': 'br', 'if-none-match': `W/${String(packed.etag)}` });
  expect(again.status).toBe(304);
  const plain = await ask('/colours', { 'accept-encoding': 'gzip' });
  expect([plain.encoding, plain.text]).toEqual([undefined, body]);
});

test('an error is not kept', async () => {
  const faulty = responseCache();
  const make = vi.fn(async () => ({ status: 503, body: '{}' }));
  for (let time = 0; time < 2; time += 1) await faulty.answer({ key: 'a', version: '1', headers: {}, make });
  expect(make).toHaveBeenCalledTimes(2);
});

test('of more bytes than may be kept the longest unused answers are forgotten', async () => {
  // Each with its key is at most 110 bytes.
  const many = responseCache({ most: 1100, compress: async () => Buffer.alloc(0) });
  const make = vi.fn(async () => ({ status: 200, body: 'x'.repeat(100) }));
  const first = { key: 'first', version: '1', headers: {}, make };
  await many.answer(first);
  for (let other = 0; other < 9; other += 1) await many.answer({ ...first, key: String(other) });
  await many.answer(first);
  expect(make).toHaveBeenCalledTimes(10);
  for (let other = 10; other < 20; other += 1) await many.answer({ ...first, key: String(other) });
  expect(many.bytes()).toBeLessThanOrEqual(1100);
  await many.answer(first);
  expect(make).toHaveBeenCalledTimes(21);
});

test('what is larger than all that may be kept is answered', async () => {
  const small = responseCache({ most: 10 });
  const make = async () => ({ status: 200, body: 'x'.repeat(100) });
  expect((await small.answer({ key: 'a', version: '1', headers: {}, make })).body.toString()).toHaveLength(100);
  expect(small.bytes()).toBe(0);
});

test('one answer is compressed at a time, and none that is asked for once', async () => {
  const runs = { begun: 0, open: 0, most: 0 };
  const compress = async (body: Buffer) => {
    runs.begun += 1;
    runs.open += 1;
    runs.most = Math.max(runs.most, runs.open);
    await nextTurn();
    runs.open -= 1;
    return body;
  };
  const many = responseCache({ compress });
  const headers = { 'accept-encoding': 'br' };
  const ask = (at: number) =>
    many.answer({ key: String(at), version: '1', headers, make: async () => ({ status: 200, body: String(at) }) });
  for (let at = 0; at < 500; at += 1) await ask(at);
  expect(runs.begun).toBe(0);
  await Promise.all([ask(1), ask(2), ask(3)]);
  await expect.poll(async () => (await ask(3)).headers?.['content-encoding']).toBe('br');
  expect(runs.most).toBe(1);
});

test('what strangers ask for under ever new keys is counted with its keys, and costs no more the more there is', async () => {
  const many = responseCache({ most: 1_000_000 });
  const make = async () => ({ status: 200, body: '[]' });
  const ask = (at: number) => many.answer({ key: `${String(at)} ${'x'.repeat(100)}`, version: '1', headers: {}, make });
  // A walk over all that is kept for each would take minutes.
  for (let at = 0; at < 20_000; at += 1) await ask(at);
  expect(many.bytes()).toBeGreaterThan(900_000);
  expect(many.bytes()).toBeLessThanOrEqual(1_000_000);
});
