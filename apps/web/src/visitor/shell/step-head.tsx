import { steps } from '../../designer/steps/steps.ts';
import { useDesigner } from '../../designer/state/use-designer.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { Link } from '../../shared/router/link.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { visitorMessages } from '../messages.ts';
import { type SaveStatus, saveStatusOf, useSteadySaveStatus } from '../../designer/state/save-status.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';
import './step-head.css';

/** Step N of 6, the save status and the title of the step. */
export function StepHead({ present }: { readonly present: number }) {
  const { client, started } = useDesigner();
  return (
    <>
      <StepLine present={present} />
      <div className="step-title">
        <PageTitle>{steps[present]?.title ?? ''}</PageTitle>
        <p>{steps[present]?.plain}</p>
      </div>
      {present === 0 ? (
        <>
          <p className={started ? 'lede' : 'lede lede-kept'}>{client.ui.publicIntroText}</p>
          <p className="beginnings">
            <Link to="/gallery">{messages.titles.gallery}</Link>
            <Link to="/guide/">{messages.titles.guide}</Link>
          </p>
        </>
      ) : null}
    </>
  );
}

const statusTexts: Readonly<Record<SaveStatus, string>> = {
  saved: visitorMessages.stepLine.saved,
  saving: visitorMessages.stepLine.saving,
  waiting: visitorMessages.stepLine.waiting,
};

/** Step N of 6, and whether the design is saved. */
export function StepLine({ present }: { readonly present: number }) {
  const { store } = useApp();
  const { started } = useDesigner();
  const status = useSubscribed(store.subscribe, () => saveStatusOf(store.current()));
  const steady = useSteadySaveStatus(status);
  return (
    <div className="step-line num">
      <p>{visitorMessages.stepLine.position(present + 1, steps.length)}</p>
      <p className="save-sign" role="status">
        {started ? statusTexts[steady] : ''}
      </p>
    </div>
  );
}
