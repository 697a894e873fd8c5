import { Field } from '@door/ui/field';
import { officeSurveyWords as words } from '../../words/office-survey.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

/** As much as the server takes. */
const mostNotes = 5000;

export function Notes({ store }: { readonly store: SurveyStore }) {
  const { mine } = useSurveyState(store);
  return (
    <Field
      label={words.notes}
      long
      optional
      maxLength={mostNotes}
      value={mine.Notes}
      onChange={(Notes) => store.change({ Notes })}
    />
  );
}
