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

/** What of a person waits on this device. */
export const receiptStorage = (who: DeviceOwner) =>
  personalStorage<WaitingReceipt>('receipts', who, ({ number, vendor, message }) =>
    typeof number === 'string' && typeof vendor === 'string' && isMessage(message)
      ? { number, vendor, message }
      : undefined,
  );

function isMessage(entry: unknown): entry is ReceiptMessage {
  const { Id, PurchaseId, DeliveryNote, On, Reason, Lines } = Object(entry);
  return [Id, PurchaseId, DeliveryNote, On, Reason].every((each) => typeof each === 'string') && Array.isArray(Lines);
}
