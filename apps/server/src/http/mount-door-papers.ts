import { loadDoorPaper } from '@door/api/document/load-door-paper';
import { enforceRateLimit, tooManyRequests } from '@door/api/enforce-rate-limit';
import type { CallContext, Ports } from '@door/api/ports/context';
import { unwrapOrThrow } from '@door/api/unwrap-or-throw';
import { messages } from '@door/api/messages';
import type { ClientId } from '@door/domain/door/model/ids';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocumentMaker } from '../documents/document-maker.ts';
import { type DoorPaperType, doorPaperTypes, makeDoorPaper } from '../documents/make-door-paper.ts';
import { callerAddress } from './caller-address.ts';
import { requester } from '../lib/requester.ts';
import { fairQueue } from '../lib/fair-queue.ts';
import { supplierNumbered } from '../lib/supplier-number.ts';

export interface DoorPaperFacts {
  readonly ports: Ports;
  /** A worker of its own: no document of a sale waits behind strangers. */
  readonly paperMaker: Pick<DocumentMaker, 'make'>;
  readonly pages: string;
}

interface Asked {
  Params: { client: string; file: string };
}

/** One after the other; a page asks for one at a time. */
const limits = { atOnce: 1, mostWaiting: 4, mostInAll: 100 };

const contentTypes: Readonly<Record<DoorPaperType, string>> = { pdf: 'application/pdf', png: 'image/png' };

const filePattern = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.(${doorPaperTypes.join('|')})$`);

/**
 * `/door-papers/-1022/SHARE.pdf` and `.png`: a shared design on one A4 page, and as a picture, for whoever has its link. Both are
 * made when they are asked for and stored nowhere; who has asked least lately comes first.
 */
export function mountDoorPapers(app: FastifyInstance, { ports, paperMaker, pages }: DoorPaperFacts): void {
  const turns = fairQueue(limits, () => performance.now());
  app.get<Asked>('/door-papers/:client/:file', async (request, reply) => {
    const { client, share, type } = askedFor(request);
    const ctx = visitorContext(request, client, ports);
    await enforceRateLimit(ctx, 'paper');
    const supplier = await ports.suppliers.find(client);
    if (!supplier) throw new TRPCError({ code: 'NOT_FOUND', message: messages.noSupplier });
    const end = await turns.next(requester.getStore(), (leave) => reply.raw.once('close', leave));
    try {
      // The caller may have gone meanwhile: then nothing is made.
      if (request.raw.destroyed) return reply;
      if (!end) throw tooManyRequests();
      const loaded = await ports.transactions.run(client, (stores) =>
        loadDoorPaper({ ...ctx, supplier, stores }, share),
      );
      const of = { client, catalogue: supplier.catalogue, loaded: unwrapOrThrow(loaded) };
      const bytes = await makeDoorPaper({ ...ports, maker: paperMaker, pages }, of, type);
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="my-door.${type}"`)
        .type(contentTypes[type])
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    } finally {
      end?.();
    }
  });
}

function askedFor({ params: { client, file } }: Pick<FastifyRequest<Asked>, 'params'>) {
  const [, share, named] = filePattern.exec(file) ?? [];
  const type = doorPaperTypes.find((each) => each === named);
  const supplier = supplierNumbered(client);
  if (!share || !type || supplier === undefined)
    throw new TRPCError({ code: 'NOT_FOUND', message: messages.share.none });
  return { client: supplier, share, type };
}

const visitorContext = (request: FastifyRequest, client: ClientId, ports: Ports) =>
  ({
    ...ports,
    clientId: client,
    caller: { role: 'public' },
    requestId: request.id,
    address: callerAddress(request.ip),
    agent: '',
    device: '',
  }) as const satisfies CallContext;
