import { messageOf } from '../../shared/calls/failure.ts';
import {
  createDeviceQueue,
  type DeviceQueue,
  type DeviceQueuePorts,
  type DeviceQueueState,
} from '../../shared/queue/device-queue.ts';
import { createStore, type Store } from '../../shared/state/store.ts';
import type { WaitingPhoto } from './photo-storage.ts';

export type PhotoQueueState = DeviceQueueState<WaitingPhoto>;

export interface PhotoQueue
  extends Pick<Store<PhotoQueueState>, 'current' | 'subscribe'>,
    Pick<DeviceQueue<WaitingPhoto>, 'stop'> {
  readonly add: (png: Blob) => void;
  readonly remove: (photo: WaitingPhoto) => void;
}

export interface PhotoPorts
  extends Pick<DeviceQueuePorts<WaitingPhoto>, 'storage' | 'backOff' | 'endIfSessionExpired'> {
  /** Uploads the picture and answers with its address. */
  readonly upload: (png: Blob) => Promise<string>;
  /** Adds an uploaded picture to what it is of; a repeat changes nothing. */
  readonly addUploaded: (blobUrl: string) => Promise<unknown>;
  readonly onRefused: (reason: string) => void;
}

/** A picture that the server will not take, however often it is sent. */
export class PhotoRefused extends Error {}

/**
 * Sends photos one after the other, and again when the network fails. The address of an uploaded picture is kept with it, so
 * that a repeat after a lost answer adds the same photo and not another one.
 */
export function createPhotoQueue({ upload, addUploaded, onRefused, ...ports }: PhotoPorts): PhotoQueue {
  const { current, set, subscribe } = createStore<PhotoQueueState>({ waiting: [], sending: 'sending' });
  const queue: DeviceQueue<WaitingPhoto> = createDeviceQueue({
    ...ports,
    store: { current, set },
    send: async (photo) => {
      const blobUrl = photo.blobUrl ?? (await upload(photo.png));
      // Removed while it was uploaded: it shall not be added.
      if (!queue.isWaiting(photo)) return;
      if (photo.blobUrl === null) await queue.replace({ ...photo, blobUrl });
      await addUploaded(blobUrl);
      queue.remove([photo]);
    },
    isRefusal: (error) => error instanceof PhotoRefused,
    onRefused: (photo, error) => {
      // Uploaded long ago: the server may have deleted the picture since.
      if (photo.blobUrl !== null) return queue.replace({ ...photo, blobUrl: null });
      queue.remove([photo]);
      onRefused(messageOf(error));
    },
  });
  return {
    current,
    subscribe,
    stop: queue.stop,
    add: (png) => queue.add({ id: `${String(Date.now())} ${crypto.randomUUID()}`, png, blobUrl: null }),
    remove: (photo) => queue.remove([photo]),
  };
}
