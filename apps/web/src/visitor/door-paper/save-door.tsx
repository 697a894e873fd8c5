import { Button, type ButtonProps } from '@door/ui/button';
import { Download } from '@door/ui/icons';
import { useState } from 'react';
import { SaveDialog } from './save-dialog.tsx';
import { doorPaperMessages as messages } from './messages.ts';

export interface SaveDoorProps extends Pick<ButtonProps, 'look' | 'scale' | 'aria-label'> {
  shareId(): Promise<string>;
}

/** A button that opens the dialog in which a door is saved as a page or a picture. */
export function SaveDoor({ shareId, ...button }: SaveDoorProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} icon={<Download />} onClick={() => setOpen(true)}>
        {messages.title}
      </Button>
      <SaveDialog open={open} shareId={shareId} onClose={() => setOpen(false)} />
    </>
  );
}
