import { Field } from '@door/ui/field';
import { Button } from '@door/ui/button';
import { type ReactNode, useState } from 'react';
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
import type { SurveyStore } from './survey-store.ts';
import { useSurveyedDoor } from './surveyed-door.ts';
import { useSurveyState } from './use-survey.ts';
import { VisitCard } from './visit-card.tsx';
import '@door/ui/field.css';
import '@door/ui/size-field.css';
import './survey.css';

interface SurveyFormProps {
  readonly store: SurveyStore;
  /** Photos of the opening; null: they are taken elsewhere. */
  readonly photos: ReactNode;
}

/** The form of a survey, with whom it is about at its head. Only below a `SurveyedDoorContext`. */
export function SurveyForm({ store, photos }: SurveyFormProps) {
  const { mine, saving, reason, stored } = useSurveyState(store);
  const { change } = useSurveyedDoor();
  const [isStepping, setIsStepping] = useState(false);
  if (stored.Locked.Survey !== null)
    return <LockedSurvey store={store} reason={stored.Locked.Survey} photos={photos} />;
  return (
    <>
      <ConflictNote store={store} />
      <form className="survey" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="survey-measures">
          <VisitCard Site={stored.Site} Order={stored.Order} isLinked={change !== null} />
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
          {photos}
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
