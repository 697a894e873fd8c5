import { failureOf, messageOf } from '../../platform/calls/failure.ts';
import type { BackOff } from '../../platform/scheduling/wait.ts';
import { createStore, type Store } from '../../platform/state/store.ts';
import type { PhotoStorage, WaitingPhoto } from './photo-storage.ts';

export interface PhotoQueueState {
  readonly photos: readonly WaitingPhoto[];
  /** 'waiting': for the network. */
  readonly sending: 'sending' | 'waiting';
}

export interface PhotoQueue extends Pick<Store<PhotoQueueState>, 'current' | 'subscribe'> {
  readonly add: (png: Blob) => void;
  readonly remove: (id: string) => void;
  /** Stops sending; what is not sent stays on the device. */
  readonly stop: () => void;
}

export interface PhotoPorts {
  readonly storage: PhotoStorage;
  /** Uploads the picture and answers with its address. */
  readonly upload: (png: Blob) => Promise<string>;
  /** Adds an uploaded picture to the survey; a repeat changes nothing. */
  readonly addToSurvey: (blobUrl: string) => Promise<unknown>;
  readonly backOff: Pick<BackOff, 'wait' | 'end' | 'reset'>;
  readonly onRefused: (reason: string) => void;
  /** Ends the session if the error says that it has expired; returns whether it does. */
  readonly endIfSessionExpired: (error: unknown) => boolean;
}

/** A picture that the server will not take, however often it is sent. */
export class PhotoRefused extends Error {}

/**
 * Sends photos one after the other, and again when the network fails. The address of an uploaded picture is kept with it, so
 * that a repeat after a lost answer adds the same photo and not another one.
 */
export function createPhotoQueue(ports: PhotoPorts): PhotoQueue {
  const { storage, backOff } = ports;
  const { current, set, subscribe } = createStore<PhotoQueueState>({ photos: [], sending: 'sending' });
  const loop = { isRunning: false, isStopped: false };
  const drop = (id: string) => {
    set({ photos: current().photos.filter((photo) => photo.id !== id) });
    void storage.remove(id).catch(() => undefined);
  };
  /** A device without room for a picture sends it all the same, while the page is open. */
  const keep = (photo: WaitingPhoto) => storage.put(photo).catch(() => undefined);
  const isKept = ({ id }: WaitingPhoto) => current().photos.some((photo) => photo.id === id);
  const replace = async (changed: WaitingPhoto) => {
    if (!isKept(changed)) return;
    set({ photos: current().photos.map((photo) => (photo.id === changed.id ? changed : photo)) });
    await keep(changed);
  };
  const send = async (photo: WaitingPhoto) => {
    try {
      const blobUrl = photo.blobUrl ?? (await ports.upload(photo.png));
      // Removed while it was uploaded: the survey shall not have it.
      if (!isKept(photo)) return;
      if (photo.blobUrl === null) await replace({ ...photo, blobUrl });
      await ports.addToSurvey(blobUrl);
      drop(photo.id);
      backOff.reset();
    } catch (error) {
      await afterFailure(photo, error);
    }
  };
  const afterFailure = async (photo: WaitingPhoto, error: unknown) => {
    if (ports.endIfSessionExpired(error)) {
      loop.isStopped = true;
    } else if (!(error instanceof PhotoRefused) && ['try-again', 'cancelled'].includes(failureOf(error))) {
      set({ sending: 'waiting' });
      await backOff.wait();
    } else if (photo.blobUrl !== null) {
      // Uploaded long ago: the server may have deleted the picture since.
      await replace({ ...photo, blobUrl: null });
    } else {
      drop(photo.id);
      ports.onRefused(messageOf(error));
    }
  };
  const run = async () => {
    if (loop.isRunning) return;
    loop.isRunning = true;
    for (let [next] = current().photos; next && !loop.isStopped; [next] = current().photos) {
      set({ sending: 'sending' });
      await send(next);
    }
    loop.isRunning = false;
  };
  const load = async () => {
    const stored = await storage.all();
    set({ photos: [...stored, ...current().photos.filter(({ id }) => !stored.some((each) => each.id === id))] });
    await run();
  };
  void load().catch(() => undefined);
  return {
    current,
    subscribe,
    add: (png) => {
      const photo = { id: `${String(Date.now())} ${crypto.randomUUID()}`, png, blobUrl: null };
      set({ photos: [...current().photos, photo] });
      void keep(photo).then(run);
    },
    remove: drop,
    stop: () => {
      loop.isStopped = true;
      backOff.end();
    },
  };
}
