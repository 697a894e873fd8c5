import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { asker } from '../asker.ts';
import { countAskers } from './count-askers.ts';

const app = fastify({ trustProxy: true });
countAskers(app);
const answer = async () => {
  await nextTurn();
  const one = asker.getStore();
  return { who: one?.who, isAlone: one?.isAlone() };
};
app.post('/trpc/public/:call', answer);
app.post('/trpc/installer/:call', answer);
app.get('/blobs/:name', answer);

const from = { 'x-forwarded-for': '2001:db8:1:2::7' };
const askedBy = async (method: 'GET' | 'POST', url: string, headers: Readonly<Record<string, string>> = {}) => {
  const payload = method === 'POST' ? { payload: { Id: 'x'.repeat(100_000) } } : {};
  return (await app.inject({ method, url, headers: { ...from, ...headers }, ...payload })).json<unknown>();
};

test('whatever a request asks for knows who asks, also behind its body', async () => {
  const network = { who: '2001:db8:1:2::/64', isAlone: true };
  expect(await askedBy('GET', '/blobs/door.png')).toEqual(network);
  expect(await askedBy('POST', '/trpc/public/updateItem')).toEqual(network);
});

test('the people of an office count by their tokens; a token where none is looked at changes nothing', async () => {
  const authorization = 'Bearer one';
  expect(await askedBy('POST', '/trpc/installer/quote.create', { authorization })).toMatchObject({
    who: authorization,
  });
  expect(await askedBy('POST', '/trpc/public/updateItem', { authorization })).toMatchObject({
    who: '2001:db8:1:2::/64',
  });
});

test('several requests of one asker at once are told from one', async () => {
  const both = await Promise.all([askedBy('POST', '/trpc/public/a'), askedBy('POST', '/trpc/public/b')]);
  expect(both).toContainEqual({ who: '2001:db8:1:2::/64', isAlone: false });
  expect(await askedBy('POST', '/trpc/public/c')).toMatchObject({ isAlone: true });
});
