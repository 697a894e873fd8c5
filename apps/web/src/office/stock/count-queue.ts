import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import {
  createMessageQueue,
  type MessageQueue,
  type MessageQueuePorts,
  type MessageQueueState,
  newlyWaiting,
  type WaitingMessage,
} from '../../shared/queue/message-queue.ts';
import { deviceTable } from '../../shared/storage/device-table.ts';
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

/**
 * The counts of a person that wait on this device, in the browser's database: somebody else who uses it sends only their own. Where
 * there is no database they wait as long as the page is open.
 */
export function countStorage({ clientId, userId }: { readonly clientId: number; readonly userId: string }) {
  const table = deviceTable('stock-counts', `${String(clientId)}.${userId}`);
  return {
    all: async () => (await table.all()).flatMap(waitingCountOf),
    put: (count) => table.put({ ...count }),
    remove: table.remove,
  } satisfies DeviceStorage<WaitingCount>;
}

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingCountOf(entry: unknown): readonly WaitingCount[] {
  const { id, place, message, refusal } = Object(entry);
  if (typeof id !== 'string' || typeof place !== 'string' || !isMessage(message)) return [];
  return [{ id, place, message, refusal: typeof refusal === 'string' ? refusal : null }];
}

function isMessage(entry: unknown): entry is CountMessage {
  const { Id, On, Place, Reason, Lines } = Object(entry);
  return [Id, On, Place, Reason].every((each) => typeof each === 'string') && Array.isArray(Lines);
}
