import { randomUUID } from 'node:crypto';
import type { SurveyPicture } from '@door/api/ports/blobs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fileBlobs } from '../adapters/blobs/file-blobs.ts';
import { aPicture } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { answerErrors } from './error-answers.ts';
import { mountPictures } from './mount-pictures.ts';

test('a photo is uploaded to a signed URL and shown once a survey has it', async () => {
  using folder = temporaryFolder();
  const publicUrl = 'http://localhost:3000';
  const now = () => new Date();
  const blobs = fileBlobs({ folder: folder.path, publicUrl, key: Buffer.alloc(32), now });
  const name: SurveyPicture = { container: 'surveyphotos', itemId: randomUUID(), version: randomUUID() };
  const recorded = new Set<string>();
  const app = Fastify();
  answerErrors(app, { warn: () => undefined, error: () => undefined });
  await mountPictures(app, {
    blobs,
    currentPictureVersion: async () => undefined,
    isSurveyPhoto: async ({ version }) => recorded.has(version),
  });
  const { url: target, blobUrl } = await blobs.uploadTarget(name);
  const headers = { 'content-type': 'image/png' };
  const put = async (url: string, payload: Buffer) =>
    (await app.inject({ method: 'PUT', url: url.slice(publicUrl.length), headers, payload })).statusCode;
  const shown = () => app.inject({ url: blobUrl.slice(publicUrl.length) });

  expect(await put(target.replace(/\?.*/, ''), aPicture())).toBe(403);
  expect(await put(target, Buffer.from('no picture'))).toBe(400);
  expect(await put(target, aPicture(3, 4))).toBe(201);
  expect((await shown()).statusCode).toBe(404);
  recorded.add(name.version);
  const answer = await shown();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers['cache-control']).toContain('private');
  expect(answer.rawPayload).toEqual(aPicture(3, 4));
  await app.close();
});
