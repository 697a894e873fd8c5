import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { type FormEvent, type FormEventHandler, type ReactNode, useState } from 'react';
import { useUnsaved } from './unsaved-fields.ts';
import { officeWords } from '../words/office.ts';
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
  const [typed, setTyped] = useState<'nothing' | 'unsent' | 'sent'>('nothing');
  const [isAsked, ask] = useState(false);
  useUnsaved(typed === 'unsent' && !busy);
  const type = () => {
    setTyped('unsent');
    ask(false);
  };
  const submit = (event: FormEvent) => {
    if (busy) return event.preventDefault();
    setTyped((now) => (now === 'nothing' ? now : 'sent'));
    onSubmit(event);
  };
  return (
    <Modal
      open
      title={title}
      width={width}
      closable={typed === 'nothing'}
      onTriedToClose={() => ask(true)}
      onClose={onClose}
    >
      <form className="office-form" noValidate onInput={type} onSubmit={submit}>
        {children}
        <p role="status">{isAsked ? officeWords.leaving.dialog : ''}</p>
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
