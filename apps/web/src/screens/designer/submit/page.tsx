import { usePlace } from '../../../navigation/navigation.ts';
import { Retrace } from '../../../designer/retrace.tsx';
import { StepLine } from '../../../designer/step-line.tsx';
import { steps } from '../../../designer/steps.ts';
import { PreviewStage } from '../../../preview/preview-stage.tsx';
import { ShareDesign } from '../../../share/share-design.tsx';
import { ActionBar } from '../../../shell/action-bar.tsx';
import { BusyModal } from '../../../shell/busy-modal.tsx';
import { ErrorModal } from '../../../shell/error-modal.tsx';
import { useShop } from '../../../shell/shop.ts';
import { Title } from '../../../shell/title.tsx';
import { useSubmit } from '../../../submit/use-submit.ts';
import { words } from '../../../words/words.ts';
import { DrawingSheet } from './drawing-sheet.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { useFocusByName } from './use-focus-by-name.ts';

/** The last step: the stage becomes a drawing sheet, the panel a form. */
export function Submit() {
  const { store } = useShop();
  const submitting = useSubmit();
  const { go } = usePlace();
  const { focus, focusRef } = useFocusByName();
  const submit = () => {
    const [missing] = submitting.submit();
    if (missing) focus(missing.field);
  };
  return (
    <>
      <PreviewStage sheet={DrawingSheet} tools={<Retrace store={store} />} />
      <main className="panel">
        <div className="panel-scroll">
          <StepLine present={steps.length - 1} />
          <div className="title-row">
            <Title>{words.submit.title}</Title>
            <ShareDesign />
          </div>
          <p className="lede lede-kept">{words.submit.lede}</p>
          <EnquiryFields submitting={submitting} focusRef={focusRef} onSubmit={submit} />
        </div>
        <ActionBar submits busy={submitting.sending} onPrevious={() => void go('/hardware')} onNext={submit} />
      </main>
      <BusyModal open={submitting.sending} text={words.busy.sending} />
      <ErrorModal
        open={submitting.failure !== null}
        detail={submitting.failure ?? ''}
        onTryAgain={() => {
          submitting.closeFailure();
          submit();
        }}
        onClose={submitting.closeFailure}
      />
    </>
  );
}
