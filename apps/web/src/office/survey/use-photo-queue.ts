import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSessionExpired } from '../../platform/login/log-in-errors.ts';
import { showToast } from '../../platform/toasts/toasts.ts';
import { useApp } from '../../door/app/app-context.ts';
import { createBackOff } from '../../platform/scheduling/wait.ts';
import { officeClient } from '../queries/office-client.ts';
import { endSession } from '../queries/query-client.ts';
import { surveyWords } from '../words/survey.ts';
import {
  createPhotoQueue,
  type PhotoPorts,
  type PhotoQueue,
  type PhotoQueueState,
  PhotoRefused,
} from './photo-queue.ts';
import { photoStorage } from './photo-storage.ts';
import type { SurveyStore } from './survey-store.ts';

const { photos: words } = surveyWords;

/** The photos of a survey that wait for the network; null while its page opens. */
export function usePhotoQueue({ current, update }: SurveyStore): PhotoQueue | null {
  const { clientId } = useApp().session;
  const id = current().stored.ItemId;
  const [queue, setQueue] = useState<PhotoQueue | null>(null);
  useEffect(() => {
    const opened = createPhotoQueue({
      storage: photoStorage({ clientId, id }),
      upload: (png) => upload(id, png),
      addToSurvey: async (PhotoUrl) => update(await officeClient.item.addPhoto.mutate({ ItemId: id, PhotoUrl })),
      backOff: createBackOff(window),
      onRefused: (reason) => showToast('error', reason),
      endIfSessionExpired,
    });
    setQueue(opened);
    return opened.stop;
  }, [clientId, id, update]);
  return queue;
}

const none: PhotoQueueState = { photos: [], sending: 'sending' };

export const useWaitingPhotos = (queue: PhotoQueue | null): PhotoQueueState =>
  useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => none));

const subscribeToNothing = () => () => undefined;

/** Uploads the picture first; a survey never has half a photo. */
async function upload(itemId: string, png: Blob): ReturnType<PhotoPorts['upload']> {
  const { url, method, headers, blobUrl } = await officeClient.item.getPhotoUploadTarget.query(itemId);
  const { ok, status } = await fetch(url, { method, headers, body: png });
  if (ok) return blobUrl;
  throw status >= 500 ? new Error(words.notTaken) : new PhotoRefused(words.notTaken);
}

function endIfSessionExpired(error: unknown): boolean {
  if (!isSessionExpired(error)) return false;
  endSession(error);
  return true;
}
