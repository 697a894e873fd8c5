import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { orderPageMessages as t } from '../../messages/orders.ts';
import { useOrderChange } from '../order-changes.ts';
import type { OpenedOrder } from '../order-wire.ts';

/** How often the progress is asked for, ms. */
const askEvery = 500;

/** Makes the BOMs of an order anew, with its progress; stopped, what is made stays. */
export function useOrderBoms(order: OpenedOrder) {
  const [isMaking, setIsMaking] = useState(false);
  const stopper = useRef<AbortController>(null);
  const change = useOrderChange(order);
  const { data: progress } = useQuery({
    ...trpc.order.bomProgress.queryOptions(order.Id),
    enabled: isMaking,
    refetchInterval: isMaking ? askEvery : false,
  });
  const make = () => {
    if (isMaking) return;
    const controller = new AbortController();
    stopper.current = controller;
    setIsMaking(true);
    change.mutate(
      async () => {
        try {
          const made = await officeClient.order.generateBoms.mutate(order.Id, { signal: controller.signal });
          const errors = made.flatMap(({ Errors }) => Errors).length;
          if (errors > 0) showToast('error', t.bomsInError(errors));
          else showToast('success', t.bomsMade(made.length));
        } catch (error) {
          if (!controller.signal.aborted) throw error;
          showToast('info', t.stopped);
        }
      },
      { onSettled: () => setIsMaking(false) },
    );
  };
  return { isMaking, progress: progress ?? null, make, stop: () => stopper.current?.abort() };
}

export type OrderBoms = ReturnType<typeof useOrderBoms>;
