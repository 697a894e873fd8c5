import type { ReactNode } from 'react';
import { isEqual } from '@door/domain/lib/is-equal';
import { lengthText } from '@door/domain/lib/mm';
import { Button } from '@door/ui/button';
import { StatusPill } from '@door/ui/status-pill';
import { momentText } from '../../shared/text/dates.ts';
import { surveyMessages as messages, surveyMessages } from '../messages/survey.ts';
import { DifferenceTable } from './conflict-note.tsx';
import { LockNote } from './lock-note.tsx';
import { type MeasureGroupRow, measureGroups } from './measure-groups.ts';
import { OpeningSketch } from './opening-sketch.tsx';
import { OrderedSizes } from './ordered-sizes.tsx';
import { SpreadScale } from './spread-scale.tsx';
import { SurveyFindings } from './survey-findings.tsx';
import { useSurveyedDoor } from './surveyed-door.ts';
import type { StoredSurvey, SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';
import { VisitCard } from './visit-card.tsx';

interface LockedSurveyProps {
  readonly store: SurveyStore;
  /** Why the order lets it be changed no more. */
  readonly reason: string;
  /** Photos of the opening; null: they are taken elsewhere. */
  readonly photos: ReactNode;
}

/** The survey of a door that is being made, to read: what is kept, and nothing to fill in. */
export function LockedSurvey({ store, reason, photos }: LockedSurveyProps) {
  const { change } = useSurveyedDoor();
  const { stored } = useSurveyState(store);
  const { Notes } = stored.Survey;
  return (
    <>
      <UnsavedNote store={store} />
      <div className="survey">
        <div className="survey-measures">
          <LockNote reason={reason} order={change === null ? null : stored.Order} />
          <VisitCard Site={stored.Site} Order={null} />
          <p className="survey-lead">{messages.lead}</p>
          {measureGroups.map((group) => (
            <ReadGroup key={group.name} group={group} survey={stored.Survey} />
          ))}
          <SurveyFindings store={store} />
        </div>
        <div className="survey-rest">
          {photos}
          {Notes === '' ? null : (
            <section className="survey-notes" aria-label={messages.notes}>
              <h2>{messages.notes}</h2>
              <p>{Notes}</p>
            </section>
          )}
          <FinalState stored={stored} />
        </div>
        <OrderedSizes store={store} />
      </div>
    </>
  );
}

interface ReadGroupProps {
  readonly group: MeasureGroupRow;
  readonly survey: StoredSurvey['Survey'];
}

function ReadGroup({ group: { name, read }, survey }: ReadGroupProps) {
  const values = read(survey);
  const { name: heading, fields } = messages.groups[name];
  return (
    <section className="survey-group" aria-label={heading}>
      <h2>{heading}</h2>
      <OpeningSketch group={name} at={null} />
      <dl className="survey-fields">
        {fields.map((label, index) => {
          const value = values[index] ?? null;
          return (
            <div key={label} className="survey-read">
              <dt>{label}</dt>
              <dd className="num">{value === null ? messages.order.unknown : lengthText(value)}</dd>
            </div>
          );
        })}
      </dl>
      {name === 'reveals' ? null : <SpreadScale values={values} />}
    </section>
  );
}

/** Whether the measurements were declared final, and by whom. */
function FinalState({ stored: { FinalAt, FinalBy } }: { readonly stored: StoredSurvey }) {
  if (FinalAt === null)
    return (
      <StatusPill tone="quiet" dot="hollow">
        {messages.conflict.finalNo}
      </StatusPill>
    );
  return (
    <p className="survey-lead">
      <StatusPill tone="success" dot="full">
        {messages.state.final}
      </StatusPill>{' '}
      {messages.final.by(FinalBy?.Name ?? '', momentText(FinalAt))}
    </p>
  );
}

const { unsaved: unsavedMessages } = surveyMessages;

/** What was changed on this device before the survey was locked, so that nothing typed goes unseen; nothing where all is saved. */
function UnsavedNote({ store }: { readonly store: SurveyStore }) {
  const { mine, stored } = useSurveyState(store);
  return (
    <div role="alert">
      {isEqual(mine, stored.Survey) ? null : (
        <section className="stack office-note survey-conflict">
          <h2>{unsavedMessages.title}</h2>
          <DifferenceTable mine={mine} theirs={stored.Survey} />
          <div className="row survey-choices">
            <Button onClick={() => store.resolveConflict('theirs')}>{unsavedMessages.discard}</Button>
          </div>
        </section>
      )}
    </div>
  );
}
