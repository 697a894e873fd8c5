import type { MadeFile } from '@door/api/ports/blobs';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../storage/blob-name.ts';
import { type FileBlobs, pathOfContainer } from '../storage/file-blobs.ts';

interface Asked {
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
  scope.get<Asked>(`${pathOfContainer('documents')}/:file`, async (request, reply) => {
    const file = fileAt('documents', request);
    const bytes = await blobs.readMade(file);
    if (!bytes) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such document.' });
    reply.header('cache-control', 'private, max-age=600');
    return reply.type(contentTypes[file.type]).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });

  // Zips may be as long as a film, so that they are never held in memory; no cache keeps what is kept of a person.
  scope.get<Asked>(`${pathOfContainer('personzips')}/:file`, async (request, reply) => {
    const file = fileAt('personzips', request);
    const opened = await blobs.openMade(file);
    if (!opened) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such zip, or no longer.' });
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment');
    return reply.type(contentTypes[file.type]).header('content-length', opened.size).send(opened.pieces);
  });
}

interface AskedFor {
  readonly params: Asked['Params'];
  readonly query: Asked['Querystring'];
}
