import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import type { PhotoTable } from '../../shared/storage/device-table.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { photoMessages as messages } from '../messages/photos.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { endSession } from '../queries/query-client.ts';
import {
  createPhotoQueue,
  type PhotoPorts,
  type PhotoQueue,
  type PhotoQueueState,
  PhotoRefused,
} from './photo-queue.ts';
import { photoStorage } from './photo-storage.ts';

type Target = OfficeOutputs['item']['getPhotoUploadTarget'];

/** What photos are of. */
export interface PhotosOf {
  /** Where they wait on the device. */
  readonly table: PhotoTable;
  /** Id of what they are of. */
  readonly of: string;
  target(): Promise<Target>;
  /** Adds an uploaded picture, and ends when the page has it. */
  add(photoUrl: string): Promise<unknown>;
}

/** The photos of one thing that wait for the network; null while its page opens. */
export function usePhotoQueue({ table, of, ...calls }: PhotosOf): PhotoQueue | null {
  const { clientId } = useApp().session;
  const [queue, setQueue] = useState<PhotoQueue | null>(null);
  const target = useEffectEvent(() => calls.target());
  const addUploaded = useEffectEvent((photoUrl: string) => calls.add(photoUrl));
  useEffect(() => {
    const opened = createPhotoQueue({
      storage: photoStorage(table, { clientId, id: of }),
      upload: async (png) => upload(await target(), png),
      addUploaded: (photoUrl) => addUploaded(photoUrl),
      backOff: createBackOff(window),
      onRefused: (reason) => showToast('error', reason),
      endIfSessionExpired,
    });
    setQueue(opened);
    return opened.stop;
  }, [clientId, table, of]);
  return queue;
}

const none: PhotoQueueState = { waiting: [], sending: 'sending' };

/** Those that wait now, and whether they are sent. */
export const useWaitingPhotos = (queue: PhotoQueue | null): PhotoQueueState =>
  useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => none));

const subscribeToNothing = () => () => undefined;

/** Uploads the picture first; nothing ever has half a photo. */
async function upload({ url, method, headers, blobUrl }: Target, png: Blob): ReturnType<PhotoPorts['upload']> {
  const { ok, status } = await fetch(url, { method, headers, body: png });
  if (ok) return blobUrl;
  throw status >= 500 ? new Error(messages.notTaken) : new PhotoRefused(messages.notTaken);
}

function endIfSessionExpired(error: unknown): boolean {
  if (!isSessionExpired(error)) return false;
  endSession(error);
  return true;
}
