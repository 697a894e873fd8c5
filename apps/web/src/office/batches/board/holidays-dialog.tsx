import { Button } from '@door/ui/button';
import { HeldDialog } from '../../layout/held-dialog.tsx';
import { officeMessages } from '../../messages/office.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { HolidayCalendar } from './holiday-calendar.tsx';

const {
  board: { holidays: t },
} = batchesMessages;

/** The calendar of the works beside the weeks that it changes. */
export const HolidaysDialog = ({ onClose }: { onClose(): void }) => (
  <HeldDialog
    title={t.title}
    width={480}
    renderActs={(isTyped) => (
      <div className="modal-actions">
        <Button onClick={onClose}>{isTyped ? officeMessages.leaving.leave : t.done}</Button>
      </div>
    )}
    onClose={onClose}
  >
    <HolidayCalendar />
  </HeldDialog>
);
