import { createHash } from 'node:crypto';
import type { ImageSide } from '@door/api/ports/image-store';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { containers, nameOfFile } from '../adapters/blobs/blob-name.ts';
import { type FileBlobs, pathOfContainer, VersionConflict } from '../adapters/blobs/file-blobs.ts';
import { checkPng, maxPictureBytes } from '../adapters/blobs/check-png.ts';

interface PictureFacts {
  readonly blobs: FileBlobs;
  readonly currentPictureVersion: (picture: {
    readonly itemId: string;
    readonly side: ImageSide;
  }) => Promise<string | undefined>;
  readonly isSurveyPhoto: (photo: { readonly itemId: string; readonly version: string }) => Promise<boolean>;
}

const picturesPath = pathOfContainer('framecontainers');
const photosPath = pathOfContainer('surveyphotos');

const shownPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(external|internal)\.png$/;

/** Uploads with a signed URL, and the current pictures of items. */
export async function mountPictures(app: FastifyInstance, facts: PictureFacts): Promise<void> {
  const { blobs, currentPictureVersion } = facts;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'image/png',
      { parseAs: 'buffer', bodyLimit: maxPictureBytes },
      async (_: unknown, body: unknown) => body,
    );
    scope.addHook('onSend', async (_, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
    });

    for (const container of containers) mountUploads(scope, pathOfContainer(container), blobs);

    scope.get<{ Params: { file: string } }>(`${picturesPath}/:file`, async (request, reply) => {
      const [, itemId, side] = shownPattern.exec(request.params.file) ?? [];
      if (!itemId || (side !== 'external' && side !== 'internal')) throw noPicture();
      const version = await currentPictureVersion({ itemId, side });
      if (!version) throw noPicture();
      const etag = `"${createHash('sha256').update(version).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = await blobs.read({ container: 'framecontainers', itemId, side, version });
      if (!bytes) throw noPicture();
      return reply.type('image/png').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    mountPhotos(scope, facts);
  });
}

/** The signature in the URL authorizes the upload, from a page of any origin. */
function mountUploads(scope: FastifyInstance, path: string, blobs: FileBlobs): void {
  scope.options(`${path}/:file`, (_, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'PUT')
      .header('access-control-allow-headers', 'content-type')
      .send(),
  );

  scope.put<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${path}/:file`,
    async (request, reply) => {
      const { expires, signature } = request.query;
      const name = blobs.nameInUpload(request.params.file, {
        expires: String(expires),
        signature: String(signature),
      });
      if (!name) throw new TRPCError({ code: 'FORBIDDEN', message: 'This upload address is not valid, or no longer.' });
      if (!Buffer.isBuffer(request.body)) throw new TRPCError({ code: 'BAD_REQUEST', message: 'The upload is empty.' });
      const fault = checkPng(request.body);
      if (fault) throw new TRPCError({ code: 'BAD_REQUEST', message: fault });
      await blobs.put(name, request.body).catch(asConflict);
      return reply.code(201).send();
    },
  );
}

/** A photo never changes, so a browser may cache it; shared caches may not. */
function mountPhotos(scope: FastifyInstance, { blobs, isSurveyPhoto }: PictureFacts): void {
  scope.get<{ Params: { file: string } }>(`${photosPath}/:file`, async (request, reply) => {
    const name = nameOfFile(request.params.file);
    if (name?.container !== 'surveyphotos' || !(await isSurveyPhoto(name))) throw noPicture();
    const bytes = await blobs.read(name);
    if (!bytes) throw noPicture();
    reply.header('cache-control', 'private, max-age=86400, immutable');
    return reply.type('image/png').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}

function asConflict(error: unknown): never {
  if (error instanceof VersionConflict) throw new TRPCError({ code: 'CONFLICT', message: error.message });
  throw error;
}

const noPicture = () => new TRPCError({ code: 'NOT_FOUND', message: 'There is no such picture.' });
