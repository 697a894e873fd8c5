import type { Action } from '@door/domain/door/model/action';
import { displayName, isNamed } from '@door/domain/door/model/item-record';
import { Button } from '@door/ui/button';
import { useId, useMemo } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { useItemNumber } from '../open-item/enquiry-of-item.tsx';
import { ItemLoader } from '../open-item/item-loader.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { itemPageMessages } from '../messages/item.ts';
import { photoMessages } from '../messages/photos.ts';
import { surveyMessages as messages } from '../messages/survey.ts';
import { Photos } from '../photos/photos.tsx';
import { officeClient } from '../queries/office-client.ts';
import { SurveyForm } from './survey-form.tsx';
import type { SurveyStore } from './survey-store.ts';
import { SurveyedDoorContext } from './surveyed-door.ts';
import { useSurvey, useSurveyState } from './use-survey.ts';
import '../../shared/page/plain-message.css';

/** `/installer/survey/ID`: the measures of the opening, filled in on a phone on site. */
export const SurveyPage = () => (
  <ItemLoader>
    <SurveyOfItem />
  </ItemLoader>
);

function SurveyOfItem() {
  const { id = '' } = useRouter().params;
  const { opened, retry } = useSurvey(id);
  if (opened === 'loading') return <SurveyHeader status={messages.opening} />;
  if (opened !== 'failed') return <Survey store={opened} />;
  return (
    <>
      <SurveyHeader status="" />
      <div className="office-body plain-text" role="alert">
        <p>{messages.failed}</p>
        <Button look="primary" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </div>
    </>
  );
}

/** `status`: whether the survey is saved, as text. */
function SurveyHeader({ status }: { readonly status: string }) {
  const { item, job } = useOfficeItem();
  return (
    <PageHeader
      title={messages.title}
      backLink={
        <>
          <span className="office-number">{useItemNumber()}</span>
          <Link to={`/door/${item.id}`}>
            {isNamed({ item, job }) ? displayName({ item, job }) : itemPageMessages.unnamed}
          </Link>
        </>
      }
      beside={
        <span className="survey-saving" role="status">
          {status}
        </span>
      }
    />
  );
}

function Survey({ store }: { readonly store: SurveyStore }) {
  const { saving, stored } = useSurveyState(store);
  const { item, context, production, choose, whenSaved } = useOfficeItem();
  const door = useMemo(
    () => ({
      ...{ item, context, production },
      change: async (action: Action) => {
        choose(action);
        return (await whenSaved()).item;
      },
    }),
    [item, context, production, choose, whenSaved],
  );
  return (
    <SurveyedDoorContext value={door}>
      <SurveyHeader status={stored.Locked.Survey === null ? messages.saving[saving] : ''} />
      <SurveyForm store={store} photos={<SurveyPhotos store={store} />} />
    </SurveyedDoorContext>
  );
}

/** Photos of the opening. */
function SurveyPhotos({ store }: { readonly store: SurveyStore }) {
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
