import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useUnsaved } from './unsaved-fields.ts';
import { officeMessages } from '../messages/office.ts';
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
  /** Does it; not called while it is busy. */
  onSubmit(): unknown;
  /** Before the dialog closes by its button, and not where it closes in another way. */
  onCancel?(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog with a form, the button that does it, and one that leaves it. What is typed in it is given up by that button alone. */
export function FormDialog({
  title,
  width,
  doIt,
  leave,
  busy,
  onSubmit,
  onCancel,
  onClose,
  children,
}: FormDialogProps) {
  const [isTyped, setIsTyped] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  // A form that was refused still has what was typed; one that is done is closed.
  useUnsaved(isTyped && !busy);
  const type = () => {
    setIsTyped(true);
    setIsAsked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <Modal
      open
      title={title}
      width={width}
      closable={!isTyped}
      onTriedToClose={() => setIsAsked(true)}
      onClose={onClose}
    >
      <form className="office-form" noValidate onInput={type} onSubmit={submit}>
        {children}
        <p role="status">{isAsked ? officeMessages.leaving.dialog(leave ?? officeMessages.asking.cancel) : ''}</p>
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
}
