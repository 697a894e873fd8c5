import { Button } from '@door/ui/button';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { tryReadItem } from '../../shared/calls/item-calls.ts';
import { myDayMessages } from '../messages/my-day.ts';
import { surveyMessages } from '../messages/survey.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { SurveyForm } from '../survey/survey-form.tsx';
import type { SurveyStore } from '../survey/survey-store.ts';
import { type SurveyedDoor, SurveyedDoorContext } from '../survey/surveyed-door.ts';
import { type SurveyCalls, useSurveyOf, useSurveyState } from '../survey/use-survey.ts';
import type { Measure, Visit } from './my-day-wire.ts';

const { measures: t } = myDayMessages;

interface MeasureProps {
  readonly visit: Pick<Visit, 'Id'>;
  readonly measure: Measure;
}

/** A door of a visit with the form of its survey. Without a network it opens as the phone has it, and is sent later. */
export function MeasureDoor({ visit: { Id: VisitId }, measure }: MeasureProps) {
  const { LineId, Survey: kept } = measure;
  // What the day's answer says anew is older than what is typed here.
  const [first] = useState(kept);
  const calls = useMemo(() => surveyCalls({ VisitId, LineId }, first), [VisitId, LineId, first]);
  const { opened, retry } = useSurveyOf(kept.ItemId, calls);
  const door = useDoor(measure);
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: trpc.fitting.myDay.pathKey() }), []);
  if (opened === 'failed')
    return (
      <div role="alert">
        <p>{surveyMessages.failed}</p>
        <Button look="primary" onClick={retry}>
          {surveyMessages.tryAgain}
        </Button>
      </div>
    );
  if (opened === 'loading' || door === null) return <p role="status">{surveyMessages.opening}</p>;
  return (
    <SurveyedDoorContext value={door}>
      <Saving store={opened} />
      <div className="my-day-measure">
        <SurveyForm store={opened} photos={<p>{t.photos}</p>} />
      </div>
    </SurveyedDoorContext>
  );
}

const Saving = ({ store }: { readonly store: SurveyStore }) => (
  <p role="status">{surveyMessages.saving[useSurveyState(store).saving]}</p>
);

function surveyCalls(of: { readonly VisitId: string; readonly LineId: string }, kept: Measure['Survey']): SurveyCalls {
  return {
    kept,
    load: async () => {
      const { Measures } = await officeClient.fitting.getVisit.query(of.VisitId);
      const found = Measures.find(({ LineId }) => LineId === of.LineId);
      if (!found) throw new Error('The door is not of this visit any more.');
      return found.Survey;
    },
    save: async (Survey, Version) => (await officeClient.fitting.saveSurvey.mutate({ ...of, Survey, Version })).Survey,
  };
}

/** The door as the supplier's catalogue knows it; null: it is being read. */
function useDoor({ Door }: Measure): SurveyedDoor | null {
  const { catalogue, context } = useApp();
  const [door, setDoor] = useState<SurveyedDoor | null>(null);
  useEffect(() => {
    let isLeft = false;
    void tryReadItem(Door, catalogue).then((read) => {
      if (!isLeft && read) setDoor({ item: read.item, context, production: null, change: null });
    });
    return () => {
      isLeft = true;
    };
  }, [Door, catalogue, context]);
  return door;
}
