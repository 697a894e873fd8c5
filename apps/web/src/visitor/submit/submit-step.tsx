import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { type RefCallback, useRef } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { UndoRedo } from '../../designer/state/undo-redo.tsx';
import { PreviewStage } from '../../designer/preview/preview-stage.tsx';
import { steps } from '../../designer/steps/steps.ts';
import { BusyModal } from '../../shared/page/busy-modal.tsx';
import { ErrorModal } from '../../shared/page/error-modal.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { SaveDoor } from '../door-paper/save-door.tsx';
import { KeepTools } from '../kept/keep-tools.tsx';
import { ShareDesign } from '../share/share-design.tsx';
import { ActionBar } from '../shell/action-bar.tsx';
import { PriceSlot } from '../shell/price-slot.tsx';
import { StepLine } from '../shell/step-head.tsx';
import type { Doubt } from './doubts.ts';
import { DrawingSheet, Schedule } from './drawing-sheet.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { useSubmit } from './use-submit.ts';
import { submitMessages } from './messages.ts';
import './before-sending.css';
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
            <PageTitle>{submitMessages.submit.title}</PageTitle>
            <div className="title-ways">
              <ShareDesign />
              <SaveDoor look="line" scale="row" shareId={shareId} />
            </div>
          </div>
          <p className="lede lede-kept">{submitMessages.submit.lede}</p>
          <Schedule />
          <EnquiryFields submitting={submitting} focusRef={focusRef} onSubmit={submit} />
        </div>
        <div className="panel-foot">
          <PriceSlot />
        </div>
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
      <BusyModal open={submitting.sending && !submitting.waiting} text={submitMessages.submit.sending} />
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

interface DoubtsModalProps {
  /** Empty: the modal is closed. */
  readonly doubts: readonly Doubt[];
  onChange(about: Doubt['about']): void;
  onSend(): void;
  onClose(): void;
}

/** Asks once about what may not have been meant, with the way to each; sending is one of the answers. */
function DoubtsModal({ doubts, onChange, onSend, onClose }: DoubtsModalProps) {
  const t = submitMessages.doubts;
  return (
    <Modal open={doubts.length > 0} title={t.title} width={360} onClose={onClose}>
      <ul className="doubts">
        {doubts.map(({ about, message }) => (
          <li key={about}>
            <p>{message}</p>
            <Button scale="row" onClick={() => onChange(about)}>
              {t.change[about]}
            </Button>
          </li>
        ))}
      </ul>
      <div className="modal-actions">
        <Button look="primary" onClick={onSend}>
          {t.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.notYet}
        </Button>
      </div>
    </Modal>
  );
}

/** Says once that there is no network; the enquiry leaves by itself when it is back. */
const WaitingModal = ({ open, onStop }: { readonly open: boolean; onStop(): void }) => (
  <Modal open={open} title={submitMessages.waiting.title} width={360} closable={false}>
    <p role="status">{submitMessages.waiting.sentence}</p>
    <div className="modal-actions">
      <Button onClick={onStop}>{submitMessages.waiting.doNotSend}</Button>
    </div>
  </Modal>
);
