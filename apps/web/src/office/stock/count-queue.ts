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
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { CountMessage } from './count-draft.ts';

/** A count that the server has not taken yet. */
export interface WaitingCount {
  /** Begins with the time, so that counts stay in their order. */
  readonly id: string;
  /** Name of its place. */
  readonly place: string;
  readonly message: CountMessage;
  /** Why the server has not taken it; null: it was not answered yet. */
  readonly refusal: string | null;
}

/** A count that the server has taken, with the lines that it wrote. */
interface SentCount extends Pick<WaitingCount, 'id' | 'place'> {
  readonly moves: OfficeOutputs['inventory']['count']['Moves'];
}

export interface CountQueueState extends DeviceQueueState<WaitingCount> {
  /** They wait for a person. */
  readonly refused: readonly WaitingCount[];
  /** Since the page was opened, the newest first. */
  readonly sent: readonly SentCount[];
}

export interface CountQueue
  extends Pick<Store<CountQueueState>, 'current' | 'subscribe'>,
    Pick<DeviceQueue<WaitingCount>, 'stop'> {
  readonly add: (count: Pick<WaitingCount, 'place' | 'message'>) => void;
  /** Forgets a count that was not taken. */
  readonly forget: (count: WaitingCount) => void;
}

interface CountPorts extends Pick<DeviceQueuePorts<WaitingCount>, 'backOff' | 'endIfSessionExpired'> {
  /** Also of counts that were not taken: they stay until somebody has looked at them. */
  readonly storage: DeviceStorage<WaitingCount>;
  readonly send: (message: CountMessage) => Promise<OfficeOutputs['inventory']['count']>;
  readonly onSent: () => void;
}

export const noCounts: CountQueueState = { waiting: [], sending: 'sending', refused: [], sent: [] };

/** Sends counts one after the other, and again when the network fails: a repeat is booked once. */
export function createCountQueue({ storage, send, onSent, ...ports }: CountPorts): CountQueue {
  const { current, set, subscribe } = createStore<CountQueueState>(noCounts);
  const refuse = async (count: WaitingCount) => {
    set({ refused: [...current().refused, count] });
    await storage.put(count).catch(() => undefined);
  };
  const queue: DeviceQueue<WaitingCount> = createDeviceQueue({
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
    send: async (count) => {
      const { Moves } = await send(count.message);
      queue.remove([count]);
      set({ sent: [{ id: count.id, place: count.place, moves: Moves }, ...current().sent] });
      onSent();
    },
    onRefused: async (count, error) => {
      queue.remove([count]);
      await refuse({ ...count, refusal: messageOf(error) });
    },
  });
  return {
    current,
    subscribe,
    stop: queue.stop,
    add: ({ place, message }) =>
      queue.add({ id: `${String(Date.now())} ${message.Id}`, place, message, refusal: null }),
    forget: ({ id }) => {
      set({ refused: current().refused.filter((each) => each.id !== id) });
      void storage.remove(id).catch(() => undefined);
    },
  };
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
