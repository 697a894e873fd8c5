import { Cross } from '@door/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { pngOfPhoto } from '../../designer/house/photo-png.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { momentText } from '../../shared/text/dates.ts';
import { useDelayedSend } from '../layout/use-delayed-send.ts';
import { waitForToast } from '../layout/wait-for-toast.ts';
import { officeClient } from '../queries/office-client.ts';
import { endSession, trpc } from '../queries/query-client.ts';
import { surveyMessages } from '../messages/survey.ts';
import {
  createPhotoQueue,
  type PhotoPorts,
  type PhotoQueue,
  type PhotoQueueState,
  PhotoRefused,
} from './photo-queue.ts';
import { photoStorage, type WaitingPhoto } from './photo-storage.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { photos: messages } = surveyMessages;

const maxPhotos = 12;

/** Photos of the opening. Those that the server does not have yet wait on the device, also over a reload. */
export function Photos({ store }: { readonly store: SurveyStore }) {
  const { Photos: photos, Locked } = useSurveyState(store).stored;
  const isLocked = Locked.Survey !== null;
  const queue = usePhotoQueue(store);
  const { waiting, sending } = useWaitingPhotos(queue);
  const [reading, setReading] = useState(0);
  const removal = useRemovedPhotos(store);
  const id = useId();
  const room = maxPhotos - photos.length - waiting.length - reading;
  const add = async (file: File) => {
    setReading((count) => count + 1);
    const png = await pngOfPhoto(file);
    if (png) queue?.add(png);
    else showToast('error', messages.unreadable);
    setReading((count) => count - 1);
  };
  const removeWaiting = (photo: WaitingPhoto) => {
    queue?.remove(photo);
    const takeBack = () => {
      dismiss();
      queue?.add(photo.png);
    };
    const dismiss = waitForToast(messages.removed, undoing(takeBack), () => undefined);
  };
  const progress = waiting.length === 0 ? '' : messages[sending](waiting.length);
  const shown = photos.filter(({ Id }) => !removal.isScheduled(Id));
  if (isLocked && shown.length === 0 && waiting.length === 0) return null;
  return (
    <section className="survey-photos" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{messages.name}</h2>
      <ul>
        {shown.map(({ Id, Url, AddedAt, AddedBy }, at) => (
          <Photo
            key={Id}
            number={at + 1}
            onRemove={isLocked ? null : () => removal.schedule(Id)}
            picture={
              <a href={Url} target="_blank" rel="noreferrer">
                <img src={Url} alt={messages.photo(at + 1)} title={messages.by(AddedBy.Name, momentText(AddedAt))} />
              </a>
            }
          />
        ))}
        {waiting.map((photo, at) => (
          <Photo
            key={photo.id}
            number={shown.length + at + 1}
            onRemove={() => removeWaiting(photo)}
            picture={<WaitingPicture png={photo.png} alt={messages.waitingPhoto(shown.length + at + 1)} />}
          />
        ))}
      </ul>
      <p role="status">{progress || (room <= 0 && !isLocked ? messages.most : '')}</p>
      {isLocked ? null : (
        <label className="btn btn-line survey-camera">
          {messages.take}
          <input
            className="sr-only"
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            disabled={room <= 0 || queue === null}
            onChange={({ target }) => {
              for (const file of [...(target.files ?? [])].slice(0, room)) void add(file);
              target.value = '';
            }}
          />
        </label>
      )}
    </section>
  );
}

/** Takes photos away. The server hears of it when the toast is gone that offers to take them back. */
function useRemovedPhotos(store: SurveyStore) {
  const { ItemId } = useSurveyState(store).stored;
  const remove = useMutation(trpc.item.removePhoto.mutationOptions({ onSuccess: store.update }));
  return useDelayedSend(
    (PhotoId) => remove.mutateAsync({ ItemId, PhotoId }).catch(() => undefined),
    (_, over, undo) => waitForToast(messages.removed, undoing(undo), over),
  );
}

const undoing = (run: () => void) => ({
  label: messages.undo,
  description: messages.undoRemoval,
  takesFocus: document.activeElement?.matches(':focus-visible') ?? false,
  run,
});

interface PhotoProps {
  readonly number: number;
  readonly picture: ReactNode;
  /** null: it stays. */
  readonly onRemove: (() => void) | null;
}

const Photo = ({ number, picture, onRemove }: PhotoProps) => (
  <li>
    {picture}
    {onRemove === null ? null : (
      <button type="button" aria-label={messages.remove(number)} onClick={onRemove}>
        <Cross />
      </button>
    )}
  </li>
);

function WaitingPicture({ png, alt }: { readonly png: Blob; readonly alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(png);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [png]);
  return <img className="survey-photo-waiting" src={url} alt={alt} />;
}

/** The photos of a survey that wait for the network; null while its page opens. */
function usePhotoQueue({ current, update }: SurveyStore): PhotoQueue | null {
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

const none: PhotoQueueState = { waiting: [], sending: 'sending' };

const useWaitingPhotos = (queue: PhotoQueue | null): PhotoQueueState =>
  useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => none));

const subscribeToNothing = () => () => undefined;

/** Uploads the picture first; a survey never has half a photo. */
async function upload(itemId: string, png: Blob): ReturnType<PhotoPorts['upload']> {
  const { url, method, headers, blobUrl } = await officeClient.item.getPhotoUploadTarget.query(itemId);
  const { ok, status } = await fetch(url, { method, headers, body: png });
  if (ok) return blobUrl;
  throw status >= 500 ? new Error(messages.notTaken) : new PhotoRefused(messages.notTaken);
}

function endIfSessionExpired(error: unknown): boolean {
  if (!isSessionExpired(error)) return false;
  endSession(error);
  return true;
}
