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
import type { ReceiptMessage } from './receipt-draft.ts';

/** A receipt that the server has not taken yet. */
export interface WaitingReceipt extends WaitingMessage {
  /** Of its purchase: `P-1042`. */
  readonly number: string;
  readonly vendor: string;
  readonly message: ReceiptMessage;
}

export type ReceiptQueueState = MessageQueueState<WaitingReceipt, WaitingReceipt>;

export type ReceiptQueue = MessageQueue<WaitingReceipt, WaitingReceipt, Omit<WaitingReceipt, keyof WaitingMessage>>;

interface ReceiptPorts extends MessageQueuePorts<WaitingReceipt> {
  readonly send: (message: ReceiptMessage) => Promise<unknown>;
}

/** Sends receipts one after the other, and again when the network fails: a repeat is booked in once. */
export function createReceiptQueue({ send, ...ports }: ReceiptPorts): ReceiptQueue {
  const queue = createMessageQueue({
    ...ports,
    send: async (receipt: WaitingReceipt): Promise<WaitingReceipt> => {
      await send(receipt.message);
      return receipt;
    },
  });
  return { ...queue, add: (receipt) => queue.add({ ...newlyWaiting(receipt.message), ...receipt }) };
}

/**
 * The receipts of a person that wait on this device, in the browser's database: somebody else who uses it sends only their own. Where
 * there is no database they wait as long as the page is open.
 */
export function receiptStorage({ clientId, userId }: { readonly clientId: number; readonly userId: string }) {
  const table = deviceTable('receipts', `${String(clientId)}.${userId}`);
  return {
    all: async () => (await table.all()).flatMap(waitingReceiptOf),
    put: (receipt) => table.put({ ...receipt }),
    remove: table.remove,
  } satisfies DeviceStorage<WaitingReceipt>;
}

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingReceiptOf(entry: unknown): readonly WaitingReceipt[] {
  const { id, number, vendor, message, refusal } = Object(entry);
  const isWhole = [id, number, vendor].every((each) => typeof each === 'string') && isMessage(message);
  return isWhole ? [{ id, number, vendor, message, refusal: typeof refusal === 'string' ? refusal : null }] : [];
}

function isMessage(entry: unknown): entry is ReceiptMessage {
  const { Id, PurchaseId, DeliveryNote, On, Reason, Lines } = Object(entry);
  return [Id, PurchaseId, DeliveryNote, On, Reason].every((each) => typeof each === 'string') && Array.isArray(Lines);
}
