import { Button } from '@door/ui/button';
import { HeldDialog } from '../../layout/held-dialog.tsx';
import { officeWords } from '../../words/office.ts';
import { batchesWords } from '../../words/batches.ts';
import { HolidayCalendar } from './holiday-calendar.tsx';

const {
  board: { holidays: says },
} = batchesWords;

/** The calendar of the works beside the weeks that it changes. */
export const HolidaysDialog = ({ onClose }: { onClose(): void }) => (
  <HeldDialog
    title={says.title}
    width={480}
    renderActs={(isTyped) => (
      <div className="modal-actions">
        <Button onClick={onClose}>{isTyped ? officeWords.leaving.leave : says.done}</Button>
      </div>
    )}
    onClose={onClose}
  >
    <HolidayCalendar />
  </HeldDialog>
);
