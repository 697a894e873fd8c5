import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { words } from '../words/words.ts';

export interface ErrorModalProps {
  readonly open: boolean;
  /** A sentence about this error, where there is one worth reading. */
  readonly detail?: string;
  onTryAgain(): void;
  onClose?(): void;
}

export function ErrorModal({ open, detail, onTryAgain, onClose }: ErrorModalProps) {
  return (
    <Modal
      open={open}
      title={words.error.title}
      width={360}
      closable={onClose !== undefined}
      {...(onClose ? { onClose } : {})}
    >
      <div role="alert">
        <p>{words.error.sentence}</p>
        {detail ? <p>{detail}</p> : null}
        <p>{words.error.designIsKept}</p>
      </div>
      <div className="modal-actions">
        <Button look="primary" onClick={onTryAgain}>
          {words.error.tryAgain}
        </Button>
        {onClose ? (
          <Button look="quiet" onClick={onClose}>
            {words.close}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
