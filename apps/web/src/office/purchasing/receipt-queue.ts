import { messageOf } from '../../shared/calls/failure.ts';
import {
  createDeviceQueue,
  type DeviceQueue,
  type DeviceQueuePorts,
  type DeviceQueueState,
  type DeviceStorage,
} from '../../shared/queue/device-queue.ts';
import { createStore, type Store } from '../../shared/state/store.ts';
import { deviceTable } from '../../shared/storage/device-table.ts';
import type { ReceiptMessage } from './receipt-draft.ts';

/** A receipt that the server has not taken yet. */
export interface WaitingReceipt {
  /** Begins with the time, so that receipts stay in their order. */
  readonly id: string;
  /** Of its purchase: `P-1042`. */
  readonly number: string;
  readonly vendor: string;
  readonly message: ReceiptMessage;
  /** Why the server has not taken it; null: it was not answered yet. */
  readonly refusal: string | null;
}

export interface ReceiptQueueState extends DeviceQueueState<WaitingReceipt> {
  /** They wait for a person. */
  readonly refused: readonly WaitingReceipt[];
  /** Since the page was opened, the newest first. */
  readonly sent: readonly WaitingReceipt[];
}

export interface ReceiptQueue
  extends Pick<Store<ReceiptQueueState>, 'current' | 'subscribe'>,
    Pick<DeviceQueue<WaitingReceipt>, 'stop'> {
  readonly add: (receipt: Pick<WaitingReceipt, 'number' | 'vendor' | 'message'>) => void;
  /** Forgets a receipt that was not taken. */
  readonly forget: (receipt: WaitingReceipt) => void;
}

interface ReceiptPorts extends Pick<DeviceQueuePorts<WaitingReceipt>, 'backOff' | 'endIfSessionExpired'> {
  /** Also of receipts that were not taken: they stay until somebody has looked at them. */
  readonly storage: DeviceStorage<WaitingReceipt>;
  readonly send: (message: ReceiptMessage) => Promise<unknown>;
  readonly onSent: () => void;
}

export const noReceipts: ReceiptQueueState = { waiting: [], sending: 'sending', refused: [], sent: [] };

/** Sends receipts one after the other, and again when the network fails: a repeat is booked in once. */
export function createReceiptQueue({ storage, send, onSent, ...ports }: ReceiptPorts): ReceiptQueue {
  const { current, set, subscribe } = createStore<ReceiptQueueState>(noReceipts);
  const queue: DeviceQueue<WaitingReceipt> = createDeviceQueue({
    ...ports,
    store: { current, set },
    storage: {
      ...storage,
      all: async () => {
        const all = await storage.all();
        set({ refused: all.filter(({ refusal }) => refusal !== null) });
        return all.filter(({ refusal }) => refusal === null);
      },
    },
    send: async (receipt) => {
      await send(receipt.message);
      queue.remove([receipt]);
      set({ sent: [receipt, ...current().sent] });
      onSent();
    },
    onRefused: async (receipt, error) => {
      queue.remove([receipt]);
      const refused = { ...receipt, refusal: messageOf(error) };
      set({ refused: [...current().refused, refused] });
      await storage.put(refused).catch(() => undefined);
    },
  });
  return {
    current,
    subscribe,
    stop: queue.stop,
    add: (receipt) => queue.add({ ...receipt, id: `${String(Date.now())} ${receipt.message.Id}`, refusal: null }),
    forget: ({ id }) => {
      set({ refused: current().refused.filter((each) => each.id !== id) });
      void storage.remove(id).catch(() => undefined);
    },
  };
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
