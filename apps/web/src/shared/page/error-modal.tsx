import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { messages } from '../messages/messages.ts';
import { Component, type ReactNode } from 'react';

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
      title={messages.error.title}
      width={360}
      closable={onClose !== undefined}
      {...(onClose ? { onClose } : {})}
    >
      <div role="alert">
        <p>{messages.error.sentence}</p>
        {detail ? <p>{detail}</p> : null}
        <p>{messages.error.designIsKept}</p>
      </div>
      <div className="modal-actions">
        <Button look="primary" onClick={onTryAgain}>
          {messages.error.tryAgain}
        </Button>
        {onClose ? (
          <Button look="quiet" onClick={onClose}>
            {messages.close}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}

interface State {
  readonly failed: boolean;
}

/** Shows the error modal for any error that is thrown while a page is rendered. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** Pages that are open while the server is upgraded ask for code that is there no longer. */
  override componentDidCatch(): void {
    void window.doorStart.reloadIfReplaced();
  }

  override render() {
    return this.state.failed ? <ErrorModal open onTryAgain={() => location.reload()} /> : this.props.children;
  }
}
