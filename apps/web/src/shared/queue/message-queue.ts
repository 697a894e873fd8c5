import { messageOf } from '../calls/failure.ts';
import { createStore, type Store } from '../state/store.ts';
import { deviceTable, type TableName } from '../storage/device-table.ts';
import {
  createDeviceQueue,
  type DeviceQueue,
  type DeviceQueuePorts,
  type DeviceQueueState,
  type DeviceStorage,
} from './device-queue.ts';

/** A message that the server has not taken yet. */
export interface WaitingMessage {
  /** Begins with the time, so that messages stay in their order. */
  readonly id: string;
  /** Why the server has not taken it; null: it was not answered yet. */
  readonly refusal: string | null;
}

/** A person of a supplier, who has messages of their own on a device. */
export interface DeviceOwner {
  readonly clientId: number;
  readonly userId: string;
}

/** What a queue knows of a message beside that it waits. */
type Told<Waiting extends WaitingMessage> = Omit<Waiting, keyof WaitingMessage>;

/**
 * What one person's messages wait in on this device, the browser's database: somebody else who uses it sends only their own. Where there is no
 * database they wait as long as the page is open.
 *
 * @param told what an entry says; undefined: another version of the page wrote it in another shape, and it counts as none
 */
export function personalStorage<Waiting extends WaitingMessage>(
  name: TableName,
  { clientId, userId }: DeviceOwner,
  told: (entry: Readonly<Record<string, unknown>>) => Told<Waiting> | undefined,
): DeviceStorage<WaitingMessage & Told<Waiting>> {
  const table = deviceTable(name, `${String(clientId)}.${userId}`);
  return {
    all: async () =>
      (await table.all()).flatMap((entry) => {
        const { id, refusal, ...fields }: Readonly<Record<string, unknown>> = { ...Object(entry) };
        const said = told(fields);
        return typeof id === 'string' && said
          ? [{ id, refusal: typeof refusal === 'string' ? refusal : null, ...said }]
          : [];
      }),
    put: (message) => table.put({ ...message }),
    remove: table.remove,
  };
}

/** With which a message begins to wait. */
export const newlyWaiting = ({ Id }: { readonly Id: string }): WaitingMessage => ({
  id: `${String(Date.now())} ${Id}`,
  refusal: null,
});

export interface MessageQueueState<Waiting, Sent> extends DeviceQueueState<Waiting> {
  /** They wait for a person. */
  readonly refused: readonly Waiting[];
  /** Since the page was opened, the newest first. */
  readonly sent: readonly Sent[];
}

export interface MessageQueue<Waiting extends WaitingMessage, Sent, Added = Waiting>
  extends Pick<Store<MessageQueueState<Waiting, Sent>>, 'current' | 'subscribe'>,
    Pick<DeviceQueue<Waiting>, 'stop'> {
  readonly add: (message: Added) => void;
  /** Forgets a message that was not taken. */
  readonly forget: (message: Waiting) => void;
}

export interface MessageQueuePorts<Waiting extends WaitingMessage>
  extends Pick<DeviceQueuePorts<Waiting>, 'backOff' | 'endIfSessionExpired'> {
  /** Also of messages that were not taken: they stay until somebody has looked at them. */
  readonly storage: DeviceStorage<Waiting>;
  readonly onSent: () => void;
}

interface Sending<Waiting extends WaitingMessage, Sent> extends MessageQueuePorts<Waiting> {
  /** Answers what is told of it afterwards. */
  readonly send: (message: Waiting) => Promise<Sent>;
}

export const noMessages = { waiting: [], sending: 'sending', refused: [], sent: [] } as const;

/** Sends messages one after the other, and again when the network fails: a repeat has one effect. What is refused waits for a person. */
export function createMessageQueue<Waiting extends WaitingMessage, Sent>({
  storage,
  send,
  onSent,
  ...ports
}: Sending<Waiting, Sent>): MessageQueue<Waiting, Sent> {
  const { current, set, subscribe } = createStore<MessageQueueState<Waiting, Sent>>(noMessages);
  const queue: DeviceQueue<Waiting> = createDeviceQueue({
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
    send: async (message) => {
      const sent = await send(message);
      queue.remove([message]);
      set({ sent: [sent, ...current().sent] });
      onSent();
    },
    onRefused: async (message, error) => {
      queue.remove([message]);
      const refused = { ...message, refusal: messageOf(error) };
      set({ refused: [...current().refused, refused] });
      await storage.put(refused).catch(() => undefined);
    },
  });
  return {
    current,
    subscribe,
    stop: queue.stop,
    add: queue.add,
    forget: ({ id }) => {
      set({ refused: current().refused.filter((each) => each.id !== id) });
      void storage.remove(id).catch(() => undefined);
    },
  };
}
