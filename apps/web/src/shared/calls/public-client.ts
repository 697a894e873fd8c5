import type { PublicRouter } from '@door/api/routers';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { TabSession } from './tab-session.ts';

/** The client of the visitor's calls, for the supplier of this tab. */
export const createPublicClient = ({ clientId }: TabSession) =>
  createTRPCClient<PublicRouter>({
    links: [httpBatchLink({ ...batchLimits, url: '/trpc/public', headers: { 'x-client-id': String(clientId) } })],
  });

export type PublicClient = ReturnType<typeof createPublicClient>;

/** The server refuses larger batches and longer addresses; the client splits a batch that exceeds them. */
export const batchLimits = { maxItems: 20, maxURLLength: 8_000 } as const;
