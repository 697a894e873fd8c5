import { publicRouter } from '@door/api/routers';
import { inflateSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callContext, testPublicUrl } from '../testing/call-context.ts';
import { type DocumentMaker, documentMaker } from '../documents/document-maker.ts';
import { checkPng } from '../storage/png/check-png.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { textsOfPdf } from '../testing/pdf-text.ts';
import { countUse } from '../lib/requester.ts';
import { callerAddress } from './caller-address.ts';
import { countRequesters } from './count-requesters.ts';
import { answerErrors } from './create-app.ts';
import { mountDoorPapers } from './mount-door-papers.ts';

let server: TestServer;
let app: FastifyInstance;
let share: string;
const maker = documentMaker();
const controls = { spent: false, made: undefined as DocumentMaker['make'] | undefined };

beforeAll(async () => {
  server = await openTestServer();
  const ctx = callContext(server, { caller: { role: 'public' } });
  const calls = publicRouter.createCaller(ctx);
  const item = await calls.createItemFromTemplate({ ItemId: 'single-door', Currency: 'EUR' });
  ({ ShareId: share } = await calls.shareDesign({ ItemId: item.Id }));
  app = fastify();
  answerErrors(app, ctx.log);
  countRequesters(app, { countOne: countUse(() => performance.now()), requesterOf: ({ ip }) => callerAddress(ip) });
  mountDoorPapers(app, {
    ports: { ...ctx, rateLimiter: { tryTake: async () => !controls.spent } },
    paperMaker: { make: (order) => (controls.made ?? maker.make)(order) },
    pages: 'nowhere',
  });
});
afterAll(async () => {
  await maker.stop();
  await app.close();
  await server[Symbol.asyncDispose]();
});

test('the page of a shared design is one A4 page with its choices, its sizes and the way back to it', async () => {
  const { headers, rawPayload, statusCode } = await app.inject(`/door-papers/-1022/${share}.pdf`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toBe('attachment; filename="my-door.pdf"');
  const pages = textsOfPdf(rawPayload);
  expect(pages).toHaveLength(1);
  const texts = pages.flat();
  for (const text of ['Your door', 'From outside', 'From inside', 'Overall size', '1000', '2100'])
    expect(texts).toContain(text);
  expect(texts.join('')).toContain(`${testPublicUrl}/#/shared/${share}`);
});

test('the picture is a sound PNG with nothing in it but the picture', async () => {
  const { headers, rawPayload } = await app.inject(`/door-papers/-1022/${share}.png`);
  expect(headers['content-type']).toBe('image/png');
  expect(checkPng(rawPayload)).toBeUndefined();
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1280, 1600]);
  expect(inflateSync(pixelsIn(rawPayload))).toHaveLength((1280 * 3 + 1) * 1600);
});

/** The deflated rows of a PNG whose chunks are IHDR, IDAT and IEND. */
function pixelsIn(png: Buffer): Buffer {
  const length = png.readUInt32BE(33);
  expect([png.toString('latin1', 37, 41), png.toString('latin1', 33 + 12 + length + 4, 33 + 12 + length + 8)]).toEqual([
    'IDAT',
    'IEND',
  ]);
  return png.subarray(41, 41 + length);
}

test.each([
  ['of another supplier', () => `-1023/${share}.pdf`, 404],
  ['of nobody', () => '-1/x.pdf', 404],
  ['that was never shared', () => '-1022/0b1f4b52-6d9e-4d0e-9d6f-0c8a4a1f7a11.pdf', 404],
  ['in another format', () => `-1022/${share}.svg`, 404],
  ['with a path for a name', () => '-1022/..%2f..%2fetc%2fpasswd', 404],
])('a design %s has no page', async (_, path, status) => {
  const answer = await app.inject(`/door-papers/${path()}`);
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ error: { message: string } }>().error.message).not.toBe('');
});

test('an address that has asked too often is told so, and nothing is made', async () => {
  controls.spent = true;
  const { statusCode } = await app.inject(`/door-papers/-1022/${share}.pdf`);
  controls.spent = false;
  expect(statusCode).toBe(429);
});

test('of one address a few wait for their turn, and the others are told to come back', async () => {
  const ends: (() => void)[] = [];
  controls.made = () => new Promise((resolve) => ends.push(() => resolve(new Uint8Array([7]))));
  const asked = Array.from({ length: 7 }, () => app.inject(`/door-papers/-1022/${share}.png`));
  const ended = Promise.all(asked.map(async (each) => (await each).statusCode));
  await expect.poll(() => ends.length).toBe(1);
  for (let made = 0; made < 5; made += 1) {
    await expect.poll(() => ends.length).toBe(made + 1);
    ends[made]?.();
  }
  controls.made = undefined;
  expect((await ended).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
