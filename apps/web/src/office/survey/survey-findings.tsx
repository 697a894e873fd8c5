import { type SurveyFinding, surveyFindings } from '@door/domain/making/survey/survey-findings';
import { Button } from '@door/ui/button';
import { Warning } from '@door/ui/icons';
import { surveyFromWire } from '@door/wire/survey-wire';
import { SpecialOrderNote } from '../layout/special-order-note.tsx';
import { surveyMessages } from '../messages/survey.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyedDoor } from './surveyed-door.ts';
import { useSurveyState } from './use-survey.ts';

const { findings: messages } = surveyMessages;

/** What is to be checked before ordering, each with a button for its fix. */
export function SurveyFindings({ store }: { readonly store: SurveyStore }) {
  const { item, context, production, change } = useSurveyedDoor();
  const { mine, stored } = useSurveyState(store);
  const mayChange = change !== null && stored.Locked.Sizes === null;
  const found = surveyFindings(surveyFromWire(mine), item, context);
  const applyFix = (finding: SurveyFinding) => {
    if (finding.kind !== 'add-on-needed' || !finding.fix) return;
    change?.(finding.fix.action).then(store.refresh, () => undefined);
  };
  return (
    <div className="survey-findings" role="status" aria-label={messages.name}>
      {production === null ? null : <SpecialOrderNote item={item} production={production} />}
      {found.map((finding) => (
        <div key={finding.message} className="survey-finding">
          <Warning />
          <p>{finding.message}</p>
          {finding.kind === 'add-on-needed' && finding.fix && mayChange ? (
            <Button scale="row" onClick={() => applyFix(finding)}>
              {messages.packOut(finding.fix.stock.name)}
            </Button>
          ) : null}
          {finding.kind === 'add-on-needed' && !finding.fix ? <p>{messages.noPacker}</p> : null}
        </div>
      ))}
    </div>
  );
}
