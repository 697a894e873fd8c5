import type { PublicRouter } from '@door/api/routers';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { TabSession } from './tab-session.ts';

/**
 * The client of the visitor's calls, for the supplier of this tab.
 * @param device what this browser keeps for the code of a customer's page; '' for none
 */
export const createPublicClient = ({ clientId }: TabSession, device = () => '') =>
  createTRPCClient<PublicRouter>({
    links: [
      httpBatchLink({
        ...batchLimits,
        url: '/trpc/public',
        headers: () => ({ 'x-client-id': String(clientId), ...(device() === '' ? {} : { 'x-device': device() }) }),
      }),
    ],
  });

export type PublicClient = ReturnType<typeof createPublicClient>;

/** The server refuses larger batches and longer addresses; the client splits a batch that exceeds them. */
export const batchLimits = { maxItems: 20, maxURLLength: 8_000 } as const;
