import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { type OpeningQueue, useMessageQueue } from '../queries/use-message-queue.ts';
import { type CountQueue, type CountQueueState, countStorage, createCountQueue } from './count-queue.ts';

const { count: t } = stockMessages;

/** The counts of this person on this device. */
export const useCountQueue = () => useMessageQueue(openCounts);

const openCounts = ({ who, ports }: OpeningQueue): CountQueue =>
  createCountQueue({
    ...ports,
    storage: countStorage(who),
    send: (message) => officeClient.inventory.count.mutate(message),
    onSent: () => void queryClient.invalidateQueries({ queryKey: trpc.inventory.pathKey() }),
  });

/** How many counts wait for the network; nothing while there are none. */
export const UnsentNote = ({ state: { waiting, sending } }: { readonly state: CountQueueState }) => (
  <p className="stock-unsent" role="status" data-waiting={waiting.length > 0 && sending === 'waiting'}>
    {waiting.length === 0 ? '' : sending === 'waiting' ? t.notSent(waiting.length) : t.sending(waiting.length)}
  </p>
);

/** Sends what was counted on this device and waits, and says so. */
export const UnsentCounts = () => <UnsentNote state={useCountQueue().state} />;
