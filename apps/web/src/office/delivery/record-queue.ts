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
import type { OfficeInputs } from '../queries/office-client.ts';

type RecordMessage = OfficeInputs['dispatch']['record'];

/** What became of the doors of a stop, and the server has not taken yet. */
export interface WaitingRecord extends WaitingMessage {
  /** Number of the order. */
  readonly order: string;
  readonly message: RecordMessage;
}

type SentRecord = Pick<WaitingRecord, 'id'>;

export type RecordQueueState = MessageQueueState<WaitingRecord, SentRecord>;

export type RecordQueue = MessageQueue<WaitingRecord, SentRecord, Pick<WaitingRecord, 'order' | 'message'>>;

interface RecordPorts extends MessageQueuePorts<WaitingRecord> {
  readonly send: (message: RecordMessage) => Promise<unknown>;
}

/** Sends what drivers say of their stops, and again when the network fails: a repeat is recorded once. */
export function createRecordQueue({ send, ...ports }: RecordPorts): RecordQueue {
  const queue = createMessageQueue({
    ...ports,
    send: async ({ id, message }: WaitingRecord): Promise<SentRecord> => {
      await send(message);
      return { id };
    },
  });
  return {
    ...queue,
    add: (said) => queue.add({ ...newlyWaiting({ Id: said.message.Doors[0]?.Id ?? '' }), ...said }),
  };
}

/** What of a person waits on this device. */
export const recordStorage = (who: DeviceOwner) =>
  personalStorage<WaitingRecord>('delivery-records', who, ({ order, message }) =>
    typeof order === 'string' && isMessage(message) ? { order, message } : undefined,
  );

function isMessage(message: unknown): message is RecordMessage {
  const { OrderId, Doors } = Object(message);
  return (
    typeof OrderId === 'string' && Array.isArray(Doors) && Doors.every((door) => typeof Object(door).Id === 'string')
  );
}
