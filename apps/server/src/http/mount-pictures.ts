import { createHash } from 'node:crypto';
import { tooManyRequests } from '@door/api/enforce-rate-limit';
import type { MadeFile, Photo } from '@door/api/ports/blobs';
import type { ImageView } from '@door/api/visitor/image-store';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { containers, contentTypes, nameOfFile } from '../storage/blob-name.ts';
import { type FileBlobs, pathOfContainer } from '../storage/file-blobs.ts';
import { maxPictureBytes } from '../storage/png/check-png.ts';
import { callerAddress } from './caller-address.ts';
import { countMisses } from './count-misses.ts';
import { mountUploads, type UploadFacts } from './mount-uploads.ts';

interface PictureFacts extends UploadFacts {
  readonly currentPictureVersion: (picture: {
    readonly itemId: string;
    readonly side: ImageView;
  }) => Promise<string | undefined>;
  readonly isShownPhoto: (photo: Photo) => Promise<boolean>;
}

const picturesPath = pathOfContainer('framecontainers');

const shownPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(external|internal|house)\.png$/;

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

    for (const container of containers) mountUploads(scope, container, facts);

    limitMisses(scope);

    scope.get<Asked>(`${picturesPath}/:file`, async (request, reply) => {
      const picture = askedPicture(request.params.file);
      const { itemId, side } = picture;
      const version = await currentPictureVersion(picture);
      if (!version || !mayBeSeen(side, { version, asked: request.query.v })) throw noPicture();
      const etag = `"${createHash('sha256').update(version).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = await blobs.read({ container: 'framecontainers', itemId, side, version });
      if (!bytes) throw noPicture();
      return reply.type('image/png').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    for (const container of containers) if (container !== 'framecontainers') mountPhotos(scope, container, facts);
    mountDocuments(scope, blobs);
  });
}

interface Asked {
  Params: { file: string };
  Querystring: { v?: string };
}

function askedPicture(file: string): { readonly itemId: string; readonly side: ImageView } {
  const [, itemId, side] = shownPattern.exec(file) ?? [];
  if (!itemId || (side !== 'external' && side !== 'internal' && side !== 'house')) throw noPicture();
  return { itemId, side };
}

/** Who knows an item may see its door. A house is seen by those who were given its address, with the version in it. */
const mayBeSeen = (
  side: ImageView,
  { version, asked }: { readonly version: string; readonly asked: string | undefined },
) => side !== 'house' || asked === version;

/** Requests for pictures that are not there are refused after some, before the database is asked. */
function limitMisses(scope: FastifyInstance): void {
  const misses = countMisses(Date.now);
  scope.addHook('onRequest', async ({ method, ip }) => {
    if (method === 'GET' && misses.isOver(callerAddress(ip))) throw tooManyRequests();
  });
  scope.addHook('onResponse', async ({ method, ip }, { statusCode }) => {
    if (method === 'GET' && statusCode === 404) misses.add(callerAddress(ip));
  });
}

/** A photo never changes, so a browser may cache it; shared caches may not. */
function mountPhotos(
  scope: FastifyInstance,
  container: Photo['container'],
  { blobs, isShownPhoto }: PictureFacts,
): void {
  scope.get<{ Params: { file: string } }>(`${pathOfContainer(container)}/:file`, async (request, reply) => {
    const name = nameOfFile(request.params.file);
    if (name?.container !== container || !(await isShownPhoto(name))) throw noPicture();
    const bytes = await blobs.read(name);
    if (!bytes) throw noPicture();
    reply.header('cache-control', 'private, max-age=86400, immutable');
    return reply.type('image/png').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}

const noPicture = () => new TRPCError({ code: 'NOT_FOUND', message: 'There is no such picture.' });

interface AskedDocument {
  Params: { file: string };
  Querystring: Record<string, unknown>;
}

/** What the server has made, by signed addresses: whoever has been given one may read the file as long as it is valid. */
export function mountDocuments(scope: FastifyInstance, blobs: FileBlobs): void {
  const fileAt = (
    container: MadeFile['container'],
    { params, query }: Pick<AskedFor, 'params' | 'query'>,
  ): MadeFile => {
    const { expires, signature } = query;
    const file = blobs.madeInAddress(
      { container, file: params.file },
      { expires: String(expires), signature: String(signature) },
    );
    if (file) return file;
    throw new TRPCError({ code: 'FORBIDDEN', message: 'This address is not valid, or no longer.' });
  };

  // PDFs, and the pictures in them.
  scope.get<AskedDocument>(`${pathOfContainer('documents')}/:file`, async (request, reply) => {
    const file = fileAt('documents', request);
    const bytes = await blobs.readMade(file);
    if (!bytes) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such document.' });
    reply.header('cache-control', 'private, max-age=600');
    return reply.type(contentTypes[file.type]).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });

  // Zips may be as long as a film, so that they are never held in memory; no cache keeps what is kept of a person.
  scope.get<AskedDocument>(`${pathOfContainer('personzips')}/:file`, async (request, reply) => {
    const file = fileAt('personzips', request);
    const opened = await blobs.openMade(file);
    if (!opened) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such zip, or no longer.' });
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment');
    return reply.type(contentTypes[file.type]).header('content-length', opened.size).send(opened.pieces);
  });
}

interface AskedFor {
  readonly params: AskedDocument['Params'];
  readonly query: AskedDocument['Querystring'];
}
