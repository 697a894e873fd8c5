import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { submitWords } from './words.ts';
import type { Doubt } from './doubts.ts';
import './before-sending.css';

export interface DoubtsModalProps {
  /** Empty: the modal is closed. */
  readonly doubts: readonly Doubt[];
  onChange(about: Doubt['about']): void;
  onSend(): void;
  onClose(): void;
}

/** Asks once about what may not have been meant, with the way to each; sending is one of the answers. */
export function DoubtsModal({ doubts, onChange, onSend, onClose }: DoubtsModalProps) {
  const says = submitWords.doubts;
  return (
    <Modal open={doubts.length > 0} title={says.title} width={360} onClose={onClose}>
      <ul className="doubts">
        {doubts.map(({ about, message }) => (
          <li key={about}>
            <p>{message}</p>
            <Button scale="row" onClick={() => onChange(about)}>
              {says.change[about]}
            </Button>
          </li>
        ))}
      </ul>
      <div className="modal-actions">
        <Button look="primary" onClick={onSend}>
          {says.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {says.notYet}
        </Button>
      </div>
    </Modal>
  );
}

/** Says once that there is no network; the enquiry leaves by itself when it is back. */
export const WaitingModal = ({ open, onStop }: { readonly open: boolean; onStop(): void }) => (
  <Modal open={open} title={submitWords.waiting.title} width={360} closable={false}>
    <p role="status">{submitWords.waiting.sentence}</p>
    <div className="modal-actions">
      <Button onClick={onStop}>{submitWords.waiting.doNotSend}</Button>
    </div>
  </Modal>
);
