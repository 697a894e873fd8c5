import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';

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
      title="Error Occurred"
      width={360}
      closable={onClose !== undefined}
      {...(onClose ? { onClose } : {})}
    >
      <div role="alert">
        <p>We encountered an error while processing your request. Please try again later.</p>
        {detail ? <p>{detail}</p> : null}
        <p>Your design is kept on this device.</p>
      </div>
      <div className="modal-actions">
        <Button look="primary" onClick={onTryAgain}>
          Try again
        </Button>
        {onClose ? (
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
