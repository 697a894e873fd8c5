import { initTRPC, TRPCError } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { fastify, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerCalls } from './answer-calls.ts';

const t = initTRPC.context<{ readonly who: string }>().create({ isDev: false });
const router = t.router({
  who: t.procedure.query(({ ctx }) => ctx.who),
  nothing: t.procedure.query(() => undefined),
  add: t.procedure.input(z.array(z.number())).query(({ input }) => input.reduce((sum, each) => sum + each, 0)),
  task: t.router({
    close: t.procedure.input(z.object({ Id: z.string() })).mutation(({ input }) => input),
    fail: t.procedure.mutation(() => {
      throw new TRPCError({ code: 'CONFLICT', message: 'Somebody was faster.' });
    }),
  }),
});
const maxBatchSize = 3;

const own = fastify();
const stock = fastify();

beforeAll(async () => {
  own.removeContentTypeParser('application/json');
  own.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
  own.all<{ Params: { path: string } }>('/:path', async (request, reply) => {
    const { method, params, url, headers } = request;
    const [, search = ''] = url.split('?');
    const body = typeof request.body === 'string' ? request.body : '';
    const answer = await answerCalls(
      { method, path: params.path, search, contentType: headers['content-type'], body },
      { router, maxBatchSize, createContext: async () => ({ who: 'Aoife' }), onCall: () => undefined },
    );
    return reply.code(answer.status).type('application/json').send(answer.body);
  });
  await stock.register(fastifyTRPCPlugin, {
    trpcOptions: { router, maxBatchSize, createContext: () => ({ who: 'Aoife' }) },
  });
});
afterAll(() => Promise.all([own.close(), stock.close()]));

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;
const post = (url: string, payload: string, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': type },
});

describe('a request is answered as tRPC’s own adapter answers it', () => {
  test.each<readonly [string, InjectOptions]>([
    ['a query', { url: '/who' }],
    ['a query that answers nothing', { url: '/nothing' }],
    ['a query with input', { url: `/add?${input([1, 2, 3])}` }],
    ['a query without the input that it needs', { url: '/add' }],
    ['an input that is no JSON', { url: '/add?input=%7B' }],
    ['an input of another shape', { url: `/add?${input({ a: 1 })}` }],
    ['a mutation', post('/task.close', '{"Id":"7"}')],
    ['a mutation that is refused', post('/task.fail', '{}')],
    ['a body that is no JSON', post('/task.close', '{')],
    ['a mutation that is asked for as a query', { url: `/task.close?${input({ Id: '7' })}` }],
    ['a query that is posted', post('/who', '{}')],
    ['a call that is not there', { url: '/nobody' }],
    ['a name of every object', { url: '/constructor' }],
    ['a group instead of a call', { url: '/task' }],
    ['a batch of one', { url: '/who?batch=1' }],
    ['a batch', { url: `/who,add?batch=1&${input({ 1: [4, 5] })}` }],
    ['a batch of which one fails', { url: `/who,add?batch=1&${input({ 1: 'four' })}` }],
    ['a batch with a call that is not there', { url: '/who,nobody?batch=1' }],
    ['a batch whose calls fail alike', { url: '/add,add?batch=1' }],
    ['a batch of mutations', post('/task.close,task.fail?batch=1', '{"0":{"Id":"7"},"1":{}}')],
    ['a batch that mixes queries and mutations', { url: '/who,task.close?batch=1' }],
    ['a batch whose input is a list', post('/task.close?batch=1', '[{"Id":"7"}]')],
    ['a batch whose input is a number', { url: `/who?batch=1&${input(4)}` }],
    ['a batch that is too large', { url: '/who,who,who,who?batch=1' }],
    ['several names without batch', { url: '/who,who' }],
    ['a content type with its letters', post('/task.close', '{"Id":"7"}', 'Application/JSON; charset=utf-8')],
  ])('%s', async (_, request) => {
    const [ours, theirs] = await Promise.all([own.inject(request), stock.inject(request)]);
    expect([ours.statusCode, ours.json()]).toEqual([theirs.statusCode, theirs.json()]);
  });

  test('also where the context cannot be made: each call says so', async () => {
    const fails = async () => {
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'No such supplier.' });
    };
    const request = {
      method: 'GET',
      path: 'who,nobody',
      search: 'batch=1',
      contentType: undefined,
      body: '',
    };
    const { status, body } = await answerCalls(request, {
      ...{ router, maxBatchSize, createContext: fails },
      onCall: () => undefined,
    });
    expect(status).toBe(207);
    expect(JSON.parse(body)).toMatchObject([
      { error: { message: 'No such supplier.' } },
      { error: { data: { code: 'NOT_FOUND' } } },
    ]);
  });

  test('a mutation without a body has no input, where tRPC’s own adapter says that its JSON has ended', async () => {
    const answer = await own.inject(post('/task.fail', ''));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: { message: 'Somebody was faster.' } }]);
  });

  test('each call is told of by its name and outcome, and what is no call without a name', async () => {
    const told: (readonly [string | undefined, string | undefined])[] = [];
    const request = { method: 'GET', search: `batch=1&${input({ 1: 'four' })}`, contentType: undefined, body: '' };
    await answerCalls(
      { ...request, path: 'who,add,who,nobody' },
      {
        ...{ router, maxBatchSize: 4, createContext: async () => ({ who: 'Aoife' }) },
        onCall: ({ path, error }) => told.push([path, error?.code]),
      },
    );
    expect(told).toHaveLength(4);
    expect(new Set(told.map(([path = 'none', code = 'ok']) => `${path} ${code}`))).toEqual(
      new Set(['add BAD_REQUEST', 'who ok', 'none NOT_FOUND']),
    );
  });
});
