import { finalSurvey } from '@door/domain/survey/final';
import { surveyFromWire } from '@door/wire/survey-wire';
import { Check } from '@door/ui/field';
import { useState } from 'react';
import { momentText } from '../../words/moments.ts';
import { officeSurveyWords } from '../../words/office-survey.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { final: words } = officeSurveyWords;

/** Said by a person, never by itself. Where a size is missing the tick says which. */
export function FinalTick({ store }: { readonly store: SurveyStore }) {
  const { mine, kept } = useSurveyState(store);
  const [tried, setTried] = useState(false);
  const outcome = finalSurvey(surveyFromWire(mine));
  const tick = (Final: boolean) => {
    setTried(Final && !outcome.ok);
    if (outcome.ok || !Final) store.change({ Final });
  };
  const since = mine.Final && kept.Survey.Final ? kept.FinalAt : null;
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
      {since === null ? null : <p>{words.by(kept.FinalBy?.Name ?? '', momentText(since))}</p>}
    </div>
  );
}
