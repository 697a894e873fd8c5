import { useRouter } from '../../platform/router/use-router.ts';
import { UndoRedo } from '../../door/designer/undo-redo.tsx';
import { StepLine } from '../shell/step-head.tsx';
import { steps } from '../../door/steps/steps.ts';
import { PreviewStage } from '../../door/preview/preview-stage.tsx';
import { SaveDoor } from '../door-paper/save-door.tsx';
import { KeepTools } from '../kept/keep-tools.tsx';
import { ShareDesign } from '../share/share-design.tsx';
import { ActionBar } from '../shell/action-bar.tsx';
import { PriceSlot } from '../shell/price-slot.tsx';
import { BusyModal } from '../../platform/page/busy-modal.tsx';
import { ErrorModal } from '../../platform/page/error-modal.tsx';
import { useApp } from '../../door/app/app-context.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useSubmit } from './use-submit.ts';
import { submitWords } from './words.ts';
import { DoubtsModal, WaitingModal } from './before-sending.tsx';
import { DrawingSheet, Schedule } from './drawing-sheet.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { type RefCallback, useRef } from 'react';
import './submit-step.css';

/** The last step: a drawing sheet on the stage, the enquiry form in the panel. */
export function SubmitStep() {
  const { store, api, catalogue } = useApp();
  const submitting = useSubmit();
  const { go } = useRouter();
  const { focus, focusRef } = useFocusByName();
  const submit = () => {
    const [missing] = submitting.submit();
    if (missing) focus(missing.field);
  };
  const shareId = async () => api.sharing(catalogue).share((await store.whenSaved()).item.id);
  const change = {
    // The dialog gives the focus back to Submit when it closes.
    email: () => setTimeout(() => focus('email')),
    glass: () => void go('/glass'),
  } as const;
  return (
    <>
      <PreviewStage sheet={DrawingSheet} tools={<UndoRedo store={store} />} corner={<KeepTools />} />
      <main className="panel">
        <div className="panel-scroll">
          <StepLine present={steps.length - 1} />
          <div className="title-row">
            <PageTitle>{submitWords.submit.title}</PageTitle>
            <div className="title-ways">
              <ShareDesign />
              <SaveDoor look="line" scale="row" shareId={shareId} />
            </div>
          </div>
          <p className="lede lede-kept">{submitWords.submit.lede}</p>
          <Schedule />
          <EnquiryFields submitting={submitting} focusRef={focusRef} onSubmit={submit} />
        </div>
        <PriceSlot />
        <ActionBar submits busy={submitting.sending} onPrevious={() => void go('/hardware')} onNext={submit} />
      </main>
      <DoubtsModal
        doubts={submitting.doubts}
        onSend={submitting.sendAnyway}
        onClose={submitting.closeDoubts}
        onChange={(about) => {
          submitting.closeDoubts();
          change[about]();
        }}
      />
      <WaitingModal open={submitting.waiting} onStop={submitting.stop} />
      <BusyModal open={submitting.sending && !submitting.waiting} text={submitWords.submit.sending} />
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

/** Puts the focus into a field of the form by its name. */
function useFocusByName() {
  const elements = useRef(new Map<string, HTMLElement>());
  const focusRef =
    (name: string): RefCallback<HTMLElement> =>
    (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    };
  const focus = (name: string) => elements.current.get(name)?.focus();
  return { focus, focusRef };
}
