import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../adapters/blobs/blob-name.ts';
import { type FileBlobs, pathOfContainer } from '../adapters/blobs/file-blobs.ts';

interface Asked {
  Params: { file: string };
  Querystring: Record<string, unknown>;
}

/** PDFs and the pictures in them, by signed addresses: whoever has been given one may read the file for ten minutes. */
export function mountDocuments(scope: FastifyInstance, blobs: FileBlobs): void {
  scope.get<Asked>(`${pathOfContainer('documents')}/:file`, async ({ params, query }, reply) => {
    const { expires, signature } = query;
    const file = blobs.madeInAddress(params.file, { expires: String(expires), signature: String(signature) });
    if (!file) throw new TRPCError({ code: 'FORBIDDEN', message: 'This address is not valid, or no longer.' });
    const bytes = await blobs.readMade(file);
    if (!bytes) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such document.' });
    reply.header('cache-control', 'private, max-age=600');
    return reply.type(contentTypes[file.type]).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
