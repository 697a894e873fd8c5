import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CallContext } from '@door/api/ports/context';
import { aTestApi } from '@door/api/testing/a-test-api';
import { clientId } from '@door/domain/door/model/ids';
import { initTRPC } from '@trpc/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import { requester } from '../lib/requester.ts';
import { type AnswerFacts, createApp } from './create-app.ts';
import { mountCalls } from './mount-calls.ts';

const t = initTRPC.context<CallContext>().create({ isDev: false });

/** What the calls wait for, where a test holds them. */
let held: Promise<void> | undefined;
let begun: string[] = [];
let asked = 0;

const whoAsks = () => ({ who: requester.getStore()?.who, isAlone: requester.getStore()?.isAlone() });
const endless = 'x'.repeat(16 * 1024 * 1024);
let made = 0;
const router = t.router({
  /** In the list of those that may be cached. */
  getTheme: t.procedure.query(() => {
    made += 1;
    return 'x'.repeat(300_000);
  }),
  weeks: t.procedure.query(({ ctx }) => ({ client: ctx.clientId, address: ctx.address })),
  long: t.procedure.query(() => 'ü'.repeat(4000)),
  /** Longer than what a connection holds that nobody reads from. */
  endless: t.procedure.query(() => endless),
  who: t.procedure.mutation(async () => {
    await nextTurn();
    return whoAsks();
  }),
  say: t.procedure.input(z.object({ text: z.string() })).mutation(({ input }) => input.text),
  wait: t.procedure.input(z.string()).query(async ({ input }) => {
    begun.push(input);
    await held;
    return input;
  }),
  fail: t.procedure.query(() => {
    throw new Error('a fault with the name of a person in it');
  }),
});

let answers: AnswerFacts[] = [];
let app: FastifyInstance;
const serverSockets: Socket[] = [];
let port: number;

beforeAll(async () => {
  const { log, ...ports } = (await aTestApi()).context(-1022, null);
  app = createApp({
    ports: { log },
    publicUrl: 'https://doors.example.com',
    trustedProxies: ['127.0.0.1'],
    security: [['x-content-type-options', 'nosniff']],
    onAnswer: (facts) => answers.push(facts),
  });
  await mountCalls(app, {
    ports: { ...ports, log },
    routers: { public: router, installer: router },
    identity: {
      personOf: async (token) => {
        asked += 1;
        return token === 'of-a-person'
          ? { clientId: clientId(-1023), caller: { role: 'installer', userId: 'user-1', sessionId: undefined } }
          : 'no valid token';
      },
    },
    onCall: () => undefined,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.on('connection', (socket) => serverSockets.push(socket));
  ({ port } = app.server.address() as AddressInfo);
});
beforeEach(() => {
  answers = [];
  begun = [];
});
afterEach(() => {
  held = undefined;
});

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${String(port)}${path}`, init);
const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

/** A connection to which bytes are written, and what has come back. */
function aConnection(): { readonly socket: Socket; readonly text: () => string } {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text)).on('error', () => undefined);
  return { socket, text: () => received };
}
const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Calls that wait do so until this is called. */
function hold(): () => void {
  let letGo = () => undefined as void;
  held = new Promise((resolve) => (letGo = resolve));
  return () => letGo();
}

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

describe('what is asked of an endpoint', () => {
  test('is answered as JSON with its length, security headers and a number of its own', async () => {
    const [one, other] = [await ask('/trpc/public/weeks'), await ask('/trpc/public/weeks')];
    expect(await one.json()).toEqual({ result: { data: { client: -1022, address: '127.0.0.1' } } });
    expect(Object.fromEntries(one.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(self)',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'no-cache',
    });
    expect(one.headers.get('content-length')).not.toBeNull();
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
  });

  test.each([
    '/trpc/public',
    '/trpc/public/',
    '/trpc/public/weeks/more',
    '/trpc/elsewhere/weeks',
    '/trpcpublic/weeks',
    '/other?/trpc/public/weeks',
  ])('%s is no address of a call', async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { error: { message: 'There is nothing at this address.' } },
    ]);
  });

  test('may name the host in its address, as a proxy asks', async () => {
    const { socket, text } = aConnection();
    socket.write(
      'GET http://doors.example.com/trpc/public/weeks HTTP/1.1\r\nHost: doors.example.com\r\nConnection: close\r\n\r\n',
    );
    await once(socket, 'close');
    expect(statuses(text())).toEqual([200]);
  });

  test('has no parameters beside these of tRPC', async () => {
    const answer = await ask('/trpc/public/weeks?batch=1&random=1');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { message: 'The address: has no parameter "random".' } },
    ]);
  });

  test('may hold question marks and plus signs in its input', async () => {
    const answer = await ask('/trpc/public/wait?input=%22what?+now?%22');
    expect(await answer.json()).toEqual({ result: { data: 'what? now?' } });
  });

  test('is told once, with what is needed and nothing of its input', async () => {
    const { headers } = await ask('/trpc/public/wait?input=%22secret%22');
    await expect.poll(() => answers).toHaveLength(1);
    expect(answers).toEqual([
      {
        requestId: headers.get('x-request-id'),
        method: 'GET',
        route: '/trpc/public/:path',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
  });

  test('is packed where whoever asks takes that, and long enough', async () => {
    // `fetch` unpacks by itself.
    const rawBody = async (path: string, accepted: string) => {
      const { socket } = aConnection();
      const pieces: Buffer[] = [];
      socket.setEncoding('latin1').on('data', (text: string) => pieces.push(Buffer.from(text, 'latin1')));
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accepted}\r\nconnection: close\r\n\r\n`);
      await once(socket, 'close');
      const whole = Buffer.concat(pieces);
      const end = whole.indexOf('\r\n\r\n');
      return { head: whole.subarray(0, end).toString(), body: whole.subarray(end + 4) };
    };
    const long = JSON.stringify({ result: { data: 'ü'.repeat(4000) } });
    const br = await rawBody('/trpc/public/long', 'gzip, br');
    expect(brotliDecompressSync(br.body).toString()).toBe(long);
    expect(br.head).toMatch(/content-encoding: br\r\n/);
    expect(br.head).toMatch(/vary: accept-encoding/);
    expect(br.head).toContain(`content-length: ${String(br.body.length)}\r\n`);
    const gzip = await rawBody('/trpc/public/long', 'gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    const plain = await rawBody('/trpc/public/long', 'identity');
    expect([plain.body.toString(), plain.head.includes('content-encoding')]).toEqual([long, false]);
    const short = await rawBody('/trpc/public/weeks', 'br');
    expect(short.head).not.toContain('content-encoding');
  });

  test('of the office needs a token that is valid, for names of no call too', async () => {
    const token = { authorization: 'Bearer of-a-person' };
    for (const path of ['weeks', 'nothing', 'say']) expect((await ask(`/trpc/installer/${path}`)).status).toBe(401);
    expect((await ask('/trpc/installer/weeks', { headers: { authorization: 'Bearer invented' } })).status).toBe(401);
    asked = 0;
    const answer = await ask('/trpc/installer/weeks', { headers: token });
    // Each time that somebody's account is looked up, the database is asked.
    expect(asked).toBe(1);
    expect(await answer.json()).toMatchObject({ result: { data: { client: -1023 } } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('fails without a word of what went wrong, under a status and in the format of all errors', async () => {
    const fault = await ask('/trpc/public/fail');
    expect(fault.status).toBe(500);
    const answer = await ask('/trpc/public/weeks', { headers: { 'x-client-id': 'one' } });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { data: { code: 'BAD_REQUEST' } } }]);
    for (const path of ['/trpc/public/%ff', '/trpc/public/weeks?input=%ff']) {
      const malformed = await ask(path);
      expect([malformed.status, await malformed.json()]).toEqual([
        400,
        { error: { code: -32600, message: expect.any(String), data: { code: 'BAD_REQUEST', httpStatus: 400 } } },
      ]);
      expect(malformed.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

test.each([
  ['getOffer', 'no-store'],
  ['weeks,get%4Fffer', 'no-store'],
  ['weeks', 'no-cache'],
])('whether an answer to %s may be kept on its way: %s', async (path, control) => {
  expect((await ask(`/trpc/public/${path}`)).headers.get('cache-control')).toBe(control);
});

test('a visitor of no supplier who asks for a call that there is not is answered, and the server goes on', async () => {
  const answer = await ask('/trpc/public/nothing', { headers: { 'x-client-id': 'one' } });
  expect([answer.status, await answer.json()]).toMatchObject([404, { error: { data: { code: 'NOT_FOUND' } } }]);
});

describe('who asks', () => {
  const network = '2001:db8:1:2::/64';
  const from = { 'x-forwarded-for': '2001:db8:1:2::7' };

  test('is known to whatever the request asks for, also behind its body', async () => {
    const answer = await post('/trpc/public/who', JSON.stringify('x'.repeat(100_000)), from);
    expect(await answer.json()).toEqual({ result: { data: { who: network, isAlone: true } } });
  });

  test('is a token of the office; where none is looked at it changes nothing', async () => {
    const headers = { ...from, authorization: 'Bearer of-a-person' };
    const who = async (authorization: string): Promise<unknown> => {
      const answer = await post('/trpc/installer/who', '', { ...headers, authorization });
      return Object(await answer.json()).result.data.who;
    };
    const itself = await who(headers.authorization);
    expect(itself).toHaveLength(43);
    expect(await who(headers.authorization)).toBe(itself);
    expect(await who('bearer of-a-person')).not.toBe(itself);
    expect(await (await post('/trpc/public/who', '', headers)).json()).toMatchObject({
      result: { data: { who: network } },
    });
  });

  test('waits where six of theirs are worked on, is refused where a hundred wait, and who has gone is not begun', async () => {
    const resolve = hold();
    const connections = Array.from({ length: 190 }, (_, at) => {
      const connection = aConnection();
      const input = encodeURIComponent(JSON.stringify(String(at)));
      connection.socket.write(
        `GET /trpc/public/wait?input=${input} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\r\n`,
      );
      return connection;
    });
    const refused = () => connections.filter(({ text }) => statuses(text()).includes(429));
    await expect.poll(() => refused().length + begun.length).toBe(90);
    expect(refused().length).toBeGreaterThan(80);
    expect(begun.length).toBeLessThanOrEqual(6);
    const waiting = connections.filter(({ text }, at) => text() === '' && !begun.includes(String(at)));
    const gone = waiting.at(-1);
    if (!gone) throw new Error('None waits.');
    const open = await openConnections();
    gone.socket.destroy();
    await expect.poll(openConnections).toBe(open - 1);
    resolve();
    const answered = waiting.filter((each) => each !== gone);
    await expect.poll(() => answered.every(({ text }) => statuses(text())[0] === 200)).toBe(true);
    expect(begun).not.toContain(String(connections.indexOf(gone)));
    for (const { socket } of connections) socket.destroy();
    // Nobody's place is taken for good.
    expect((await ask('/trpc/public/weeks', { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200);
  });
});

describe('a slow line', () => {
  /** Two at once: who asks for one thing alone would be answered beside three that wait. */
  const othersAreAnswered = async () => {
    const resolve = hold();
    const others = ['1', '2'].map(async (input) => (await ask(`/trpc/public/wait?input=%22${input}%22`)).status);
    await expect.poll(() => begun).toHaveLength(2);
    resolve();
    expect(await Promise.all(others)).toEqual([200, 200]);
  };

  test('holds nobody up while a body comes', async () => {
    const connections = Array.from({ length: 8 }, aConnection);
    for (const { socket } of connections)
      socket.write(
        'POST /trpc/public/say HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.2\r\ncontent-type: application/json\r\ncontent-length: 15\r\n\r\n{"text"',
      );
    await expect.poll(openConnections).toBeGreaterThanOrEqual(8);
    await othersAreAnswered();
    for (const { socket } of connections) socket.write(':"slow"}');
    await expect.poll(() => connections.every(({ text }) => text().includes('"data":"slow"'))).toBe(true);
    for (const { socket } of connections) socket.destroy();
  });

  test('holds nobody up while an answer goes, and not for ever where it goes nowhere', async () => {
    const connections = Array.from({ length: 3 }, aConnection);
    for (const { socket } of connections) {
      socket.pause();
      socket.write('GET /trpc/installer/endless HTTP/1.1\r\nhost: x\r\nauthorization: Bearer of-a-person\r\n\r\n');
    }
    await expect.poll(openConnections).toBeGreaterThanOrEqual(3);
    await othersAreAnswered();
    const standing = () => serverSockets.filter(({ destroyed, timeout }) => !destroyed && timeout === 60_000);
    await expect.poll(standing).toHaveLength(3);
    for (const { socket } of connections) socket.destroy();
  });
});

describe('an answer', () => {
  test('to a stranger is refused where it is too big, and the same thing asked for twenty times is made once', async () => {
    made = 0;
    const twice = await ask(`/trpc/public/getTheme,getTheme?batch=1&input=${encodeURIComponent('{"0":1,"1":2}')}`);
    expect([twice.status, await twice.json(), made]).toEqual([
      200,
      [{ result: { data: 'x'.repeat(300_000) } }, { result: { data: 'x'.repeat(300_000) } }],
      1,
    ]);
    const many = await ask(`/trpc/public/${Array(20).fill('getTheme').join()}?batch=1`);
    expect([many.status, await many.json()]).toMatchObject([413, { error: { data: { code: 'PAYLOAD_TOO_LARGE' } } }]);
    expect((await ask('/trpc/public/endless')).status).toBe(413);
    // An input that changes nothing is no other answer.
    await ask(`/trpc/public/getTheme?input=${encodeURIComponent('"one"')}`);
    await ask(`/trpc/public/getTheme?input=${encodeURIComponent('"other"')}`);
    expect(made).toBe(3);
  });
});

describe('a body', () => {
  test('that is nested too deeply is refused before it is read', async () => {
    const answer = await post('/trpc/public/say', '['.repeat(100_000));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { message: 'The input is nested too deeply.' } },
    ]);
  });

  test('of a stranger has 128 KiB, of the office 1 MiB, and of a statement of the bank 3 MiB', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(200_000) });
    expect((await post('/trpc/public/say', body)).status).toBe(413);
    const token = { authorization: 'Bearer of-a-person' };
    expect((await post('/trpc/installer/say', body, token)).status).toBe(200);
    const statement = (characters: number) => JSON.stringify({ Content: 'x'.repeat(characters) });
    expect((await post('/trpc/installer/say', statement(2_900_000), token)).status).toBe(413);
    // These routers have no such call.
    expect((await post('/trpc/installer/bank.importStatement', statement(2_900_000), token)).status).toBe(404);
    expect((await post('/trpc/installer/bank.importStatement', statement(3_200_000), token)).status).toBe(413);
  });

  test('is read whole, however its bytes come', async () => {
    const body = Buffer.from(JSON.stringify({ text: 'Größe 😀' }));
    const { socket, text } = aConnection();
    socket.write(
      `POST /trpc/public/say HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    for (const byte of body) {
      socket.write(Buffer.concat([Buffer.from('1\r\n'), Buffer.from([byte]), Buffer.from('\r\n')]));
      await nextTurn();
    }
    socket.write('0\r\n\r\n');
    await expect.poll(text).toContain('"data":"Größe 😀"');
    socket.destroy();
  });

  test.each([
    ['said', { 'content-length': String(2 * 1024 * 1024) }],
    ['not said', { 'transfer-encoding': 'chunked' }],
  ])('that is too big is refused, its length %s, and the connection closed', async (_, header) => {
    const { socket, text } = aConnection();
    const lines = Object.entries({ host: 'x', 'content-type': 'application/json', ...header });
    socket.write(`POST /trpc/public/say HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
    // A little more than may be sent: what comes after the answer could cost the sender the answer.
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    if ('transfer-encoding' in header) socket.write(chunk.repeat(17));
    if (!socket.closed) await once(socket, 'close');
    expect(statuses(text())).toEqual([413]);
    expect(text()).toMatch(/^connection: close\r$/im);
    expect(text()).toContain('"code":"PAYLOAD_TOO_LARGE"');
  });

  test('that is no JSON, or none, is refused by its type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await post('/trpc/public/say', '{"text":"a"}', { 'content-type': type });
      expect([answer.status, await answer.json()]).toMatchObject([
        415,
        { error: { data: { code: 'UNSUPPORTED_MEDIA_TYPE' } } },
      ]);
    }
    expect((await ask('/trpc/public/say', { method: 'POST' })).status).toBe(415);
  });

  test('that never comes to its end begins no call', async () => {
    const { socket, text } = aConnection();
    socket.write(
      'POST /trpc/public/say HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"te',
    );
    await nextTurn();
    socket.end();
    await once(socket, 'close');
    expect(statuses(text()).filter((status) => status < 400)).toEqual([]);
    expect((await post('/trpc/public/say', '{"text":"a"}')).status).toBe(200);
  });
});

describe('a connection', () => {
  const lines = (path: string, method = 'GET') => `${method} /trpc/public/${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

  test('stays open, and what is sent before the answer comes is answered in order', async () => {
    const { socket, text } = aConnection();
    const asked = ['wait?input=%22a%22', 'weeks', 'nothing', 'long', 'wait?input=%22b%22'];
    const resolve = hold();
    socket.write(asked.map((path) => lines(path)).join(''));
    await expect.poll(() => begun).toEqual(['a', 'b']);
    expect(text()).toBe('');
    resolve();
    await expect.poll(() => statuses(text())).toEqual([200, 200, 404, 200, 200]);
    expect(text().search('"data":"a"')).toBeLessThan(text().search('"data":"b"'));
    socket.write(lines('weeks'));
    await expect.poll(() => statuses(text())).toHaveLength(6);
    socket.destroy();
  });

  test('without a host is refused, as is a method that no call has', async () => {
    const { socket, text } = aConnection();
    socket.write('GET /trpc/public/weeks HTTP/1.0\r\n\r\n');
    await once(socket, 'close');
    expect(statuses(text())).toEqual([400]);
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
      const answer = await ask('/trpc/public/weeks', { method });
      expect([method, answer.status]).toEqual([method, 415]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

test('a connection is closed after its answer while the server stops', async () => {
  const { socket, text } = aConnection();
  const resolve = hold();
  socket.write('GET /trpc/public/wait?input=%22a%22 HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => begun).toEqual(['a']);
  const stopped = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  resolve();
  await once(socket, 'close');
  await stopped;
  expect(statuses(text())).toEqual([200]);
  expect(text()).toMatch(/^connection: close\r$/im);
});
