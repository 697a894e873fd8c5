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

/** Of one person, in the browser's database: somebody else who uses it sends only their own. */
export function recordStorage({ clientId, userId }: { readonly clientId: number; readonly userId: string }) {
  const table = deviceTable('delivery-records', `${String(clientId)}.${userId}`);
  return {
    all: async () => (await table.all()).flatMap(waitingRecordOf),
    put: (said) => table.put({ ...said }),
    remove: table.remove,
  } satisfies DeviceStorage<WaitingRecord>;
}

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingRecordOf(entry: unknown): readonly WaitingRecord[] {
  const { id, order, message, refusal } = Object(entry);
  if (typeof id !== 'string' || typeof order !== 'string' || !isMessage(message)) return [];
  return [{ id, order, message, refusal: typeof refusal === 'string' ? refusal : null }];
}

function isMessage(message: unknown): message is RecordMessage {
  const { OrderId, Doors } = Object(message);
  return (
    typeof OrderId === 'string' && Array.isArray(Doors) && Doors.every((door) => typeof Object(door).Id === 'string')
  );
}
