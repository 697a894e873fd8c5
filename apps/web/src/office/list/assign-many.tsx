import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useId, useState } from 'react';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { officeClient } from '../queries/office-client.ts';
import { enquiryMutationMeta } from '../queries/use-enquiries.ts';
import { officeMessages } from '../messages/office.ts';
import type { BulkRuns } from './use-bulk-run.ts';
import { AssigneeOptions } from '../layout/assignee-options.tsx';
import { useAssignees } from '../queries/use-me.ts';

const { bulk: t, enquiries } = officeMessages;

/** A row of a list, as far as somebody may answer its enquiry. */
export interface Assignable {
  readonly label: string;
  /** null: nobody has asked about it. */
  readonly enquiryId: string | null;
}

interface AssignManyProps {
  readonly rows: readonly Assignable[];
  readonly runs: BulkRuns;
  onClose(): void;
}

/** Asks who is to answer the enquiries of these rows, and gives them to that person one by one. */
export function AssignMany({ rows, runs, onClose }: AssignManyProps) {
  const colleagues = useAssignees();
  const [userId, setUserId] = useState('');
  const id = useId();
  const assign = () => {
    onClose();
    runs.start({
      title: t.assignTitle,
      rows,
      labelOf: ({ label }) => label,
      invalidates: enquiryMutationMeta.invalidates,
      work: async ({ enquiryId }) => {
        if (enquiryId === null) return t.noEnquiry;
        await officeClient.enquiry.assign.mutate({ Id: enquiryId, UserId: userId === '' ? null : userId });
        return null;
      },
    });
  };
  return (
    <Modal open title={t.whoAnswers(rows.length)} width={360} onClose={onClose}>
      <span className="list-tool">
        <label htmlFor={id}>{enquiries.columns.answers}</label>
        <select id={id} className="input" value={userId} onChange={(event) => setUserId(event.target.value)}>
          <AssigneeOptions people={colleagues} nobody={enquiries.nobody} />
        </select>
      </span>
      <DialogActs onCancel={onClose}>
        <Button look="primary" onClick={assign}>
          {t.assign}
        </Button>
      </DialogActs>
    </Modal>
  );
}
