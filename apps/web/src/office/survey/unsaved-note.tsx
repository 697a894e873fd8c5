import { Button } from '@door/ui/button';
import { isEqual } from '@door/domain/lib/is-equal';
import { surveyMessages } from '../messages/survey.ts';
import { DifferenceTable } from './conflict-note.tsx';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { unsaved: messages } = surveyMessages;

/** What was changed on this device before the survey was locked, so that nothing typed goes unseen; nothing where all is saved. */
export function UnsavedNote({ store }: { readonly store: SurveyStore }) {
  const { mine, stored } = useSurveyState(store);
  return (
    <div role="alert">
      {isEqual(mine, stored.Survey) ? null : (
        <section className="stack office-note survey-conflict">
          <h2>{messages.title}</h2>
          <DifferenceTable mine={mine} theirs={stored.Survey} />
          <div className="row survey-choices">
            <Button onClick={() => store.resolveConflict('theirs')}>{messages.discard}</Button>
          </div>
        </section>
      )}
    </div>
  );
}
