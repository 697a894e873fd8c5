import { useMutation } from '@tanstack/react-query';
import { orderMutationMeta } from '../queries/use-orders.ts';
import type { OpenedOrder } from './order-wire.ts';

/** Which order, and its version as the page shows it. */
export interface OrderAt {
  readonly Id: string;
  readonly LastUpdated: string;
}

export const orderAt = ({ Id, LastUpdated }: OpenedOrder): OrderAt => ({ Id, LastUpdated });

/** Changes an order as the page shows it; somebody else's change is told by a toast, and loaded. */
export const useOrderChange = () =>
  useMutation({ meta: orderMutationMeta, mutationFn: (send: () => Promise<unknown>) => send() });
