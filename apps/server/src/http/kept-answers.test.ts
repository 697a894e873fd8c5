import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
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

test('an answer is made once for each version, and is strong: asked again with its name it is not sent again', async () => {
  const first = await ask('/colours');
  const second = await ask('/colours');
  expect([first.body, second.body, state.made]).toEqual([body, body, 1]);
  const etag = String(second.etag);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const third = await ask('/colours', { 'if-none-match': `"other", ${etag}` });
  expect([third.status, third.body]).toEqual([304, '']);
  state.version = '2 1';
  await ask('/colours');
  expect(state.made).toBe(2);
});

test('a browser that takes brotli gets it packed once it is, under a name of its own', async () => {
  await vi.waitFor(async () => {
    const packed = await ask('/colours', { 'accept-encoding': 'gzip, br' });
    expect(packed.encoding).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(body);
    expect(packed.etag).toMatch(/-br"$/);
  });
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
