import { type EnquiryOutcome, enquiryOutcomes } from '@door/domain/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { type FormEvent, useState } from 'react';
import { officeClient } from '../queries/office-client.ts';
import { useSend } from '../queries/use-send.ts';
import { officeWords } from '../words/office.ts';

const { enquiry: says } = officeWords;

const segments = enquiryOutcomes.map((value) => ({ value, label: says.outcomes[value] }));

export interface CloseEnquiryProps {
  readonly id: string;
  onClose(): void;
  onClosed(): void;
}

/** The dialog that closes an enquiry with its outcome and a note. */
export function CloseEnquiry({ id, onClose, onClosed }: CloseEnquiryProps) {
  const [Outcome, choose] = useState<EnquiryOutcome>('won');
  const [Note, setNote] = useState('');
  const { send, busy } = useSend();
  const close = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const isClosed = await send(async () => void (await officeClient().enquiry.done.mutate({ Id: id, Outcome, Note })));
    if (!isClosed) return;
    onClosed();
    onClose();
  };
  return (
    <Modal open title={says.closeTitle} width={400} onClose={onClose}>
      <form className="office-form" onSubmit={(event) => void close(event)}>
        <Segmented label={says.closeTitle} segments={segments} chosen={Outcome} onChoose={(value) => choose(value)} />
        <Field label={says.note} optional long value={Note} maxLength={2000} onChange={setNote} />
        <div className="modal-actions">
          <Button look="primary" submits busy={busy}>
            {says.closeIt}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {says.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
