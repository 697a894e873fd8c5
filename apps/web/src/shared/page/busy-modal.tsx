import { DrawnOutline } from '@door/ui/drawn-outline';
import { Modal } from '@door/ui/modal';
import { messages } from '../messages/messages.ts';

export interface BusyModalProps {
  readonly open: boolean;
  readonly text?: string;
}

/** Nothing else can be done until the work is over. */
export const BusyModal = ({ open, text = messages.busy.loading }: BusyModalProps) => (
  <Modal open={open} closable={false} label={text}>
    <div className="modal-busy" role="status">
      <DrawnOutline scale="glyph" />
      <p>{text}</p>
    </div>
  </Modal>
);
