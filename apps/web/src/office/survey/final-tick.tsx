import { isEqual } from '@door/domain/lib/is-equal';
import type { Size } from '@door/domain/lib/mm';
import { finalSurvey, type OrderedDoor } from '@door/domain/making/survey/final-survey';
import { orderedSizeOf, possibleSize } from '@door/domain/making/survey/ordered-size';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { surveyFromWire } from '@door/wire/survey-wire';
import { useState } from 'react';
import { toastFailure } from '../../shared/toasts/toasts.ts';
import { momentText } from '../../shared/text/dates.ts';
import { surveyMessages } from '../messages/survey.ts';
import type { SurveyStore } from './survey-store.ts';
import { type SurveyedDoor, useSurveyedDoor } from './surveyed-door.ts';
import { useSurveyState } from './use-survey.ts';

const { final: messages } = surveyMessages;

/** The checkbox that marks the survey as final. Refused while a measure is missing or misread, or the door does not fit. */
export function FinalTick({ store }: { readonly store: SurveyStore }) {
  const { mine, stored, isReopened } = useSurveyState(store);
  const { item, context, change } = useSurveyedDoor();
  const [tried, setTried] = useState(false);
  const survey = surveyFromWire(mine);
  const door: OrderedDoor = {
    overall: item.frame.overall,
    fitting: context.catalogue.rows.clearances.fitting,
    messages: context.messages.survey,
  };
  const outcome = finalSurvey(survey, door);
  const overall = possibleSize(orderedSizeOf(survey, door.fitting, door.messages));
  const isOther = (size: Size) => !isEqual(size, door.overall) && finalSurvey(survey, { ...door, overall: size }).ok;
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
        {messages.name}
      </Check>
      {since === null ? null : <p>{messages.by(stored.FinalBy?.Name ?? '', momentText(since))}</p>}
      <p role="status">{isReopened ? messages.reopened : ''}</p>
      {!mine.Final && change && stored.Locked.Sizes === null && overall && isOther(overall) ? (
        <UseSizesAndDeclare store={store} overall={overall} change={change} />
      ) : null}
    </div>
  );
}

interface UseSizesProps {
  readonly store: SurveyStore;
  readonly overall: Size;
  readonly change: NonNullable<SurveyedDoor['change']>;
}

/** One act: the door gets the size of its opening, and the survey is final. */
function UseSizesAndDeclare({ store, overall, change }: UseSizesProps) {
  const [isBusy, setIsBusy] = useState(false);
  const declare = async () => {
    const item = await change({ type: 'size.changeOverall', overall });
    // A size that cannot be made was refused with a toast.
    if (!isEqual(item.frame.overall, overall)) return;
    await store.refresh();
    store.change({ Final: true });
  };
  const start = () => {
    setIsBusy(true);
    declare()
      .catch((error: unknown) => toastFailure(error, messages.notDeclared))
      .finally(() => setIsBusy(false));
  };
  return (
    <Button look="primary" busy={isBusy} onClick={() => void (isBusy || start())}>
      {messages.useSizes(overall)}
    </Button>
  );
}
