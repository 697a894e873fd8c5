import { Button } from '@door/ui/button';
import type { ReactNode } from 'react';
import { officeMessages } from '../messages/office.ts';

interface DialogActsProps {
  readonly children: ReactNode;
  /** What the button says that leaves it, where that is not Cancel. */
  readonly cancel?: string | undefined;
  onCancel(): void;
}

/** The buttons of a dialog, and the one that leaves it. */
export const DialogActs = ({ children, cancel = officeMessages.asking.cancel, onCancel }: DialogActsProps) => (
  <div className="modal-actions">
    {children}
    <Button look="quiet" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
);
