import { createHash } from 'node:crypto';
import type { ImageSide } from '@door/api/ports/shop';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { type FileBlobs, picturesPath, VersionTaken } from '../adapters/blobs-files.ts';
import { checkPng, maxPictureBytes } from '../adapters/png-check.ts';

interface PictureFacts {
  readonly blobs: FileBlobs;
  readonly recordedVersion: (picture: {
    readonly itemId: string;
    readonly side: ImageSide;
  }) => Promise<string | undefined>;
}

const shownPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(external|internal)\.png$/;

/** Uploads with a signature of ours, and the pictures that items show. */
export async function mountPictures(app: FastifyInstance, { blobs, recordedVersion }: PictureFacts): Promise<void> {
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

    // The signature is the right to upload; a page reached by another name of this server may use it too.
    scope.options(`${picturesPath}/:file`, (_, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'PUT')
        .header('access-control-allow-headers', 'content-type')
        .send(),
    );

    scope.put<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
      `${picturesPath}/:file`,
      async (request, reply) => {
        const { expires, signature } = request.query;
        const name = blobs.nameInUpload(request.params.file, {
          expires: String(expires),
          signature: String(signature),
        });
        if (!name)
          throw new TRPCError({ code: 'FORBIDDEN', message: 'This upload address is not valid, or no longer.' });
        if (!Buffer.isBuffer(request.body))
          throw new TRPCError({ code: 'BAD_REQUEST', message: 'The upload is empty.' });
        const fault = checkPng(request.body);
        if (fault) throw new TRPCError({ code: 'BAD_REQUEST', message: fault });
        await blobs.put(name, request.body).catch(asConflict);
        return reply.code(201).send();
      },
    );

    scope.get<{ Params: { file: string } }>(`${picturesPath}/:file`, async (request, reply) => {
      const [, itemId, side] = shownPattern.exec(request.params.file) ?? [];
      if (!itemId || (side !== 'external' && side !== 'internal')) throw noPicture();
      const version = await recordedVersion({ itemId, side });
      if (!version) throw noPicture();
      const etag = `"${createHash('sha256').update(version).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = await blobs.read({ container: 'framecontainers', itemId, side, version });
      if (!bytes) throw noPicture();
      return reply.type('image/png').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  });
}

function asConflict(error: unknown): never {
  if (error instanceof VersionTaken) throw new TRPCError({ code: 'CONFLICT', message: error.message });
  throw error;
}

const noPicture = () => new TRPCError({ code: 'NOT_FOUND', message: 'There is no such picture.' });
