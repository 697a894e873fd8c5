import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import {
  type DeviceOwner,
  type MessageQueue,
  type MessageQueueState,
  noMessages,
  type WaitingMessage,
} from '../../shared/queue/message-queue.ts';
import { type BackOff, createBackOff } from '../../shared/scheduling/retry.ts';
import { endSession } from './query-client.ts';
import { useMe } from './use-me.ts';

/** Whose messages wait, and how a queue of the office goes on. */
export interface OpeningQueue {
  readonly who: DeviceOwner;
  readonly ports: { readonly backOff: BackOff; readonly endIfSessionExpired: (error: unknown) => boolean };
}

/**
 * The messages of this person that wait on this device; the queue is null while the page opens.
 * @param open the same function each time
 */
export function useMessageQueue<Waiting extends WaitingMessage, Sent, Added>(
  open: (opening: OpeningQueue) => MessageQueue<Waiting, Sent, Added>,
) {
  const { clientId } = useApp().session;
  const { UserId: userId } = useMe();
  const [queue, setQueue] = useState<MessageQueue<Waiting, Sent, Added> | null>(null);
  useEffect(() => {
    // Nobody is known yet.
    if (userId === '') return;
    const opened = open({ who: { clientId, userId }, ports: { backOff: createBackOff(window), endIfSessionExpired } });
    setQueue(opened);
    return opened.stop;
  }, [open, clientId, userId]);
  const state = useSyncExternalStore<MessageQueueState<Waiting, Sent>>(
    queue?.subscribe ?? subscribeToNothing,
    queue?.current ?? (() => noMessages),
  );
  return { queue, state };
}

const subscribeToNothing = () => () => undefined;

/** True: nobody is logged in any more, and the page says so. */
export function endIfSessionExpired(error: unknown): boolean {
  if (!isSessionExpired(error)) return false;
  endSession(error);
  return true;
}
