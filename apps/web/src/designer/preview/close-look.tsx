import type { Side } from '@door/drawing/scene';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { type ReactNode, useRef } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import { doorMessages } from '../messages.ts';
import { usePanAndZoom } from './use-pan-and-zoom.ts';
import './close-look.css';

interface CloseLookProps {
  readonly open: boolean;
  /** What the dialog is called. */
  readonly label: string;
  readonly side: Side;
  /** The picture of that side. */
  readonly children: ReactNode;
  /** Further buttons, at the foot. */
  readonly foot?: ReactNode;
  onShow(side: Side): void;
  onClose(): void;
}

/** A picture in a dialog as large as the window, which is panned and zoomed; both sides of the door can be shown. */
export const CloseLook = ({ open, label, side, children, foot, onShow, onClose }: CloseLookProps) => (
  <Modal open={open} fullScreen label={label} onClose={onClose}>
    {open ? (
      <div className="stage enlarged">
        <PannedPicture>{children}</PannedPicture>
        <div className="enlarged-views">
          <button type="button" aria-pressed={side === 'external'} onClick={() => onShow('external')}>
            {doorMessages.stage.external}
          </button>
          <button type="button" aria-pressed={side === 'internal'} onClick={() => onShow('internal')}>
            {doorMessages.stage.internal}
          </button>
        </div>
        <button type="button" className="stage-button enlarged-close" aria-label={messages.close} onClick={onClose}>
          <Cross />
        </button>
        {foot}
      </div>
    ) : null}
  </Modal>
);

function PannedPicture({ children }: { readonly children: ReactNode }) {
  const picture = useRef<HTMLDivElement>(null);
  usePanAndZoom(picture);
  return (
    <div className="close-look">
      <div ref={picture}>{children}</div>
    </div>
  );
}
