import { type SurveyFinding, surveyFindings } from '@door/domain/survey/survey-findings';
import { surveyFromWire } from '@door/wire/survey-wire';
import { Button } from '@door/ui/button';
import { Warning } from '@door/ui/icons';
import { officeSurveyWords } from '../../words/office-survey.ts';
import { useOfficeItem } from '../../office/item/office-item.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { findings: words } = officeSurveyWords;

/** What to look at before anybody orders, each with the tap that mends it. */
export function SurveyFindings({ store }: { readonly store: SurveyStore }) {
  const { item, catalogue, choose, whenSaved } = useOfficeItem();
  const { mine } = useSurveyState(store);
  const found = surveyFindings(surveyFromWire(mine), item, catalogue);
  const mend = (finding: SurveyFinding) => {
    if (finding.kind !== 'add-on-needed' || !finding.cure) return;
    choose(finding.cure.action);
    whenSaved().then(store.refresh, () => undefined);
  };
  return (
    <div className="survey-findings" role="status" aria-label={words.name}>
      {found.map((finding) => (
        <div key={finding.message} className="survey-finding">
          <Warning />
          <p>{finding.message}</p>
          {finding.kind === 'add-on-needed' && finding.cure ? (
            <Button scale="row" onClick={() => mend(finding)}>
              {words.packOut(finding.cure.stock.name)}
            </Button>
          ) : null}
          {finding.kind === 'add-on-needed' && !finding.cure ? <p>{words.noPacker}</p> : null}
        </div>
      ))}
    </div>
  );
}
