import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { endSession, queryClient, trpc } from '../queries/query-client.ts';
import { useMe } from '../queries/use-me.ts';
import { type CountQueue, type CountQueueState, countStorage, createCountQueue, noCounts } from './count-queue.ts';

const { count: t } = stockMessages;

/** The counts of this person on this device; null while their page opens. */
export function useCountQueue(): { readonly queue: CountQueue | null; readonly state: CountQueueState } {
  const { clientId } = useApp().session;
  const { UserId: userId } = useMe();
  const [queue, setQueue] = useState<CountQueue | null>(null);
  useEffect(() => {
    // Nobody is known yet.
    if (userId === '') return;
    const opened = createCountQueue({
      storage: countStorage({ clientId, userId }),
      send: (message) => officeClient.inventory.count.mutate(message),
      onSent: () => void queryClient.invalidateQueries({ queryKey: trpc.inventory.pathKey() }),
      backOff: createBackOff(window),
      endIfSessionExpired,
    });
    setQueue(opened);
    return opened.stop;
  }, [clientId, userId]);
  const state = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => noCounts));
  return { queue, state };
}

const subscribeToNothing = () => () => undefined;

function endIfSessionExpired(error: unknown): boolean {
  if (!isSessionExpired(error)) return false;
  endSession(error);
  return true;
}

/** How many counts wait for the network; nothing while there are none. */
export const UnsentNote = ({ state: { waiting, sending } }: { readonly state: CountQueueState }) => (
  <p className="stock-unsent" role="status" data-waiting={waiting.length > 0 && sending === 'waiting'}>
    {waiting.length === 0 ? '' : sending === 'waiting' ? t.notSent(waiting.length) : t.sending(waiting.length)}
  </p>
);

/** Sends what was counted on this device and waits, and says so. */
export const UnsentCounts = () => <UnsentNote state={useCountQueue().state} />;
