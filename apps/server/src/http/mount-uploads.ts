import { enforceRateLimit, tooManyRequests } from '@door/api/enforce-rate-limit';
import type { BlobName } from '@door/api/ports/blobs';
import type { RateLimiter } from '@door/api/ports/context';
import { messages } from '@door/api/messages';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FileBlobs, pathOfContainer, VersionConflict } from '../storage/file-blobs.ts';
import { withoutMetadata } from '../storage/png/without-metadata.ts';
import type { PngChecker } from '../storage/png/png-checker.ts';
import { callerAddress } from './caller-address.ts';

export interface UploadFacts {
  readonly blobs: FileBlobs;
  readonly checkPng: PngChecker['check'];
  readonly rateLimiter: RateLimiter;
}

interface Upload {
  Params: { file: string };
  Querystring: Record<string, unknown>;
}

/**
 * KiB a day, from one address and from all. A door picture has about 100 KiB, and a showroom sends a few hundred of them; a
 * photo has up to 4 MiB, and only the supplier's people and customers with their code have targets for one.
 */
const budgets: Readonly<Record<BlobName['container'], { readonly perAddress: number; readonly inAll: number }>> = {
  framecontainers: { perAddress: 256 * 1024, inAll: 8 * 1024 * 1024 },
  surveyphotos: { perAddress: 1024 * 1024, inAll: 32 * 1024 * 1024 },
  claimphotos: { perAddress: 1024 * 1024, inAll: 32 * 1024 * 1024 },
  salephotos: { perAddress: 128 * 1024, inAll: 16 * 1024 * 1024 },
  visitphotos: { perAddress: 1024 * 1024, inAll: 32 * 1024 * 1024 },
};
const perSeconds = 24 * 60 * 60;

/** Uploads to one container. The signature in the URL authorizes them, from a page of any origin. */
export function mountUploads(scope: FastifyInstance, container: BlobName['container'], facts: UploadFacts): void {
  const { blobs } = facts;
  const url = `${pathOfContainer(container)}/:file`;
  scope.options(url, (_, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'PUT')
      .header('access-control-allow-headers', 'content-type')
      .send(),
  );
  // Refused before a byte of the picture is read.
  const onRequest = async (request: FastifyRequest<Upload>) => {
    nameOf(blobs, container, request);
    await enforceRateLimit({ rateLimiter: facts.rateLimiter, address: callerAddress(request.ip) }, 'put');
  };
  scope.put<Upload>(url, { onRequest }, async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) throw new TRPCError({ code: 'BAD_REQUEST', message: 'The upload is empty.' });
    await storeOnce(facts, { request, name: nameOf(blobs, container, request), png: request.body });
    return reply.code(201).send();
  });
}

function nameOf(
  blobs: FileBlobs,
  container: BlobName['container'],
  { params, query }: FastifyRequest<Upload>,
): BlobName {
  const { expires, signature } = query;
  const name = blobs.nameInUpload(
    { container, file: params.file },
    { expires: String(expires), signature: String(signature) },
  );
  if (!name) throw new TRPCError({ code: 'FORBIDDEN', message: 'This upload address is not valid, or no longer.' });
  return name;
}

interface Sent {
  readonly request: FastifyRequest<Upload>;
  readonly name: BlobName;
  readonly png: Buffer;
}

/** A picture that lies there already was checked when it came: the same one again is only compared. */
async function storeOnce({ blobs, checkPng, rateLimiter }: UploadFacts, { request, name, png }: Sent): Promise<void> {
  const stored = await blobs.read(name);
  if (stored) {
    if (withoutMetadata(png).equals(stored)) return;
    throw new TRPCError({ code: 'CONFLICT', message: 'Another picture lies under this version.' });
  }
  if (!(await isWithinBudget(rateLimiter, { request, name, png }))) throw tooManyRequests();
  if (!(await blobs.hasRoom())) throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: messages.outage });
  const fault = await checkPng(png);
  if (fault) throw new TRPCError({ code: 'BAD_REQUEST', message: fault });
  await blobs.put(name, withoutMetadata(png)).catch(asConflict);
}

async function isWithinBudget(rateLimiter: RateLimiter, { request, name: { container }, png }: Sent): Promise<boolean> {
  const { perAddress, inAll } = budgets[container];
  const units = Math.ceil(png.length / 1024);
  const ofAddress = { most: perAddress, perSeconds, units };
  return (
    (await rateLimiter.tryTake(`${container}:${callerAddress(request.ip)}`, ofAddress)) &&
    (await rateLimiter.tryTake(container, { most: inAll, perSeconds, units }))
  );
}

function asConflict(error: unknown): never {
  if (error instanceof VersionConflict) throw new TRPCError({ code: 'CONFLICT', message: error.message });
  throw error;
}
