import { Cross } from '@door/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { pngOfPhoto } from '../../designer/house/photo-png.ts';
import { momentText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useDelayedSend } from '../layout/use-delayed-send.ts';
import { waitForToast } from '../layout/wait-for-toast.ts';
import { photoMessages as messages } from '../messages/photos.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { WaitingPhoto } from './photo-storage.ts';
import { type PhotosOf, usePhotoQueue, useWaitingPhotos } from './use-photo-queue.ts';
import './photos.css';

const maxPhotos = 12;

type WirePhoto = OfficeOutputs['item']['getSurvey']['Photos'][number];

interface PhotosProps extends PhotosOf {
  /** Those that the server has. */
  readonly photos: readonly WirePhoto[];
  /** They stay as they are. */
  readonly isLocked: boolean;
  readonly heading: ReactNode;
  /** Id of the heading. */
  readonly headingId: string;
  /** Ends when the page no longer has it. */
  remove(photoId: string): Promise<unknown>;
}

/** Photos of one thing. Those that the server does not have yet wait on the device, also over a reload. */
export function Photos({ photos, isLocked, heading, headingId, ...of }: PhotosProps) {
  const queue = usePhotoQueue(of);
  const { waiting, sending } = useWaitingPhotos(queue);
  const [reading, setReading] = useState(0);
  const removal = useRemovedPhotos(of);
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
    <section className="photos" aria-labelledby={headingId}>
      {heading}
      <ul className="photo-list">
        {shown.map((photo, at) => (
          <Photo
            key={photo.Id}
            number={at + 1}
            onRemove={isLocked ? null : () => removal.schedule(photo.Id)}
            picture={<TakenPicture photo={photo} number={at + 1} />}
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
        <label className="btn btn-line camera">
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
function useRemovedPhotos({ remove }: Pick<PhotosProps, 'remove'>) {
  const removal = useMutation({ mutationFn: remove });
  return useDelayedSend(
    (id) => removal.mutateAsync(id).catch(() => undefined),
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

/** Photos where they are only looked at. */
export const ShownPhotos = ({ photos }: Pick<PhotosProps, 'photos'>) => (
  <ul className="photo-list">
    {photos.map((photo, at) => (
      <Photo key={photo.Id} number={at + 1} onRemove={null} picture={<TakenPicture photo={photo} number={at + 1} />} />
    ))}
  </ul>
);

const TakenPicture = ({ photo, number }: { readonly photo: WirePhoto; readonly number: number }) => (
  <a href={photo.Url} target="_blank" rel="noreferrer">
    <img
      src={photo.Url}
      alt={messages.photo(number)}
      title={messages.by(photo.AddedBy.Name, momentText(photo.AddedAt))}
    />
  </a>
);

function WaitingPicture({ png, alt }: { readonly png: Blob; readonly alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(png);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [png]);
  return <img className="photo-waiting" src={url} alt={alt} />;
}
