import { messageOf } from '../../shared/calls/failure.ts';
import {
  createDeviceQueue,
  type DeviceQueue,
  type DeviceQueuePorts,
  type DeviceQueueState,
  type DeviceStorage,
} from '../../shared/queue/device-queue.ts';
import { createWaiters } from '../../shared/scheduling/waiters.ts';
import { createStore, type Store } from '../../shared/state/store.ts';
import { myDayMessages } from '../messages/my-day.ts';
import type { FittingEvent, HandOver, RecordAnswer } from './my-day-wire.ts';
import { eventIn, idOf, isAlone, photoOf, type Said, timeOf, type WaitingSaid } from './waiting-said.ts';

export interface VisitQueueState extends DeviceQueueState<WaitingSaid> {
  /** They stay on the device until a person has looked at them. */
  readonly refused: readonly WaitingSaid[];
  /** False: the device has no room, or keeps nothing. */
  readonly isKept: boolean;
}

type Fact = Pick<FittingEvent, 'Id' | 'DeviceAt'>;

/** Without what every fact has. */
type Without<Event> = Event extends unknown ? Omit<Event, keyof Fact> : never;
export type NewEvent = Without<FittingEvent>;
export type NewHandOver = Omit<HandOver, keyof Fact | 'VisitId' | 'PhotoId'>;

export interface VisitQueue
  extends Pick<Store<VisitQueueState>, 'current' | 'subscribe'>,
    Pick<DeviceQueue<WaitingSaid>, 'stop'> {
  /** Resolves when the device has it. */
  readonly say: (visit: string, event: NewEvent) => Promise<void>;
  readonly takePhoto: (visit: string, png: ArrayBuffer, photo: Omit<NewPhoto, 'Kind' | 'PhotoId'>) => Promise<void>;
  readonly handOver: (visit: string, message: NewHandOver, png: ArrayBuffer | null) => Promise<void>;
  readonly sendAgain: (refused: WaitingSaid) => Promise<void>;
  /** Gives up what was refused. */
  readonly forget: (refused: WaitingSaid) => Promise<void>;
}

type NewPhoto = Extract<NewEvent, { readonly Kind: 'photo' }>;

export interface VisitPorts extends Pick<DeviceQueuePorts<WaitingSaid>, 'backOff' | 'endIfSessionExpired'> {
  /** Also of what was refused. */
  readonly storage: DeviceStorage<WaitingSaid>;
  /** A repeat changes nothing. */
  readonly upload: (visit: string, photoId: string, png: ArrayBuffer) => Promise<void>;
  readonly record: (visit: string, events: readonly FittingEvent[]) => Promise<RecordAnswer>;
  readonly handOver: (message: HandOver) => Promise<unknown>;
  /** The server has it. */
  readonly onTaken: (taken: readonly WaitingSaid[]) => Promise<void>;
  readonly now: () => number;
}

/** A picture that the server does not take, however often it is sent. */
export class PhotoRefused extends Error {}

/** As many as one call takes. */
const mostInOneCall = 50;

export const nothingSaid: VisitQueueState = { waiting: [], sending: 'sending', refused: [], isKept: true };

/**
 * Sends what fitters say, visit by visit in its order, once there is a network: a repeat changes nothing. What is refused stays on the
 * device with its reason, and holds nothing else back.
 */
export function createVisitQueue({
  storage,
  upload,
  record,
  handOver,
  onTaken,
  now,
  ...ports
}: VisitPorts): VisitQueue {
  const { current, set, subscribe } = createStore<VisitQueueState>(nothingSaid);
  const keptAsRefused = new Set<string>();
  const whenLoaded = createWaiters<void>();
  let latest = 0;
  /** One after the other, and after what an earlier page has left: in the order in which it was said. */
  let turn: Promise<void> = whenLoaded.enter();

  const settle = async (taken: readonly WaitingSaid[]) => {
    // First on the page: whoever looks sees it as it was, and not for a moment as if nobody had said it.
    await onTaken(taken).catch(() => undefined);
    queue.remove(taken);
  };
  /** It stays where it is on the device, with the reason: a page that is closed in between loses neither. */
  const refuse = async (entry: WaitingSaid, refusal: string) => {
    const refused = { ...entry, refusal };
    keptAsRefused.add(entry.id);
    await storage.put(refused).catch(() => set({ isKept: false }));
    queue.remove([entry]);
    set({ refused: [...current().refused, refused] });
  };
  const queue: DeviceQueue<WaitingSaid> = createDeviceQueue({
    ...ports,
    store: { current, set },
    storage: {
      put: storage.put,
      remove: async (id) => (keptAsRefused.has(id) ? undefined : storage.remove(id)),
      all: async () => {
        try {
          const all = await storage.all();
          latest = Math.max(latest, ...all.map(timeOf));
          const refused = all.filter(({ refusal }) => refusal !== null);
          for (const { id } of refused) keptAsRefused.add(id);
          set({ refused: [...refused, ...current().refused.filter(({ id }) => !keptAsRefused.has(id))] });
          return all.filter(({ refusal }) => refusal === null);
        } finally {
          whenLoaded.resolve();
        }
      },
    },
    together: (first, others) => {
      if (isAlone(first)) return [first];
      const ofVisit = others.filter(({ visit }) => visit === first.visit);
      const end = ofVisit.findIndex(isAlone);
      return [first, ...(end < 0 ? ofVisit : ofVisit.slice(0, end))].slice(0, mostInOneCall);
    },
    send: async ({ visit, said, photo }, entries) => {
      const photoId = photoOf(said);
      if (photo !== null && photoId !== null) await upload(visit, photoId, photo);
      if (said.as === 'hand over') {
        await handOver(said.message);
        return settle(entries);
      }
      const { Results } = await record(visit, entries.flatMap(eventIn));
      const resultOf = ({ said: each }: WaitingSaid) => Results.find(({ Id }) => Id === idOf(each));
      await settle(entries.filter((entry) => ['taken', 'known'].includes(resultOf(entry)?.As ?? '')));
      for (const entry of entries) {
        const result = resultOf(entry);
        if (result?.As === 'refused') await refuse(entry, result.Sentence);
      }
      // It is sent again, after a while.
      if (entries.some((entry) => !resultOf(entry))) throw new Error(myDayMessages.queue.unanswered);
    },
    isRefusal: (error) => error instanceof PhotoRefused,
    onRefused: (entry, error) => refuse(entry, messageOf(error)),
  });
  /** Later than all before, also where the clock of the device was set back or stands still. */
  const nextTime = () => {
    latest = Math.max(latest + 1, now());
    return latest;
  };
  const add = (entry: WaitingSaid) =>
    queue.addKept(entry).then((isKept) => set({ isKept: current().isKept && isKept }));
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work);
    return turn;
  };
  const addSaid = (visit: string, photo: ArrayBuffer | null, saidOf: (fact: Fact) => Said) =>
    inTurn(() => {
      const [time, Id] = [nextTime(), crypto.randomUUID()];
      const said = saidOf({ Id, DeviceAt: new Date(time).toISOString() });
      return add({ id: `${String(time)} ${Id}`, visit, said, photo, refusal: null });
    });
  const addEvent = (visit: string, event: NewEvent, photo: ArrayBuffer | null) =>
    addSaid(visit, photo, (fact) => ({ as: 'event', event: { ...fact, ...event } }));
  return {
    current,
    subscribe,
    stop: queue.stop,
    say: (visit, event) => addEvent(visit, event, null),
    takePhoto: (visit, png, photo) => addEvent(visit, { Kind: 'photo', PhotoId: crypto.randomUUID(), ...photo }, png),
    handOver: (visit, message, photo) => {
      const PhotoId = photo === null ? null : crypto.randomUUID();
      return addSaid(visit, photo, (fact) => ({
        as: 'hand over',
        message: { ...fact, VisitId: visit, ...message, PhotoId },
      }));
    },
    sendAgain: (refused) =>
      inTurn(async () => {
        keptAsRefused.delete(refused.id);
        set({ refused: current().refused.filter(({ id }) => id !== refused.id) });
        await add({ ...refused, refusal: null });
      }),
    forget: async ({ id }) => {
      await storage.remove(id).catch(() => undefined);
      keptAsRefused.delete(id);
      set({ refused: current().refused.filter((each) => each.id !== id) });
    },
  };
}
