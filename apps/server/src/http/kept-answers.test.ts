import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { answerKept, keptAnswers } from './kept-answers.ts';

const kept = keptAnswers();
const state = { version: '1 1', made: 0 };
const body = JSON.stringify({ rows: Array.from({ length: 50 }, () => 'Ruby Red') });

const ask = async (key: string, headers: IncomingHttpHeaders = {}) => {
  const make = async () => {
    state.made += 1;
    return { status: 200, body };
  };
  const answer = answerKept(headers, await kept.find({ key, version: state.version, make }));
  const named = answer.headers ?? [];
  const header = (name: string) => named[named.indexOf(name) + 1];
  return {
    ...answer,
    etag: header('etag'),
    encoding: named.includes('content-encoding') ? header('content-encoding') : undefined,
  };
};

test('an answer is made once for each version: asked again with its name it is not sent again', async () => {
  const first = await ask('/colours');
  const second = await ask('/colours');
  expect([first.body, second.body, state.made]).toEqual([body, body, 1]);
  const etag = String(second.etag);
  // Weak: whoever asks may have it packed, or a proxy may pack it.
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  for (const name of [etag, etag.slice(2)]) {
    const third = await ask('/colours', { 'if-none-match': `"other", ${name}` });
    expect([third.status, third.body]).toEqual([304, '']);
  }
  state.version = '2 1';
  await ask('/colours');
  expect(state.made).toBe(2);
});

test('a browser that takes brotli gets it packed once it is, under a name of its own', async () => {
  const asked = () => ask('/colours', { 'accept-encoding': 'gzip, br' });
  await expect.poll(async () => (await asked()).encoding).toBe('br');
  const packed = await asked();
  expect(brotliDecompressSync(packed.body).toString()).toBe(body);
  expect(packed.etag).toMatch(/^"[\w-]{43}-br"$/);
  const again = await ask('/colours', { 'accept-encoding': 'br', 'if-none-match': `W/${String(packed.etag)}` });
  expect(again.status).toBe(304);
  const plain = await ask('/colours', { 'accept-encoding': 'gzip' });
  expect([plain.encoding, plain.body]).toEqual([undefined, body]);
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

test('one answer is packed at a time, and of many that nobody asks for again only the last', async () => {
  const packs = { begun: 0, open: 0, most: 0 };
  const pack = async (text: string) => {
    packs.begun += 1;
    packs.open += 1;
    packs.most = Math.max(packs.most, packs.open);
    await nextTurn();
    packs.open -= 1;
    return Buffer.from(text);
  };
  const many = keptAnswers(pack);
  const ask = (at: number) =>
    many.find({ key: String(at), version: '1', make: async () => ({ status: 200, body: String(at) }) });
  for (let at = 0; at < 500; at += 1) await ask(at);
  await expect.poll(async () => (await ask(499)).packed?.toString()).toBe('499');
  await expect.poll(() => packs.open).toBe(0);
  expect(packs).toEqual({ begun: 41, open: 0, most: 1 });
});
