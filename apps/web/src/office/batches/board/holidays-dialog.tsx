import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { batchesWords } from '../../words/batches.ts';
import { HolidayCalendar } from './holiday-calendar.tsx';

const {
  board: { holidays: says },
} = batchesWords;

/** The calendar of the works beside the weeks that it changes. */
export const HolidaysDialog = ({ onClose }: { onClose(): void }) => (
  <Modal open title={says.title} width={480} onClose={onClose}>
    <HolidayCalendar />
    <div className="modal-actions">
      <Button onClick={onClose}>{says.done}</Button>
    </div>
  </Modal>
);
