import { failureOf } from '../calls/failure.ts';
import type { BackOff } from '../scheduling/retry.ts';
import type { Store } from '../state/store.ts';
import { createSendLoop } from './send-loop.ts';

export interface DeviceQueueState<Entry> {
  /** What the server has not answered yet, the oldest first. */
  readonly waiting: readonly Entry[];
  /** 'waiting': for the network. */
  readonly sending: 'sending' | 'waiting';
}

/** Where entries wait on this device, in the order of their ids. */
export interface DeviceStorage<Entry> {
  all(): Promise<readonly Entry[]>;
  put(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface DeviceQueuePorts<Entry> {
  /** The page's state, of which the queue is a part. */
  readonly store: Pick<Store<DeviceQueueState<Entry>>, 'current' | 'set'>;
  readonly storage: DeviceStorage<Entry>;
  readonly backOff: BackOff;
  /** Ends the session if the error says that it has expired; returns whether it does. */
  readonly endIfSessionExpired: (error: unknown) => boolean;
  /** Which entries go into one call with the first; it alone where nothing is given. */
  readonly together?: (first: Entry, others: readonly Entry[]) => readonly Entry[];
  /** Sends entries, and removes those that are done. A repeat changes nothing. */
  readonly send: (first: Entry, entries: readonly Entry[]) => Promise<void>;
  /** Whether the server will not take it however often it is sent, beside what its answers say. */
  readonly isRefusal?: (error: unknown) => boolean;
  /** The server does not take this entry, sent by itself. */
  readonly onRefused: (entry: Entry, error: unknown) => void | Promise<void>;
}

export interface DeviceQueue<Entry> {
  readonly add: (entry: Entry) => void;
  /**
   * The same of what must not be shown before the device has it. Resolves with whether it has: what a device has no room for is sent
   * while the page is open.
   */
  readonly addKept: (entry: Entry) => Promise<boolean>;
  readonly isWaiting: (entry: Entry) => boolean;
  readonly replace: (changed: Entry) => Promise<void>;
  readonly remove: (entries: readonly Entry[]) => void;
  /** Stops sending; what is not sent stays on the device. */
  readonly stop: () => void;
}

/**
 * Keeps entries on the device until the server has them, through a reload too, and sends them in their order. Entries that are
 * refused together are sent one by one, so that only what the server does not take is lost.
 */
export function createDeviceQueue<Entry extends { readonly id: string }>(
  ports: DeviceQueuePorts<Entry>,
): DeviceQueue<Entry> {
  const { storage, backOff, together = (first) => [first] } = ports;
  const { current, set } = ports.store;
  const refusedTogether = new Set<string>();
  let inCall: readonly Entry[] = [];

  const isWaiting = ({ id }: Entry) => current().waiting.some((each) => each.id === id);
  /** A device without room for an entry sends it all the same, while the page is open. */
  const keep = (entry: Entry) => storage.put(entry).catch(() => undefined);
  const stop = () => {
    loop.stop();
    backOff.end();
  };

  const loop = createSendLoop({
    backOff,
    hasWork: () => current().waiting.length > 0,
    call: async () => {
      const [first, ...others] = current().waiting;
      if (!first) return;
      inCall = refusedTogether.has(first.id)
        ? [first]
        : together(
            first,
            others.filter(({ id }) => !refusedTogether.has(id)),
          );
      await ports.send(first, inCall);
      set({ sending: 'sending' });
    },
    afterFailure: async (error) => {
      if (ports.endIfSessionExpired(error)) {
        stop();
        return 'end';
      }
      if (!ports.isRefusal?.(error) && ['try-again', 'cancelled'].includes(failureOf(error))) {
        set({ sending: 'waiting' });
        return 'again';
      }
      if (inCall.length > 1) for (const { id } of inCall) refusedTogether.add(id);
      else for (const entry of inCall) await ports.onRefused(entry, error);
      return 'next';
    },
  });
  const load = async () => {
    const stored = await storage.all();
    set({ waiting: [...stored, ...current().waiting.filter(({ id }) => !stored.some((each) => each.id === id))] });
    loop.send();
  };
  void load().catch(() => undefined);

  return {
    isWaiting,
    stop,
    add: (entry) => {
      set({ waiting: [...current().waiting, entry] });
      void keep(entry).then(loop.send);
    },
    addKept: async (entry) => {
      const isKept = await storage.put(entry).then(
        () => true,
        () => false,
      );
      set({ waiting: [...current().waiting.filter(({ id }) => id !== entry.id), entry] });
      loop.send();
      return isKept;
    },
    replace: async (changed) => {
      if (!isWaiting(changed)) return;
      set({ waiting: current().waiting.map((each) => (each.id === changed.id ? changed : each)) });
      await keep(changed);
    },
    remove: (entries) => {
      set({ waiting: current().waiting.filter(({ id }) => !entries.some((each) => each.id === id)) });
      for (const { id } of entries) void storage.remove(id).catch(() => undefined);
    },
  };
}
