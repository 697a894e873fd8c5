import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MadeFile, Photo } from '@door/api/ports/blobs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fileBlobs } from '../storage/file-blobs.ts';
import { checkPng } from '../storage/png/check-png.ts';
import { aPicture } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { answerErrors } from './create-app.ts';
import { mountDocuments, mountPictures } from './mount-pictures.ts';

test.each(['surveyphotos', 'claimphotos'] as const)(
  'a photo in %s is uploaded to a signed URL and shown once it is added',
  async (container) => {
    using folder = temporaryFolder();
    const publicUrl = 'http://localhost:3000';
    const now = () => new Date();
    const blobs = fileBlobs({ folder: folder.path, publicUrl, key: Buffer.alloc(32), now });
    const name: Photo = { container, of: randomUUID(), version: randomUUID() };
    const recorded = new Set<string>();
    const app = Fastify();
    answerErrors(app, { warn: () => undefined, error: () => undefined });
    const checked: number[] = [];
    const taken: string[] = [];
    const limits = { isReached: false };
    const disk = { hasRoom: true };
    await mountPictures(app, {
      blobs: { ...blobs, hasRoom: async () => disk.hasRoom },
      checkPng: async (bytes) => {
        checked.push(bytes.length);
        return checkPng(bytes);
      },
      rateLimiter: {
        tryTake: async (key) => {
          taken.push(key);
          return !limits.isReached;
        },
      },
      currentPictureVersion: async () => undefined,
      isShownPhoto: async ({ version }) => recorded.has(version),
    });
    const { url: target, blobUrl } = await blobs.uploadTarget(name);
    const headers = { 'content-type': 'image/png' };
    const put = async (url: string, payload: Buffer) =>
      (await app.inject({ method: 'PUT', url: url.slice(publicUrl.length), headers, payload })).statusCode;
    const shown = () => app.inject({ url: blobUrl.slice(publicUrl.length) });

    const missing = `/blobs/framecontainers/${randomUUID()}-external.png`;

    expect(await put(target.replace(/\?.*/, ''), aPicture())).toBe(403);
    expect(await put(target, Buffer.from('no picture'))).toBe(400);
    expect(await put(target, aPicture(3, 4))).toBe(201);

    checked.length = 0;
    taken.length = 0;
    expect(await put(target, aPicture(3, 4))).toBe(201);
    expect(await put(target, aPicture(4, 4))).toBe(409);
    expect(checked).toEqual([]);
    expect(taken).toEqual(['put:127.0.0.1', 'put:127.0.0.1']);
    disk.hasRoom = false;
    const another = await blobs.uploadTarget({ ...name, version: randomUUID() });
    expect(await put(another.url, aPicture(3, 4))).toBe(503);
    disk.hasRoom = true;
    limits.isReached = true;
    expect(await put(target, aPicture(3, 4))).toBe(429);
    expect((await shown()).statusCode).toBe(404);
    recorded.add(name.version);
    const answer = await shown();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cache-control']).toContain('private');
    expect(answer.rawPayload).toEqual(aPicture(3, 4));
    for (let miss = 0; miss < 600; miss += 1) await app.inject({ url: missing });
    expect((await app.inject({ url: missing })).statusCode).toBe(429);
    await app.close();
  },
);

/** A server of documents in a folder, with a clock that the test moves. */
function mounted(folder: string) {
  const clock = { now: Date.parse('2026-11-22T08:00:00.000Z') };
  const publicUrl = 'http://localhost:3000';
  const now = () => new Date(clock.now);
  const blobs = fileBlobs({ folder, publicUrl, key: Buffer.alloc(32), now });
  const app = Fastify();
  answerErrors(app, { warn: () => undefined, error: () => undefined });
  mountDocuments(app, blobs);
  const get = (url: string) => app.inject({ url: url.slice(publicUrl.length) });
  return { app, blobs, clock, get };
}

test('a zip is read by a signed address, for one minute, as a file to save that no cache keeps', async () => {
  using folder = temporaryFolder();
  const { app, blobs, clock, get } = mounted(folder.path);
  const zip: MadeFile = { container: 'personzips', name: randomUUID(), type: 'zip' };
  await blobs.putMadeInPieces(zip, Readable.from([Buffer.from('PK'), Buffer.from('zip')]));
  const address = await blobs.addressOf(zip);

  const answer = await get(address);
  expect([answer.statusCode, answer.body, answer.headers]).toEqual([
    ...[200, 'PKzip'],
    expect.objectContaining({
      ...{ 'content-type': 'application/zip', 'content-length': '5', 'cache-control': 'no-store' },
      'content-disposition': 'attachment',
    }),
  ]);
  expect((await get(address.replace('personzips', 'documents'))).statusCode, 'in another container').toBe(403);
  expect((await get(address.replace(zip.name, randomUUID()))).statusCode).toBe(403);
  await blobs.removeMade(zip);
  expect((await get(address)).statusCode).toBe(404);
  clock.now += 60_000;
  expect((await get(address)).statusCode).toBe(403);
  await app.close();
});

test('a document is read by a signed address, for ten minutes and no other file', async () => {
  using folder = temporaryFolder();
  const { app, blobs, clock, get } = mounted(folder.path);
  const pdf: MadeFile = { container: 'documents', name: randomUUID(), type: 'pdf' };
  await blobs.putMade(pdf, Buffer.from('%PDF-1.7'));
  const address = await blobs.addressOf(pdf);

  const answer = await get(address);
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7',
  ]);
  expect(answer.headers['cache-control']).toContain('private');
  expect((await get(address.replace(pdf.name, randomUUID()))).statusCode).toBe(403);
  expect((await get(address.replace('.pdf', '.jpg'))).statusCode).toBe(403);
  expect((await get(address.replace(/\?.*/, ''))).statusCode).toBe(403);
  expect((await get(await blobs.addressOf({ ...pdf, name: randomUUID() }))).statusCode).toBe(404);
  clock.now += 10 * 60_000;
  expect((await get(address)).statusCode).toBe(403);
  await app.close();
});
