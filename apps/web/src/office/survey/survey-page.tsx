import { displayName, isNamed } from '@door/domain/door/model/item-record';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { useItemNumber } from '../open-item/enquiry-of-item.tsx';
import { ItemLoader } from '../open-item/item-loader.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { itemPageMessages } from '../messages/item.ts';
import { surveyMessages as messages } from '../messages/survey.ts';
import { ConflictNote } from './conflict-note.tsx';
import { FinalTick } from './final-tick.tsx';
import { LockedSurvey } from './locked-survey.tsx';
import { MeasureField } from './measure-field.tsx';
import { isMeasured, type MeasureGroupRow, measureGroups } from './measure-groups.ts';
import { MeasureSteps } from './measure-steps.tsx';
import { OpeningSketch } from './opening-sketch.tsx';
import { OrderedSizes } from './ordered-sizes.tsx';
import { SpreadScale } from './spread-scale.tsx';
import { SurveyFindings } from './survey-findings.tsx';
import { SurveyPhotos } from './survey-photos.tsx';
import type { SurveyStore } from './survey-store.ts';
import { useSurvey, useSurveyState } from './use-survey.ts';
import { VisitCard } from './visit-card.tsx';
import '../../shared/page/plain-message.css';
import '@door/ui/field.css';
import '@door/ui/size-field.css';
import './survey.css';

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
  const { mine, saving, reason, stored } = useSurveyState(store);
  const [isStepping, setIsStepping] = useState(false);
  if (stored.Locked.Survey !== null) {
    return (
      <>
        <SurveyHeader status="" />
        <LockedSurvey store={store} reason={stored.Locked.Survey} />
      </>
    );
  }
  return (
    <>
      <SurveyHeader status={messages.saving[saving]} />
      <ConflictNote store={store} />
      <form className="survey" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="survey-measures">
          <VisitCard Site={stored.Site} Order={stored.Order} />
          <p className="survey-lead">{messages.lead}</p>
          <div className="survey-begin">
            <Button look={isMeasured(mine) ? 'line' : 'primary'} onClick={() => setIsStepping(true)}>
              {messages.steps.begin}
            </Button>
          </div>
          {measureGroups.map((group) => (
            <MeasureGroup key={group.name} group={group} store={store} />
          ))}
          <SurveyFindings store={store} />
        </div>
        <div className="survey-rest">
          <SurveyPhotos store={store} />
          <Notes store={store} />
          <FinalTick store={store} />
          <p className="survey-reason" role="alert">
            {saving === 'refused' ? reason : ''}
          </p>
        </div>
        <OrderedSizes store={store} />
      </form>
      {isStepping ? <MeasureSteps store={store} onClose={() => setIsStepping(false)} /> : null}
    </>
  );
}

/** As many characters as the server accepts. */
const maxNotesLength = 5000;

function Notes({ store }: { readonly store: SurveyStore }) {
  const { mine } = useSurveyState(store);
  return (
    <Field
      label={messages.notes}
      long
      optional
      maxLength={maxNotesLength}
      value={mine.Notes}
      onChange={(Notes) => store.change({ Notes })}
    />
  );
}

interface MeasureGroupProps {
  readonly group: MeasureGroupRow;
  readonly store: SurveyStore;
}

/** The fields of one group, with a sketch of where to measure and how far the values differ. */
function MeasureGroup({ group: { name, minValue, read, write }, store }: MeasureGroupProps) {
  const { mine } = useSurveyState(store);
  const [at, setAt] = useState<number | null>(null);
  const values = read(mine);
  const { name: heading, fields } = messages.groups[name];
  return (
    <fieldset className="survey-group" onBlur={() => setAt(null)}>
      <legend>{heading}</legend>
      <OpeningSketch group={name} at={at} />
      <div className="survey-fields">
        {fields.map((label, index) => (
          <MeasureField
            key={label}
            label={label}
            name={`${heading}, ${label}`}
            value={values[index] ?? null}
            minValue={minValue}
            onFocus={() => setAt(index)}
            onChange={(value) => store.change(write(store.current().mine, index, value))}
          />
        ))}
      </div>
      {name === 'reveals' ? null : <SpreadScale values={values} />}
    </fieldset>
  );
}
