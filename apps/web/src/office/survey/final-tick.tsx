import { useOfficeItem } from '../open-item/office-item.ts';
import { finalSurvey } from '@door/domain/survey/ordered-size';
import { surveyFromWire } from '@door/wire/survey-wire';
import { Check } from '@door/ui/field';
import { useState } from 'react';
import { momentText } from '../../platform/words/dates.ts';
import { surveyWords } from '../words/survey.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { final: words } = surveyWords;

/** The checkbox that marks the survey as final. Refused with the missing measures while there are any. */
export function FinalTick({ store }: { readonly store: SurveyStore }) {
  const { mine, stored } = useSurveyState(store);
  const { context } = useOfficeItem();
  const [tried, setTried] = useState(false);
  const outcome = finalSurvey(surveyFromWire(mine), context.words.survey);
  const tick = (Final: boolean) => {
    setTried(Final && !outcome.ok);
    if (outcome.ok || !Final) store.change({ Final });
  };
  const since = mine.Final && stored.Survey.Final ? stored.FinalAt : null;
  return (
    <div className="survey-final">
      <Check
        kind="checkbox"
        checked={mine.Final}
        error={tried && !outcome.ok ? outcome.refusal.message : undefined}
        onChange={tick}
      >
        {words.name}
      </Check>
      {since === null ? null : <p>{words.by(stored.FinalBy?.Name ?? '', momentText(since))}</p>}
    </div>
  );
}
