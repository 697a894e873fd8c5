import { Modal } from '@door/ui/modal';
import { type ReactNode, useCallback, useState } from 'react';
import { officeMessages } from '../messages/office.ts';
import { DialogOfFields } from './unsaved-fields.ts';
import './held-dialog.css';

interface HeldDialogProps {
  readonly title: string;
  /** CSS px. */
  readonly width: number;
  readonly children: ReactNode;
  /** Its buttons, by whether something typed is not saved: what leaves it then says that it gives this up. */
  renderActs(isTyped: boolean): ReactNode;
  onClose(): void;
}

/** A dialog whose fields save by themselves. While one of them has something typed that is not saved, it is closed by its button alone. */
export function HeldDialog({ title, width, children, renderActs, onClose }: HeldDialogProps) {
  const [fields, setFields] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const count = useCallback((change: 1 | -1) => {
    setFields((now) => now + change);
    setIsAsked(false);
  }, []);
  const isTyped = fields > 0;
  return (
    <Modal
      open
      title={title}
      width={width}
      closable={!isTyped}
      onTriedToClose={() => setIsAsked(true)}
      onClose={onClose}
    >
      <DialogOfFields value={count}>{children}</DialogOfFields>
      <p className="held-note" role="status">
        {isAsked ? officeMessages.leaving.held : ''}
      </p>
      {renderActs(isTyped)}
    </Modal>
  );
}
