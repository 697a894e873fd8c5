import { unsubscribePath } from '@door/api/message/unsubscribe';
import { aSentQuote, customerId } from '@door/api/testing/a-sent-quote';
import { aTestApi } from '@door/api/testing/a-test-api';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './create-app.ts';
import { mountUnsubscribing } from './mount-unsubscribing.ts';

test('one click by POST says that no more reminders are wanted; an address that is only read changes nothing', async () => {
  const api = await aTestApi();
  await aSentQuote(api);
  const ports = api.context(-1022, null);
  const app = fastify();
  answerErrors(app, ports.log);
  await mountUnsubscribing(app, ports);
  const choices = async () => (await api.rows('contactChoice')).map(({ topic, isWanted }) => [topic, isWanted]);
  const url = unsubscribePath(ports, { customerId, topic: 'reminders' });

  const read = await app.inject(url);
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(read.body).toContain('<form method="post"><button>');
  expect(await choices()).toEqual([]);

  const payload = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = () => app.inject({ method: 'POST', url, headers, payload });
  expect([(await click()).statusCode, (await click()).statusCode]).toEqual([200, 200]);
  expect(await choices()).toEqual([['reminders', false]]);

  const forged = url.replace('/reminders/', '/reviews/');
  expect([
    (await app.inject(forged)).statusCode,
    (await app.inject({ method: 'POST', url: forged })).statusCode,
  ]).toEqual([404, 404]);
  expect(await choices()).toHaveLength(1);
  await app.close();
});
