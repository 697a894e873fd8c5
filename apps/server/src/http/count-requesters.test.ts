import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { requester, countUse } from '../lib/requester.ts';
import { callerAddress } from './caller-address.ts';
import { countRequesters } from './count-requesters.ts';

const app = fastify({ trustProxy: true });
countRequesters(app, { countOne: countUse(() => performance.now()), requesterOf: ({ ip }) => callerAddress(ip) });
const answer = async () => {
  await nextTurn();
  const one = requester.getStore();
  return { who: one?.who, isAlone: one?.isAlone() };
};
app.post('/uploads/:name', answer);
app.get('/blobs/:name', answer);

const from = { 'x-forwarded-for': '2001:db8:1:2::7' };
const askedBy = async (method: 'GET' | 'POST', url: string) => {
  const payload = method === 'POST' ? { payload: { Id: 'x'.repeat(100_000) } } : {};
  return (await app.inject({ method, url, headers: from, ...payload })).json<unknown>();
};

test('whatever a request asks for knows who asks, also behind its body', async () => {
  const network = { who: '2001:db8:1:2::/64', isAlone: true };
  expect(await askedBy('GET', '/blobs/door.png')).toEqual(network);
  expect(await askedBy('POST', '/uploads/door.png')).toEqual(network);
});

test('several requests of one requester at once are told from one', async () => {
  const both = await Promise.all([askedBy('POST', '/uploads/a'), askedBy('POST', '/uploads/b')]);
  expect(both).toContainEqual({ who: '2001:db8:1:2::/64', isAlone: false });
  expect(await askedBy('POST', '/uploads/c')).toMatchObject({ isAlone: true });
});
