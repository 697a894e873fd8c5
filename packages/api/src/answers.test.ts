import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { describe, expect, test } from 'vitest';
import { publicRouter } from './routers.ts';
import { aTestApi, type TestApi } from './testing/a-test-api.ts';
import { callsOf } from './testing/call-by-path.ts';

interface CallReply {
  readonly error?: { readonly message: string; readonly data: object };
}

const responseTo = (api: TestApi, path: string, init: RequestInit, client = -1022): Promise<Response> =>
  fetchRequestHandler({
    endpoint: '/trpc/public',
    req: new Request(`http://localhost/trpc/public/${path}`, init),
    router: publicRouter,
    createContext: () => api.context(client, { role: 'public' }),
  });

async function answerTo(api: TestApi, path: string, init: RequestInit = {}) {
  const response = await responseTo(api, path, init);
  const { error }: CallReply = JSON.parse(await response.text());
  return { status: response.status, error };
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('answers over HTTP', () => {
  test('bad input is 400 with the field and the reason [8.1]', async () => {
    const { status, error } = await answerTo(await aTestApi(), 'selectDesign', post({ ItemId: 'x', DesignId: 8 }));
    expect({ status, message: error?.message }).toEqual({
      status: 400,
      message: 'ItemId: must be the id of an item.',
    });
  });

  const json = { 'content-type': 'application/json' };
  const aChoice = (action: object) =>
    post({ ItemId: '5a1f4c1e-0000-4000-8000-000000000001', LastUpdated: '2026-01-01T00:00:00Z', Actions: [action] });
  test.each<[string, string, RequestInit, string]>([
    ['no body', 'selectDesign', { method: 'POST', headers: json }, 'The input: must be JSON.'],
    ['half a body', 'selectDesign', { method: 'POST', headers: json, body: '{"ItemId":' }, 'The input: must be JSON.'],
    ['half a query', 'tryGetItemForPublic?input=%7B', {}, 'The input: must be JSON.'],
    ['no query', 'tryGetItemForPublic', {}, 'The input: must be the id of an item.'],
    ['a list for an object', 'selectDesign', post([]), 'The input: must be an object.'],
    ['nothing at all', 'selectDesign', post(null), 'The input: must be an object.'],
    ['an empty list', 'toggleDefaultHardware', post([]), 'The input: must hold at least one switch.'],
    ['an object for a list', 'toggleDefaultHardware', post({}), 'The input: must be a list.'],
    ['an entry that is none', 'toggleDefaultHardware', post([null]), '0: must be an object.'],
    [
      'a field too many',
      'shareDesign',
      post({ ItemId: '5a1f4c1e-0000-4000-8000-000000000001', Foo: 1 }),
      'The input: must not hold Foo.',
    ],
    [
      'an unknown action',
      'configureItem',
      aChoice({ type: 'x' }),
      'Actions.0.type: must be something that a person can do to a door.',
    ],
    [
      'an unknown hand',
      'configureItem',
      aChoice({ type: 'hand.choose', hand: 'up' }),
      'Actions.0.hand: must be left or right.',
    ],
    [
      'an unknown glazing',
      'configureItem',
      aChoice({ type: 'glass.chooseForDoor', glazing: { kind: 'stone' } }),
      'Actions.0.glazing.kind: must be none-chosen, clear, unglazed or theme.',
    ],
    [
      'half a size',
      'configureItem',
      aChoice({ type: 'size.changeOverall', overall: {} }),
      'Actions.0.overall.width: must be whole mm. Actions.0.overall.height: must be whole mm.',
    ],
    [
      'a size of half a millimetre',
      'configureItem',
      aChoice({ type: 'size.changeOverall', overall: { width: 1000.5, height: 2100 } }),
      'Actions.0.overall.width: must be whole mm.',
    ],
  ])('%s : the message names the field [7.2]', async (_, path, init, message) => {
    const { status, error } = await answerTo(await aTestApi(), path, init);
    expect([status, error?.message]).toEqual([400, message]);
  });

  test('another content type has a message of its own [7.3]', async () => {
    const text = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
    const { status, error } = await answerTo(await aTestApi(), 'selectDesign', text);
    expect([status, error?.message]).toEqual([415, 'The header content-type: must be application/json.']);
  });

  test('every call of a batch has its own answer [7.4]', async () => {
    const response = await responseTo(await aTestApi(), 'selectDesign,shareDesign?batch=1', post({ 0: 5, 1: {} }));
    const answers: readonly CallReply[] = JSON.parse(await response.text());
    expect(answers.map(({ error }) => error?.message)).toEqual([
      'The input: must be an object.',
      'ItemId: must be the id of an item.',
    ]);
  });

  test.each(callsOf('public').map(({ path }) => path))('an unknown supplier has no %s', async (path) => {
    const api = await aTestApi();
    const [query, mutation] = await Promise.all([{}, post({})].map((init) => responseTo(api, path, init, 7)));
    const response = query?.status === 405 ? mutation : query;
    const { error }: CallReply = JSON.parse((await response?.text()) ?? '{}');
    expect([response?.status, error?.message]).toEqual([404, 'There is no such supplier.']);
  });

  test('a missing field is named', async () => {
    const { error } = await answerTo(await aTestApi(), 'createItemFromTemplate', post({}));
    expect(error?.message).toBe('ItemId: must be text.');
  });

  test.each([
    [false, 500, 'We encountered an error while processing your request. Please try again later.'],
    [true, 503, 'We cannot reach our data for a moment. Please try again.'],
  ])('an internal error is answered without its message; an outage %s [2.88]', async (isOutage, code, sentence) => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    api.controls.isOutage = isOutage;
    const broken = {
      ...api,
      context: (...of: Parameters<TestApi['context']>) => ({
        ...api.context(...of),
        transactions: down,
      }),
    };
    const { status, error } = await answerTo(
      broken,
      `tryGetItemForPublic?input=${encodeURIComponent(JSON.stringify(Id))}`,
    );
    expect([status, error?.message]).toEqual([code, sentence]);
    expect(JSON.stringify(error)).not.toMatch(/secret|stack/);
  });
});

const down = { run: () => Promise.reject(new Error('password=secret')) };
