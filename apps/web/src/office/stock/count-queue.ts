import {
  createMessageQueue,
  type DeviceOwner,
  type MessageQueue,
  type MessageQueuePorts,
  type MessageQueueState,
  newlyWaiting,
  personalStorage,
  type WaitingMessage,
} from '../../shared/queue/message-queue.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { CountMessage } from './count-draft.ts';

/** A count that the server has not taken yet. */
export interface WaitingCount extends WaitingMessage {
  /** Name of its place. */
  readonly place: string;
  readonly message: CountMessage;
}

/** A count that the server has taken, with the lines that it wrote. */
interface SentCount extends Pick<WaitingCount, 'id' | 'place'> {
  readonly moves: OfficeOutputs['inventory']['count']['Moves'];
}

export type CountQueueState = MessageQueueState<WaitingCount, SentCount>;

export type CountQueue = MessageQueue<WaitingCount, SentCount, Pick<WaitingCount, 'place' | 'message'>>;

interface CountPorts extends MessageQueuePorts<WaitingCount> {
  readonly send: (message: CountMessage) => Promise<OfficeOutputs['inventory']['count']>;
}

/** Sends counts one after the other, and again when the network fails: a repeat is booked once. */
export function createCountQueue({ send, ...ports }: CountPorts): CountQueue {
  const queue = createMessageQueue({
    ...ports,
    send: async ({ id, place, message }: WaitingCount): Promise<SentCount> => {
      const { Moves } = await send(message);
      return { id, place, moves: Moves };
    },
  });
  return { ...queue, add: (count) => queue.add({ ...newlyWaiting(count.message), ...count }) };
}

/** What of a person waits on this device. */
export const countStorage = (who: DeviceOwner) =>
  personalStorage<WaitingCount>('stock-counts', who, ({ place, message }) =>
    typeof place === 'string' && isMessage(message) ? { place, message } : undefined,
  );

function isMessage(entry: unknown): entry is CountMessage {
  const { Id, On, Place, Reason, Lines } = Object(entry);
  return [Id, On, Place, Reason].every((each) => typeof each === 'string') && Array.isArray(Lines);
}
