import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import type { FormEvent, FormEventHandler, ReactNode } from 'react';
import { DialogActs } from './dialog-acts.tsx';

interface FormDialogProps {
  readonly title: string;
  /** CSS px. */
  readonly width: number;
  /** What its button says and does. */
  readonly doIt: string;
  /** What the button says that leaves it, where that is not Cancel. */
  readonly leave?: string | undefined;
  /** It is being done; until then nothing is sent again. */
  readonly busy: boolean;
  readonly onSubmit: FormEventHandler;
  /** Before the dialog closes by its button, and not where it closes in another way. */
  onCancel?(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog with a form, the button that does it, and one that leaves it. */
export const FormDialog = ({
  title,
  width,
  doIt,
  leave,
  busy,
  onSubmit,
  onCancel,
  onClose,
  children,
}: FormDialogProps) => (
  <Modal open title={title} width={width} onClose={onClose}>
    <form className="office-form" noValidate onSubmit={busy ? preventDefault : onSubmit}>
      {children}
      <DialogActs
        cancel={leave}
        onCancel={() => {
          onCancel?.();
          onClose();
        }}
      >
        <Button look="primary" submits busy={busy}>
          {doIt}
        </Button>
      </DialogActs>
    </form>
  </Modal>
);

const preventDefault = (event: FormEvent) => event.preventDefault();
