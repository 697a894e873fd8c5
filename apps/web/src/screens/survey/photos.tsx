import { Cross } from '@door/ui/icons';
import { useId, useState } from 'react';
import { officeApi } from '../../office/calls.ts';
import { useSend } from '../../office/use-send.ts';
import { say } from '../../shell/toast-store.ts';
import { momentText } from '../../words/moments.ts';
import { officeSurveyWords } from '../../words/office-survey.ts';
import { pngOfPhoto } from './photo-file.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { photos: words } = officeSurveyWords;

const mostPhotos = 12;

/** What the eye should see again in the office. */
export function Photos({ store }: { readonly store: SurveyStore }) {
  const { kept } = useSurveyState(store);
  const { send } = useSend();
  const [sending, setSending] = useState(0);
  const id = useId();
  const { ItemId, Photos: photos } = kept;
  const isFull = photos.length + sending >= mostPhotos;

  const add = async (files: readonly File[]) => {
    const some = files.slice(0, mostPhotos - photos.length - sending);
    setSending((now) => now + some.length);
    for (const file of some) {
      await send(async () => store.learn(await sendPhoto(ItemId, file)));
      setSending((now) => now - 1);
    }
  };
  const remove = (PhotoId: string) =>
    void send(async () => store.learn(await officeApi().item.removePhoto.mutate({ ItemId, PhotoId })));
  return (
    <section className="survey-photos" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{words.name}</h2>
      <ul>
        {photos.map(({ Id, Url, AddedAt, AddedBy }, at) => (
          <li key={Id}>
            <a href={Url} target="_blank" rel="noreferrer">
              <img src={Url} alt={words.photo(at + 1)} title={words.by(AddedBy.Name, momentText(AddedAt))} />
            </a>
            <button type="button" aria-label={words.remove(at + 1)} onClick={() => remove(Id)}>
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
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </section>
  );
}

/** First the picture, then the word that it belongs to the survey: a photo is either whole or not there. */
async function sendPhoto(ItemId: string, file: File) {
  const png = await pngOfPhoto(file);
  if (!png) {
    say('error', words.unreadable);
    return officeApi().item.getSurvey.query(ItemId);
  }
  const { url, method, headers, blobUrl } = await officeApi().item.getPhotoUploadTarget.query(ItemId);
  const answer = await fetch(url, { method, headers, body: png });
  if (!answer.ok) throw new Error(officeSurveyWords.failed);
  return officeApi().item.addPhoto.mutate({ ItemId, PhotoUrl: blobUrl });
}
