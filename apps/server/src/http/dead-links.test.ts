import { saleOfOrder, saleUrl } from '@door/api/customer-page/customer-link';
import { installerRouter, publicRouter } from '@door/api/routers';
import type { TestApi } from '@door/api/testing/a-test-api';
import { tokenIn } from '@door/api/testing/a-sent-quote';
import { type CallDefinition, callsOf } from '@door/api/testing/call-by-path';
import { referentsIn, sampleInput } from '@door/api/testing/sample-input';
import { apiWithSamples } from '@door/api/testing/samples-of';
import { clientId } from '@door/domain/door/model/ids';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createApp } from './create-app.ts';
import { mountCalls } from './mount-calls.ts';

const Reason = 'Forwarded to a neighbour';
const id = (end: string) => `0ca4a117-0000-4000-8000-0000000000${end}`;
/** Of each answer anew, whatever it says. */
const ofEachAnswer = new Set(['date', 'x-request-id', 'keep-alive']);

/** The public calls with a token of a customer's page. */
const pageCalls = callsOf('public').filter(({ input }) =>
  referentsIn(input).some((referent) => referent === 'bought' || referent === 'offer'),
);

async function serverOf(api: TestApi): Promise<FastifyInstance> {
  const { log, ...ports } = api.context(-1022, null);
  const app = createApp({
    ports: { log },
    publicUrl: 'https://doors.example.com',
    trustedProxies: [],
    security: [],
    onAnswer: () => undefined,
  });
  await mountCalls(app, {
    ports: { ...ports, log },
    routers: { public: publicRouter, installer: installerRouter },
    identity: { personOf: async () => 'no valid token' },
    onCall: () => undefined,
  });
  return app;
}

const pageOf = (api: TestApi, orderId: string): Promise<string> =>
  api.transactions.run(clientId(-1022), async (stores) => {
    const order = await stores.orders.load(orderId);
    if (!order) throw new Error('There is no order.');
    return tokenIn(await saleUrl({ ...api.context(-1022, null), stores }, saleOfOrder(order)));
  });

/** Tokens of one sale that lead nowhere any more, by why. */
async function deadTokens(api: TestApi, order: string, customer: string) {
  const rotated = await pageOf(api, order);
  await api.installer().order.rotatePageLink({ Id: order, AttemptId: id('d1'), Reason });
  const revoked = await pageOf(api, order);
  await api.installer().order.revokePageLink({ Id: order, Reason });
  const ended = await pageOf(api, order);
  await api.transactions.run(clientId(-1022), async ({ orders, quotes }) => {
    const stored = await orders.load(order);
    const quoted = stored && (await quotes.load(saleOfOrder(stored).id));
    if (stored) await orders.save({ ...stored, order: { ...stored.order, customerId: customer } });
    if (quoted) await quotes.save({ ...quoted, quote: { ...quoted.quote, customerId: customer } });
  });
  await api.admin().customer.erasePerson({ Id: customer, OpenWork: true });
  return { unknown: 'nobody-has-this-token', rotated, revoked, ended };
}

/** Status, headers and body of an answer, but for what is of each answer anew. */
async function answerTo(app: FastifyInstance, { path, kind }: CallDefinition, input: unknown) {
  const url = `/trpc/public/${path}`;
  const { statusCode, headers, body } = await app.inject(
    kind === 'query'
      ? { method: 'GET', url, query: { input: JSON.stringify(input) } }
      : { method: 'POST', url, payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } },
  );
  return { statusCode, body, headers: Object.entries(headers).filter(([name]) => !ofEachAnswer.has(name)) };
}

test('every public call with the token of a page answers links that lead nowhere by the same bytes [law 8]', async () => {
  const { api, samples } = await apiWithSamples('an installer’s');
  const dead = Object.entries(await deadTokens(api, String(samples.order), String(samples.customer)));
  expect(new Set(dead.map(([, token]) => token)), 'four links').toHaveLength(4);
  const app = await serverOf(api);
  for (const call of pageCalls) {
    const answers = new Map<string, unknown>();
    for (const [why, token] of dead)
      answers.set(why, await answerTo(app, call, sampleInput(call.input, { ...samples, bought: token, offer: token })));
    const [unknown] = answers.values();
    expect(unknown, call.path).toMatchObject({ statusCode: 404 });
    for (const [why, answer] of answers) expect(answer, `${call.path}, ${why}`).toEqual(unknown);
  }
  await app.close();
});

test('no public call takes a token without saying of what, by which it is looked for here', () => {
  const withToken = callsOf('public').filter(({ input }) => /"[A-Za-z]*Token":/.test(JSON.stringify(input)));
  const known = withToken.filter(({ input }) =>
    referentsIn(input).some((each) => /^(?:bought|offer|family page)$/.test(each)),
  );
  expect(withToken.map(({ path }) => path)).toEqual(known.map(({ path }) => path));
  expect(pageCalls.length).toBeGreaterThan(12);
});
