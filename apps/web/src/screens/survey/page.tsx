import { displayName } from '@door/domain/item/display-name';
import { Button } from '@door/ui/button';
import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import { OfficeHead } from '../../office/office-head.tsx';
import { officeItemWords } from '../../words/office-item.ts';
import { officeSurveyWords as words } from '../../words/office-survey.ts';
import { ItemFrame } from '../../office/item/item-frame.tsx';
import { useOfficeItem } from '../../office/item/office-item.ts';
import { ConflictNote } from './conflict-note.tsx';
import { FinalTick } from './final-tick.tsx';
import { MeasureGroup } from './measure-group.tsx';
import { Notes } from './notes.tsx';
import { OrderedSizes } from './ordered-sizes.tsx';
import { Photos } from './photos.tsx';
import { SurveyFindings } from './survey-findings.tsx';
import type { SurveyStore } from './survey-store.ts';
import { measureGroups } from './measures.ts';
import { useSurvey, useSurveyState } from './use-survey.ts';
import '@door/ui/size-field.css';
import './survey.css';

/** What was measured in the hallway: filled in on a phone with one hand, read in the office. */
export const SurveyPage = () => (
  <ItemFrame>
    <SurveyOfItem />
  </ItemFrame>
);

function SurveyOfItem() {
  const { id = '' } = usePlace().params;
  const { opened, again } = useSurvey(id);
  if (opened === 'opening') return <SurveyHead sentence={words.opening} />;
  if (opened !== 'failed') return <Survey store={opened} />;
  return (
    <>
      <SurveyHead sentence="" />
      <div className="office-body plain-text" role="alert">
        <p>{words.failed}</p>
        <Button look="primary" onClick={again}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  );
}

/** The sentence says how the survey stands. */
function SurveyHead({ sentence }: { readonly sentence: string }) {
  const { item } = useOfficeItem();
  return (
    <OfficeHead
      title={words.title}
      above={
        <Link to={`/door/${item.id}`}>
          {item.numerals || item.address ? displayName(item) : officeItemWords.unnamed}
        </Link>
      }
      beside={
        <span className="survey-saving" role="status">
          {sentence}
        </span>
      }
    />
  );
}

function Survey({ store }: { readonly store: SurveyStore }) {
  const { saving, reason } = useSurveyState(store);
  return (
    <>
      <SurveyHead sentence={words.saving[saving]} />
      <ConflictNote store={store} />
      <form className="survey" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="survey-measures">
          <p className="survey-lead">{words.lead}</p>
          {measureGroups.map((group) => (
            <MeasureGroup key={group.name} group={group} store={store} />
          ))}
          <SurveyFindings store={store} />
        </div>
        <div className="survey-rest">
          <Photos store={store} />
          <Notes store={store} />
          <FinalTick store={store} />
          <p className="survey-reason" role="alert">
            {saving === 'refused' ? reason : ''}
          </p>
        </div>
        <OrderedSizes store={store} />
      </form>
    </>
  );
}
