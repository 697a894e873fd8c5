import { Cross } from '@door/ui/icons';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { showToast } from '../../platform/toasts/toasts.ts';
import { momentText } from '../../platform/words/dates.ts';
import { surveyWords } from '../words/survey.ts';
import { pngOfPhoto } from './photo-png.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { photos: words } = surveyWords;

const maxPhotos = 12;

/** Photos of the opening. */
export function Photos({ store }: { readonly store: SurveyStore }) {
  const { stored } = useSurveyState(store);
  const { ItemId, Photos: photos } = stored;
  const mutationKey = ['survey photo', ItemId];
  const add = useMutation({
    mutationKey,
    // Mutations of one scope run one after the other.
    scope: { id: 'survey photos' },
    mutationFn: (file: File) => sendPhoto(ItemId, file),
    onSuccess: store.update,
  });
  const remove = useMutation(trpc.item.removePhoto.mutationOptions({ onSuccess: store.update }));
  const sending = useIsMutating({ mutationKey });
  const id = useId();
  const isFull = photos.length + sending >= maxPhotos;
  const addAll = (files: readonly File[]) => {
    for (const file of files.slice(0, maxPhotos - photos.length - sending)) add.mutate(file);
  };
  return (
    <section className="survey-photos" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{words.name}</h2>
      <ul>
        {photos.map(({ Id, Url, AddedAt, AddedBy }, at) => (
          <li key={Id}>
            <a href={Url} target="_blank" rel="noreferrer">
              <img src={Url} alt={words.photo(at + 1)} title={words.by(AddedBy.Name, momentText(AddedAt))} />
            </a>
            <button
              type="button"
              aria-label={words.remove(at + 1)}
              onClick={() => remove.mutate({ ItemId, PhotoId: Id })}
            >
              <Cross />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{sending > 0 ? words.sending(sending) : isFull ? words.most : ''}</p>
      <label className="btn btn-line survey-camera">
        {words.take}
        <input
          className="sr-only"
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          disabled={isFull}
          onChange={({ target }) => {
            addAll([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </section>
  );
}

/** Uploads the picture first and then adds it to the survey, so that a survey never has half a photo. */
async function sendPhoto(ItemId: string, file: File) {
  const png = await pngOfPhoto(file);
  if (!png) {
    showToast('error', words.unreadable);
    return officeClient.item.getSurvey.query(ItemId);
  }
  const { url, method, headers, blobUrl } = await officeClient.item.getPhotoUploadTarget.query(ItemId);
  const answer = await fetch(url, { method, headers, body: png });
  if (!answer.ok) throw new Error(surveyWords.failed);
  return officeClient.item.addPhoto.mutate({ ItemId, PhotoUrl: blobUrl });
}
