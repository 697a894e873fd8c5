import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './create-app.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = createApp({
    ports: { log: { warn: () => undefined, error: () => undefined } },
    publicUrl: 'https://doors.example.com',
    trustedProxies: ['127.0.0.1'],
    security: [],
    onAnswer: () => undefined,
    transferLimits: { least: 300, bytesPerSecond: 64 * 1024 * 1024, mostBytes: 40 * 20_000 },
  });
  app.post('/text', ({ body }) => body);
  app.post('/closed', { onRequest: async () => Promise.reject(new TRPCError({ code: 'UNAUTHORIZED' })) }, () => '');
  app.get('/long', () => 'x'.repeat(16 * 1024 * 1024));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

function aConnection(): { readonly socket: Socket; readonly text: () => string } {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text)).on('error', () => undefined);
  return { socket, text: () => received };
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
const closed = async ({ socket }: { readonly socket: Socket }) => socket.closed || (await once(socket, 'close'));

describe('a head that is too big', () => {
  test.each([
    ['a request line', 20_000, (much: string) => `GET /nothing?${much} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['a long request line', 400_000, (much: string) => `GET /nothing?${much} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['a header', 20_000, (much: string) => `GET /nothing HTTP/1.1\r\nhost: x\r\na: ${much}\r\n\r\n`],
  ])('is answered and then the connection closed, also behind earlier answers: %s', async (_, length, requestWith) => {
    const connection = aConnection();
    const { socket, text } = connection;
    socket.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => statuses(text())).toEqual([404]);
    socket.write(requestWith('x'.repeat(length)));
    await closed(connection);
    expect(statuses(text())).toEqual([404, 431]);
    expect(text()).toContain('"code":"PAYLOAD_TOO_LARGE"');
  });
});

const begin = (from: string, length = 100, path = '/text') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: text/plain\r\ncontent-length: ${String(length)}\r\n\r\nhalf`;

describe('a body that does not come', () => {
  test('is answered 408 after a time, and the connection closed', async () => {
    const connection = aConnection();
    connection.socket.write(begin('192.0.2.1'));
    await closed(connection);
    expect(statuses(connection.text())).toEqual([408]);
  });

  test('gives way where too many are under way, of whoever has most, and others are answered', async () => {
    const flood = Array.from({ length: 60 }, aConnection);
    for (const { socket } of flood) socket.write(begin('192.0.2.2', 20_000));
    await expect.poll(() => flood.filter(({ text }) => text().includes(' 408 ')).length).toBeGreaterThanOrEqual(20);
    const answer = await fetch(`http://127.0.0.1:${String(port)}/text`, {
      method: 'POST',
      body: 'all of it',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': '192.0.2.3' },
    });
    expect(await answer.text()).toBe('all of it');
    for (const { socket } of flood) socket.destroy();
  });
});

test('a body behind its refusal counts no more: it is thrown away as it comes, and the connection goes on', async () => {
  const { socket, text } = aConnection();
  socket.write(begin('192.0.2.4', 700_000, '/closed'));
  await expect.poll(() => statuses(text())).toEqual([401]);
  await new Promise((done) => setTimeout(done, 600));
  socket.write(`${'x'.repeat(700_000 - 'half'.length)}GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n`);
  await expect.poll(() => statuses(text())).toEqual([401, 404]);
  socket.destroy();
});

test('an answer that nobody takes is cut off', async () => {
  const [accepted] = await Promise.all([
    once(app.server, 'connection'),
    new Promise<void>((resolve) => {
      const { socket } = aConnection();
      socket.pause().write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n', () => resolve());
    }),
  ]);
  await expect.poll(() => accepted[0].destroyed, { timeout: 5000 }).toBe(true);
});
