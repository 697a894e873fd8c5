import { useId } from 'react';
import { photoMessages } from '../messages/photos.ts';
import { Photos } from '../photos/photos.tsx';
import { officeClient } from '../queries/office-client.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

/** Photos of the opening. */
export function SurveyPhotos({ store }: { readonly store: SurveyStore }) {
  const { ItemId, Photos: photos, Locked } = useSurveyState(store).stored;
  const id = useId();
  return (
    <Photos
      table="survey-photos"
      of={ItemId}
      photos={photos}
      isLocked={Locked.Survey !== null}
      heading={<h2 id={id}>{photoMessages.name}</h2>}
      headingId={id}
      target={() => officeClient.item.getPhotoUploadTarget.query(ItemId)}
      add={async (PhotoUrl) => store.update(await officeClient.item.addPhoto.mutate({ ItemId, PhotoUrl }))}
      remove={async (PhotoId) => store.update(await officeClient.item.removePhoto.mutate({ ItemId, PhotoId }))}
    />
  );
}
